import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatsIn } from '../seats.ts';
import type { State } from '../state.ts';
import { walk } from './walk.ts';

/** A shake waits for somebody against a clock, unless a judge has the word or nobody is there to play. */
const waitsForNobody = (s: State): boolean =>
  s.shake !== null && s.paused === null && s.asked === null && seatsIn(s).length > 1 && s.clocks.length === 0;

describe('a table', () => {
  test('is never stuck: whoever is awaited has a clock, and takes part in the shake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), seed => {
        walk(seed, 160, ({ act, after }) => {
          expect([act, after.phase, waitsForNobody(after)]).toEqual([act, after.phase, false]);
          const playing = seatsIn(after);
          for (const clock of after.clocks)
            expect([act, after.phase, clock.task, playing]).toEqual([
              act,
              after.phase,
              clock.task,
              playing.includes(clock.seat) ? playing : null,
            ]);
        });
      }),
      { numRuns: Number(process.env.RUNS ?? 200), seed: 35 },
    );
  });
});
