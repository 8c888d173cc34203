import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Act } from '../act.ts';
import { Script } from './script.ts';
import { randomAct, randomOf } from './walk.ts';

/** Acts whose rules the two On-Sets editions share, for two players: everything but no-Goal and checking. */
const SHARED = [
  'roll',
  'deal',
  'preset',
  'goal',
  'place',
  'bonus',
  'move',
  'lift',
  'say',
  'put-back',
  'submit',
  'point-out',
  'wait',
];

describe('the two On-Sets editions', () => {
  test('a match of two players that meets none of their differences is the same in both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), seed => {
        const table = { judging: 'auto' };
        const old = new Script('onsets-2014', { cubes: 7, deck: true, table });
        const now = new Script('onsets-2026', { cubes: 7, deck: true, table });
        const r = randomOf(seed);
        for (let i = 0; i < 120; i++) {
          const drawn = randomAct(old.state, r, 'x');
          const act: Act = SHARED.includes(drawn.do) ? drawn : { do: 'wait' };
          const at = old.at + r.below(20_000);
          const fixed: Act = act.do === 'roll' ? { ...act, faces: ['a', 'b', 'c', 'd', 'a', 'b', '='] } : act;
          expect(now.act(fixed, at)?.code).toBe(old.act(fixed, at)?.code);
          const [{ penalties: p14, ...s14 }, { penalties: p26, ...s26 }] = [old.sum, now.sum];
          expect(s26).toEqual(s14);
          expect((p26 as object[]).length).toBe((p14 as object[]).length);
        }
      }),
      { numRuns: 60, seed: 14 },
    );
  });
});
