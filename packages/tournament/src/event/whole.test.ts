import { expect, it } from 'vitest';
import type { LogEntry } from './event.ts';
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

it('points that no match ends with, a seat for somebody twice, one person for two and other places are noticed', () => {
  const hall = openHall();
  startRound(hall);
  const tables = hall.state.rounds.m!.at(-1)!.tables;
  for (const { number } of tables)
    hall
      .act('kay', 'type-result', { ...atTable(number), sees: 0, depth: 'points', points: [6, 4, 2] })
      .act('kit', 'confirm-result', { ...atTable(number), version: 1 });
  hall.act('boss', 'finish', { competition: 'm', round: 1 }).act('boss', 'close', { competition: 'm' });
  const faultsOf = (change: (entry: LogEntry) => LogEntry) => {
    const entries = structuredClone(hall.log).map(change);
    return [...new Set(replayEvent({ forceout: 'event', version: 1, entries }).faults.map(({ code }) => code))];
  };
  expect(faultsOf(entry => entry)).toEqual([]);
  const first = (event: LogEntry['event'], to: (entry: LogEntry) => unknown) => {
    const at = hall.log.findIndex(entry => entry.event === event);
    let i = -1;
    return faultsOf(entry => {
      i += 1;
      return i === at ? ({ ...entry, ...(to(entry) as object) } as LogEntry) : entry;
    });
  };
  expect(first('result-typed', e => ({ typed: { ...(e as { typed: object }).typed, points: [6, 6, 6] } }))).toEqual([
    'impossible-points',
    'places-differ',
  ]);
  expect(first('seated', () => ({ bye: [tables[0]!.players[0]] }))).toEqual(['seated-twice']);
  expect(first('result-confirmed', () => ({ confirmers: ['kay'], by: 'kay' }))).toEqual(['own-typing']);
  expect(first('competition-closed', () => ({ places: [] }))).toEqual(['places-differ']);
});
