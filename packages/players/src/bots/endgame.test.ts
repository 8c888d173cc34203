import type { SafeMove } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { BUDGET, bothWays, bruteForce, challengeHolds, type Ending, endings, table } from './endgame.test-help.ts';
import { moved, playOut } from './endgame.ts';

describe('playing a shake out', () => {
  const cases = [
    ['on-sets', 'elementary', 2, 4],
    ['on-sets', 'middle', 3, 4],
    ['wff', 'elementary', 1, 3],
  ] as const satisfies readonly Ending[];
  for (const [id, division, left, wanted] of cases)
    it(`${id} ${division}: with ${left} cubes left it is worth what brute force says, bonus or not, two or three players`, () => {
      const compared = bothWays([id, division, left, wanted]);
      expect(compared.length).toBeGreaterThan(0);
      for (const [played, brute] of compared) expect(played).toEqual(brute);
    });

  it('all moves it calls equal are worth the same to the one on turn', () => {
    const { game } = cellOf('on-sets');
    const position = endings('on-sets', 'middle', 3, 1)[0]!;
    const { equals, points } = playOut(game, table(position, [0, 1], []), BUDGET.steps)!;
    for (const move of equals) {
      if (move.do === 'bonus') continue;
      const after = moved(position, move.cube, move.to as SafeMove['to']);
      const worth = challengeHolds(game, after) ? 2 : bruteForce(game, table(after, [1, 0], []))[1];
      expect(worth).toBe(points[0]);
    }
  });

  it('says nothing where the solver cannot decide in its steps', () => {
    const { game } = cellOf('on-sets');
    const position = endings('on-sets', 'middle', 3, 1)[0]!;
    expect(playOut(game, table(position, [0, 1], []), 1)).toBeNull();
  });
});
