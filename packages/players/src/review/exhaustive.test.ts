import { seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../test/games.ts';
import { smallShake, Trial } from './exhaustive.test-help.ts';
import { judgeMoment } from './judgement.ts';
import type { Mistake } from './mistake.ts';
import { withMemory } from './remembered.ts';

const BUDGET = { steps: 1_500_000 };
const SHAKES = { 'on-sets': 40, equations: 30, wff: 25 } as const;

describe.each(CELLS.map(cell => [cell.game.id, cell] as const))('a review of %s', (id, cell) => {
  it('says of every choice in small shakes what trying everything says', () => {
    const random = seededRandom(1611);
    const kinds = new Map<Mistake | 'good', number>();
    for (let n = 0; n < SHAKES[id]; n++) {
      // One goal a shake: what serves is remembered for that long.
      const trial = new Trial(cell);
      const memory = withMemory(cell.game, []);
      for (const choice of smallShake(cell, random, trial).toReversed()) {
        const { mistakes, verdict, did, seq } = judgeMoment(memory, choice.moment, BUDGET);
        const expected = trial.mistakes(choice);
        const where = `shake ${n}, ${did} ${seq}`;
        expect([where, verdict, mistakes]).toEqual([where, expected.length > 0 ? 'mistake' : 'good', expected]);
        for (const kind of expected.length > 0 ? expected : (['good'] as const))
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }
    for (const kind of ['good', 'missed-now', 'missed-impossible', 'made-impossible', 'gave-now'] as const)
      expect([kind, (kinds.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});
