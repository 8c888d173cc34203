import { expect, test } from 'vitest';
import { PLAYER_ACTS } from './acts/index.ts';
import { PHASES } from './state.ts';
import { rowsNotTaken } from './test/led.ts';
import { handlerOf } from './transitions.ts';

test('[onsets-2026 IV-A] [equations-2015 V-A] [wff-2017 V-A] an act is handled in the phases that its definition names and in no other', () => {
  for (const phase of PHASES)
    for (const [verb, { phases }] of Object.entries(PLAYER_ACTS)) {
      const named = phases === 'any' ? phase !== 'closed' : (phases as readonly string[]).includes(phase);
      expect([phase, verb, handlerOf(phase, verb as keyof typeof PLAYER_ACTS) !== undefined]).toEqual([
        phase,
        verb,
        named,
      ]);
    }
});

test('every act leads where the table of transitions says', () => {
  expect(rowsNotTaken(350, 90).length).toBeLessThan(10);
});
