import { expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import { emptyTable, replay } from './replay.ts';
import { isSettled, settled } from './settled.ts';
import { PHASES, type Unsettled } from './state.ts';
import { walk } from './test/walk.ts';

test('a shake and its phase fit after every act, and at the end of every shake', () => {
  const phases = new Set<string>();
  let torn = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const { config, events } = walk(seed, 80, ({ after }) => {
      expect(isSettled(after)).toBe(true);
      phases.add(after.phase);
    });
    let state: Unsettled = emptyTable(config, 0);
    for (const event of events) {
      // The page shows a shake as it stood when it ended.
      if (event.event === 'scored' || event.event === 'void') expect(isSettled(state), event.event).toBe(true);
      state = evolve(state, event);
      if (!isSettled(state)) torn++;
    }
    expect(settled(state)).toBe(state);
  }
  expect(torn).toBeGreaterThan(0);
  // Where it is nobody's turn the table waits for an answer, which a walk gives at once.
  expect(PHASES.filter(phase => !phases.has(phase))).toEqual(['present']);
});

test('a log that ends in the middle of an act is not taken for a table', () => {
  const { events } = walk(3, 60, () => {});
  const end = events.findIndex(event => event.event === 'scored' || event.event === 'void');
  expect(() => replay(events.slice(0, end + 1))).toThrow(/the act is not complete/);
});
