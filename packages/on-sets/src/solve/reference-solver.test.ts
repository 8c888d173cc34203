import { seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import { smallPosition } from '../random.ts';
import { compareWithReference } from './compare-reference.test-help.ts';

describe('the solver and a text-level brute force', () => {
  it('agree on small positions of every division and variation: existence, card sets, fewest cubes, witnesses', () => {
    const roll = seededRandom(20260727);
    const tally = compareWithReference(1500, () => smallPosition(roll, 5, 6));
    expect(tally.yes).toBeGreaterThan(300);
    expect(tally.no).toBeGreaterThan(300);
  });

  it('agree where = and ⊆ are many: chains, several Restrictions, No Null', () => {
    const roll = seededRandom(818);
    const tally = compareWithReference(400, () => smallPosition(roll, 6, 6, 0.3));
    expect(tally.yes).toBeGreaterThan(60);
    expect(tally.no).toBeGreaterThan(80);
  });
});
