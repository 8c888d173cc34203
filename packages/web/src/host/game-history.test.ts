import { open, readConfig, type TableEvent } from '@forceout/table';
import { game } from '@forceout/wff';
import { historyAfter, NO_HISTORY, TableClient } from '@forceout/wire';
import { describe, expect, it } from 'vitest';

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
  reason: { code: 'no-goal-in-time' },
  nextSetter: 1,
} as TableEvent;
const ended = [
  voided,
  { event: 'sheet-opened', at: 5, seq: state.seq + 2, phase: 'scoresheet', clocks: [] } as TableEvent,
];

const entry = (seq: number, ...happened: readonly TableEvent[]) => ({
  t: 'entry',
  table: 't1',
  seq,
  wall: 0,
  body: { kind: 'play', events: happened },
});

const room = (seq: number, of: typeof state | null) => ({ seq, gameSeq: seq, seats: [], banks: [0, 0], state: of });

const joined = (patch: object) => ({
  t: 'joined',
  ask: 'x',
  table: 't1',
  viewer: 0,
  seq: 0,
  attendance: { seats: [], officials: 0, spectators: 0 },
  maker: false,
  draft: null,
  wall: 0,
  ...patch,
});

/** A client that follows the table t1, at the other end of a line that says what the test wants. */
async function client(fromStart = true) {
  const sent: Record<string, unknown>[] = [];
  let say: (text: string) => void = () => {};
  const followed = new TableClient({
    connect: ({ opened, message }) => {
      say = data => message({ data });
      queueMicrotask(opened);
      return { send: out => sent.push(JSON.parse(out)), close: () => {} };
    },
    ticket: async () => 'ticket',
    now: () => 0,
    after: () => () => {},
    random: () => 0.5,
    fromStart,
  });
  const hear = (message: object) => say(JSON.stringify(message));
  await new Promise(done => setTimeout(done, 0));
  hear({ t: 'welcome', protocol: 1, you: { id: 'p', name: 'Ann', kind: 'guest' }, wall: 0 });
  followed.follow('t1');
  return { hear, sent, table: () => followed.table('t1') };
}

describe('what has happened at a table', () => {
  it('is asked for from its beginning, and begins with what the server tells on joining', async () => {
    const { hear, sent, table } = await client();
    expect(sent.find(({ t }) => t === 'join')).toMatchObject({ from: 0 });
    hear(joined({ room: room(1, null) }));
    hear(entry(2, ...events));
    expect(table()!.events).toEqual(events);
    expect(table()!.room.state).toEqual(state);
  });

  it('is heard once, and nothing of other tables', async () => {
    const { hear, table } = await client();
    hear(joined({ room: room(1, null) }));
    hear(entry(2, ...events));
    hear(entry(2, ...events));
    hear({ ...entry(3, voided), table: 't2' });
    expect(table()!.events).toEqual(events);
  });

  it('keeps how a shake ended, with the table as it stood', async () => {
    const { hear, table } = await client();
    hear(joined({ room: room(1, null) }));
    hear(entry(2, ...events));
    expect(table()!.ending).toBeNull();
    hear(entry(3, ...ended));
    expect(table()!.ending).toMatchObject({ no: 1, lines: null, before: { shakeNo: 1 } });
    expect(table()!.ending).toEqual(historyAfter(NO_HISTORY, [...events, ...ended]).ending);
  });

  it('starts anew when we were too long away to be told everything', async () => {
    const { hear, table } = await client();
    hear(joined({ room: room(1, null) }));
    hear(entry(2, ...events));
    hear(joined({ seq: 90, room: room(90, state) }));
    expect(table()!.events).toEqual([]);
    hear(entry(91, ...ended));
    expect(table()!.events).toEqual(ended);
    expect(table()!.ending).not.toBeNull();
  });

  it('takes the state the host shows where something in the events is hidden', async () => {
    const { hear, table } = await client();
    const shown = { ...state, at: 77 };
    hear(joined({ room: room(1, null) }));
    hear({ ...entry(2, ...events), state: shown });
    expect(table()!.room.state).toEqual(shown);
    expect(historyAfter(NO_HISTORY, events, shown)).toMatchObject({ state: shown, events });
  });

  it('keeps the last set phrase', async () => {
    const { hear, table } = await client();
    hear(joined({ room: room(1, null) }));
    hear({ t: 'entry', table: 't1', seq: 2, wall: 0, body: { kind: 'phrase', seat: 1, phrase: 'good-move' } });
    expect(table()!.phrase).toEqual({ seq: 2, seat: 1, phrase: 'good-move' });
  });
});
