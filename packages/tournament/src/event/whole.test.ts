import { expect, it } from 'vitest';
import { atTable, openHall, startRound } from './hall.test-help.ts';
import { standingsIn } from './results.ts';
import { isWholeEvent, replayEvent, type WholeEvent } from './whole.ts';

it('a whole event as one file comes back as it was, and a changed one is noticed', () => {
  const hall = openHall();
  startRound(hall);
  const result = { sees: 0, depth: 'points', points: [6, 4, 2] };
  hall
    .act('kay', 'type-result', { ...atTable(1), ...result })
    .act('kit', 'confirm-result', { ...atTable(1), version: 1 });
  const text = JSON.stringify({ forceout: 'event', version: 1, entries: hall.log });
  const whole = JSON.parse(text) as WholeEvent;
  expect(isWholeEvent(whole)).toBe(true);
  const { state, faults } = replayEvent(whole);
  expect(faults).toEqual([]);
  expect(state).toEqual(hall.state);
  expect(standingsIn(state, 'm')).toEqual(standingsIn(hall.state, 'm'));
  const forged = whole.entries.map((entry, i) =>
    i === whole.entries.length - 1 ? { ...entry, by: 'nobody', at: 0 } : entry,
  );
  expect(replayEvent({ ...whole, entries: forged }).faults.map(({ code }) => code)).toEqual([
    'by-nobody',
    'back-in-time',
  ]);
  expect(isWholeEvent({ forceout: 'event', version: 2, entries: [] })).toBe(false);
});
