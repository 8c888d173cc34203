import { evolve, replay, type State } from '@forceout/table';
import type { Body, Role } from './body.ts';
import type { Bot, Setup } from './setup.ts';

/** Lag compensation is drawn from a bank, so that no player lives on it. */
export const LAG_BANK = { start: 1000, most: 2000, gain: 200 } as const;

export interface Sitter {
  readonly name: string;
  readonly bot: Bot | null;
}

export interface Official {
  readonly role: Role;
  readonly name: string;
}

/** Maps server time to table time. `from`: when it runs on; null while it stands still. */
export interface TableClock {
  readonly table: number;
  readonly from: number | null;
}

export interface Hold {
  readonly why: 'outage' | 'empty';
  readonly since: number;
}

/** A table online: the people round it and the referee's state. The fold of its log, at the server and at every client. */
export interface Room {
  readonly id: string;
  readonly seq: number;
  /** Sequence of the last entry that changed the game; an act that expects an older one is stale. */
  readonly gameSeq: number;
  readonly setup: Setup;
  readonly maker: string;
  /** The table this one is the rematch of. */
  readonly again: string | null;
  readonly seats: readonly (Sitter | null)[];
  readonly officials: readonly Official[];
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly state: State | null;
  readonly clock: TableClock;
  readonly held: Hold | null;
  readonly banks: readonly number[];
  readonly wishes: readonly number[];
  readonly next: string | null;
}

export const tableTime = (clock: TableClock, wall: number): number =>
  clock.from === null ? clock.table : clock.table + Math.max(0, Math.floor(wall - clock.from));

/** When a moment of table time comes; null while time stands still. */
export const wallTime = (clock: TableClock, at: number): number | null =>
  clock.from === null ? null : clock.from + (at - clock.table);

const begin = (id: string, made: Extract<Body, { kind: 'made' }>): Room => ({
  id,
  seq: 0,
  gameSeq: 0,
  setup: made.setup,
  maker: made.by,
  again: made.again ?? null,
  seats: Array.from({ length: made.setup.seats }, () => null),
  officials: [],
  stage: 'gathering',
  state: null,
  clock: { table: 0, from: null },
  held: null,
  banks: Array.from({ length: made.setup.seats }, () => LAG_BANK.start),
  wishes: [],
  next: null,
});

const put = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((x, i) => (i === index ? value : x));

/**
 * The room after an entry of its log; the first entry makes it. `decided`: what the entry's events come to, where the
 * referee who wrote them has worked it out already.
 */
export function roomAfter(
  id: string,
  before: Room | null,
  seq: number,
  wall: number,
  body: Body,
  decided?: State,
): Room {
  if (before === null && body.kind !== 'made') throw new Error(`the log of ${id} does not begin with "made"`);
  const room = before === null ? begin(id, body as Extract<Body, { kind: 'made' }>) : before;
  return { ...happen(room, seq, wall, body, decided), seq };
}

function happen(room: Room, seq: number, wall: number, body: Body, decided?: State): Room {
  switch (body.kind) {
    case 'made':
      return room;
    case 'sat':
      return { ...room, seats: put(room.seats, body.seat, { name: body.name, bot: null }) };
    case 'stood':
      return { ...room, seats: put(room.seats, body.seat, null) };
    case 'bot':
      return { ...room, seats: put(room.seats, body.seat, { name: body.name, bot: body.bot }) };
    case 'official':
      return { ...room, officials: [...room.officials, { role: body.role, name: body.name }] };
    case 'official-left':
      return { ...room, officials: room.officials.filter(o => o.role !== body.role || o.name !== body.name) };
    case 'play':
      return play(room, seq, body, decided);
    case 'held':
      return { ...room, clock: { table: body.at, from: null }, held: { why: body.why, since: wall } };
    case 'go':
      return { ...room, clock: { table: room.clock.table, from: body.from }, held: null };
    case 'phrase':
      return room;
    case 'wish':
      return { ...room, wishes: [...room.wishes.filter(s => s !== body.seat), body.seat] };
    case 'rematch':
      return { ...room, next: body.table };
  }
}

function play(room: Room, seq: number, body: Extract<Body, { kind: 'play' }>, decided?: State): Room {
  const { events } = body;
  const state = decided ?? (room.state === null ? replay(events) : events.reduce(evolve, room.state));
  const clock = body.go === undefined ? room.clock : { table: 0, from: body.go };
  return {
    ...room,
    gameSeq: events.length > 0 ? seq : room.gameSeq,
    state,
    clock,
    stage: state.phase === 'closed' ? 'over' : 'playing',
    banks: body.lag
      ? put(room.banks, body.lag.seat, body.lag.bank)
      : body.seat === undefined
        ? room.banks
        : put(room.banks, body.seat, Math.min(LAG_BANK.most, room.banks[body.seat]! + LAG_BANK.gain)),
  };
}
