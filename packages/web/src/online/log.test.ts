import { open, readConfig, type TableEvent } from '@forceout/table';
import { game } from '@forceout/wff';
import type { ServerMessage } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { OnlineLog } from './log.ts';

const config = (() => {
  const read = readConfig({ edition: 'wff-2017', division: 'elementary', players: ['Ann', 'Ben'], firstGoalSetter: 0 });
  if (!read.ok) throw new Error(read.refused.message);
  return read.config;
})();

const { state, events } = open(game, config);
const voided = {
  event: 'void',
  at: 5,
  seq: state.seq + 1,
  shake: 1,
  reason: 'No Goal was set in time.',
  nextSetter: 1,
} as TableEvent;

const entry = (seq: number, ...happened: readonly TableEvent[]): ServerMessage =>
  ({ t: 'entry', table: 't1', seq, wall: 0, body: { kind: 'play', events: happened } }) as never;

const joined = (patch: object): ServerMessage => ({ t: 'joined', ask: 'a', table: 't1', seq: 0, ...patch }) as never;

describe('the log of an online table', () => {
  it('begins with what the server tells on joining', () => {
    const log = new OnlineLog('t1');
    log.hear(joined({ entries: [{ seq: 2, wall: 0, body: { kind: 'play', events } }] }));
    expect(log.events).toEqual(events);
  });

  it('hears an entry once, and nothing of other tables', () => {
    const log = new OnlineLog('t1');
    log.hear(entry(2, ...events));
    log.hear(entry(2, ...events));
    log.hear({ ...entry(3, voided), table: 't2' } as never);
    expect(log.events).toEqual(events);
  });

  it('remembers how a shake ended, with the table as it stood', () => {
    const log = new OnlineLog('t1');
    log.hear(entry(2, ...events));
    expect(log.ending).toBeNull();
    log.hear(entry(3, voided));
    expect(log.ending).toMatchObject({
      no: 1,
      lines: null,
      reason: 'No Goal was set in time.',
      before: { shakeNo: 1 },
    });
  });

  it('starts anew when it was too long away to be told everything', () => {
    const log = new OnlineLog('t1');
    log.hear(entry(2, ...events));
    log.hear(joined({ room: { seq: 90, state } }));
    expect(log.events).toEqual([]);
    log.hear(entry(91, voided));
    expect(log.events).toEqual([voided]);
    expect(log.ending).not.toBeNull();
  });

  it('keeps the last set phrase', () => {
    const log = new OnlineLog('t1');
    log.hear({
      t: 'entry',
      table: 't1',
      seq: 4,
      wall: 0,
      body: { kind: 'phrase', seat: 1, phrase: 'good-move' },
    } as never);
    expect(log.phrase).toEqual({ seq: 4, seat: 1, phrase: 'good-move' });
  });
});
