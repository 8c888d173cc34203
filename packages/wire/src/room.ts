import { itemAt } from '@forceout/rulebook';
import { evolve, replay, type State, settled, type Unsettled } from '@forceout/table';
import type { EntryBody, HallClock, HallPlace } from './body.ts';
import { type Official, officialsAfter } from './officials.ts';
import type { Bot, Setup } from './setup.ts';

/** Lag compensation is drawn from a bank, so that no player lives on it. */
export const LAG_BANK = { start: 1000, most: 2000, gain: 200 } as const;

export interface Sitter {
  readonly name: string;
  readonly bot: Bot | null;
  /** Not a computer player of ours but somebody's program. */
  readonly program?: true;
}

/** Maps server time to table time. `from`: when it runs on; null while it stands still. */
export interface TableClock {
  readonly table: number;
  readonly from: number | null;
}

export interface Hold {
  readonly why: 'outage' | 'empty' | 'hall';
  readonly since: number;
}

/** What ties a table to an event: its place there, the hall's clock, and the time it lost while the hall's ran on. */
export interface RoomHall {
  readonly place: HallPlace;
  readonly clock: HallClock | null;
  readonly lostMs: number;
  /** Since when its time stands still without the hall's doing; null while it runs. */
  readonly stoodSince: number | null;
}

/** A table online: the people round it and the referee's state. The fold of its log, at the server and at every client. */
export interface RoomState {
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
  /** `null`: a table of its own. */
  readonly hall: RoomHall | null;
}

export const tableTime = (clock: TableClock, wall: number): number =>
  clock.from === null ? clock.table : clock.table + Math.max(0, Math.floor(wall - clock.from));

/** When a moment of table time comes; null while time stands still. */
export const wallTime = (clock: TableClock, at: number): number | null =>
  clock.from === null ? null : clock.from + (at - clock.table);

const begin = (id: string, made: Extract<EntryBody, { kind: 'made' }>): RoomState => ({
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
  hall: made.hall === undefined ? null : { place: made.hall, clock: null, lostMs: 0, stoodSince: null },
});

const sitter = ({ name, program }: Extract<EntryBody, { kind: 'sat' }>): Sitter =>
  program === undefined ? { name, bot: null } : { name, bot: null, program };

/**
 * The room after an entry of its log; the first entry makes it. `decided`: what the entry's events come to, where the
 * referee who wrote them has worked it out already.
 */
export function roomAfter(
  id: string,
  before: RoomState | null,
  seq: number,
  wall: number,
  body: EntryBody,
  decided?: State,
): RoomState {
  if (before === null && body.kind !== 'made') throw new Error(`the log of ${id} does not begin with "made"`);
  const room = before === null ? begin(id, body as Extract<EntryBody, { kind: 'made' }>) : before;
  const after = Object.assign(copyOf(room), happen(room, seq, wall, body, decided));
  after.officials = officialsAfter(room.officials, seq, body);
  after.seq = seq;
  return after;
}

/** Name by name, as the referee copies its state: all rooms are of one shape, which a spread would not keep. */
const copyOf = (room: RoomState): { -readonly [K in keyof RoomState]: RoomState[K] } => ({
  id: room.id,
  seq: room.seq,
  gameSeq: room.gameSeq,
  setup: room.setup,
  maker: room.maker,
  again: room.again,
  seats: room.seats,
  officials: room.officials,
  stage: room.stage,
  state: room.state,
  clock: room.clock,
  held: room.held,
  banks: room.banks,
  wishes: room.wishes,
  next: room.next,
  hall: room.hall,
});

/** What an entry changes. */
function happen(room: RoomState, seq: number, wall: number, body: EntryBody, decided?: State): Partial<RoomState> {
  switch (body.kind) {
    case 'made':
      return {};
    case 'sat':
      return { seats: room.seats.with(body.seat, sitter(body)) };
    case 'stood':
      return { seats: room.seats.with(body.seat, null) };
    case 'bot':
      return { seats: room.seats.with(body.seat, { name: body.name, bot: body.bot }) };
    case 'official':
    case 'official-left':
    case 'official-agreed':
    case 'official-removed':
    case 'second-wanted':
      return {};
    case 'play':
      return play(room, seq, body, decided);
    case 'held':
      return {
        clock: { table: body.at, from: null },
        held: { why: body.why, since: wall },
        hall: room.hall && { ...room.hall, stoodSince: wallTime(room.clock, body.at) ?? wall },
      };
    case 'go':
      return {
        clock: { table: room.clock.table, from: body.from },
        held: null,
        hall: room.hall && countLost(room.hall, body.from),
      };
    case 'hall-clock':
      return follow(room, wall, body.clock);
    case 'phrase':
      return {};
    case 'wish':
      return { wishes: [...room.wishes.filter(s => s !== body.seat), body.seat] };
    case 'rematch':
      return { next: body.table };
  }
}

const countLost = (hall: RoomHall, until: number): RoomHall => ({
  ...hall,
  lostMs: hall.lostMs + (hall.stoodSince === null ? 0 : Math.max(0, Math.round(until - hall.stoodSince))),
  stoodSince: null,
});

/** Where the hall waits the table waits, and both go on together. */
function follow(room: RoomState, wall: number, clock: HallClock): Partial<RoomState> {
  if (room.hall === null) return {};
  const hall = { ...room.hall, clock };
  const playing = room.stage === 'playing';
  if (playing && clock.pausedAt !== null) {
    const stood = Math.max(room.state?.at ?? 0, tableTime(room.clock, wall));
    return {
      // What the hall waits for is nobody's loss.
      hall: countLost(hall, wall),
      clock: { table: stood, from: null },
      held: { why: 'hall', since: wall },
    };
  }
  if (playing && room.held?.why === 'hall') return { hall, clock: { table: room.clock.table, from: wall }, held: null };
  return { hall };
}

function play(
  room: RoomState,
  seq: number,
  body: Extract<EntryBody, { kind: 'play' }>,
  decided?: State,
): Partial<RoomState> {
  const { events } = body;
  const state =
    decided ?? (room.state === null ? replay(events) : settled(events.reduce<Unsettled>(evolve, room.state)));
  const clock = body.go === undefined ? room.clock : { table: 0, from: body.go };
  return {
    gameSeq: events.length > 0 ? seq : room.gameSeq,
    state,
    clock,
    stage: state.phase === 'closed' ? 'over' : 'playing',
    banks: body.lag
      ? room.banks.with(body.lag.seat, body.lag.bank)
      : body.seat === undefined
        ? room.banks
        : room.banks.with(body.seat, Math.min(LAG_BANK.most, itemAt(room.banks, body.seat) + LAG_BANK.gain)),
  };
}
