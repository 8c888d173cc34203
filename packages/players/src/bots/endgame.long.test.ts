import { describe, expect, it } from 'vitest';
import { bothWays, type Ending } from './endgame.test-help.ts';

describe('playing a shake out', () => {
  const cases: readonly Ending[] = [
    ['on-sets', 'elementary', 4, 2],
    ['on-sets', 'senior', 4, 2],
    ['equations', 'elementary', 3, 1],
    ['wff', 'elementary', 3, 3],
  ];
  for (const ending of cases)
    it(`${ending[0]} ${ending[1]}, ${ending[2]} cubes left: is worth what brute force says, bonus or not, two or three players`, () => {
      const compared = bothWays(ending);
      expect(compared.length).toBeGreaterThan(0);
      for (const [played, brute] of compared) expect(played).toEqual(brute);
    });
});
