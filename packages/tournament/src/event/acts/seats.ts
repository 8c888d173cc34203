import { itemAt, needed } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { boolean, distinct, list, may, must, note, oneOf, text, wholeNumber } from '../../requests/read.ts';
import { checkSeating } from '../../seating/check-seating.ts';
import { type Broken, SOFT_COUNTS, softCountsOf } from '../../seating/count.ts';
import { METHODS, type Method } from '../../seating/method.ts';
import { seatRound } from '../../seating/plan.ts';
import { Refused } from '../refusal.ts';
import { entriesOf, pastOf, playerOf } from '../results.ts';
import type { Competition, EventState, HallRound, HallTable } from '../state.ts';
import { DIRECTION, defineAct, openCompetition, roundOf, tableOf } from './definition.ts';

const newTable = (number: number, players: readonly string[], why: readonly string[]): HallTable => ({
  number,
  players,
  medium: 'paper',
  why,
  locked: false,
  addedMs: 0,
  lostMs: 0,
  givenMs: 0,
  typed: null,
  confirmed: null,
  disputed: null,
  signed: [],
  versions: 0,
});

/** Which round is seated next, and whether it has been shown to anybody. */
function nextRound(
  state: EventState,
  competition: Competition,
  meant: number | undefined,
): { readonly number: number; readonly now: HallRound | null } {
  const next = seatedNext(state, competition);
  // Who meant another round did not see that somebody started it, or that it is not its turn yet.
  if (meant !== undefined && meant < next.number) throw new Refused('round-started', { round: meant });
  if (meant !== undefined && meant > next.number) throw new Refused('previous-not-started', { round: next.number });
  return next;
}

function seatedNext(
  state: EventState,
  competition: Competition,
): { readonly number: number; readonly now: HallRound | null } {
  const rounds = state.rounds[competition.id] ?? [];
  const last = rounds.at(-1);
  if (last && (last.status === 'draft' || last.status === 'published')) return { number: last.number, now: last };
  const number = rounds.length + 1;
  if (number > competition.rounds) throw new Refused('all-rounds-played', { rounds: competition.rounds });
  const missing = rounds.flatMap(round =>
    round.tables.filter(table => table.confirmed === null).map(table => ({ round: round.number, table: table.number })),
  );
  if (state.settings.waitForResults && missing.length > 0) throw new Refused('results-missing', { missing });
  return { number, now: null };
}

const present = (state: EventState, competition: string) =>
  entriesOf(state, competition)
    .filter(({ presence, disqualified }) => presence === 'here' && !disqualified)
    .map(playerOf);

/** A published seating is changed only with a reason, and everybody sees that it was. */
function needReason(now: HallRound | null, reason: string | undefined): string | null {
  if (now?.status === 'published' && reason === undefined) throw new Refused('reason-needed', { round: now.number });
  return reason ?? null;
}

const pairs = list(list(text, 2, 2));
/** The event's own pairs, and those named for this round alone. */
const allForbidden = (state: EventState, found: ReturnType<typeof pairs> | undefined) => [
  ...(state.forbidden ?? []),
  ...(found ?? []).map(([one, other]) => [needed(one, 'One of a pair'), needed(other, 'The other of a pair')] as const),
];

/** What the director accepts knowingly, by its number. */
const accepting = { acceptTeammates: may(wholeNumber(0)), acceptForbidden: may(wholeNumber(0)) };

interface Accepted {
  readonly acceptTeammates?: number | undefined;
  readonly acceptForbidden?: number | undefined;
}

/** Teammates or a forbidden pair at one table: only as many as were there already, or as the director accepts by number. */
function refuseTogether(broken: Broken, accepted: Accepted, before: Broken = {}): void {
  const [teammates, forbidden] = [broken.teammates ?? 0, broken.forbidden ?? 0];
  if (teammates > (before.teammates ?? 0) && accepted.acceptTeammates !== teammates)
    throw new Refused('teammates-together', { least: teammates });
  if (forbidden > (before.forbidden ?? 0) && accepted.acceptForbidden !== forbidden)
    throw new Refused('forbidden-together', { least: forbidden });
}

export const seat = defineAct({
  fields: {
    competition: must(text),
    method: must(oneOf(METHODS)),
    /** The round that is meant; one that has started is never seated again. */
    round: may(wholeNumber(1)),
    forbidden: may(pairs),
    seed: may(wholeNumber(0, 2147483647)),
    reason: may(note),
    /** What counts more than what, for this round; else the order of the competition. */
    order: may(distinct(list(oneOf(SOFT_COUNTS)))),
    ...accepting,
    screens: may(wholeNumber(0)),
  },
  may: DIRECTION,
  decide: ({ state }, body) => {
    const competition = openCompetition(state, body.competition);
    const { number, now } = nextRound(state, competition, body.round);
    const reason = needReason(now, body.reason);
    const past = pastOf(state, competition.id, number);
    const players = present(state, competition.id);
    const here = new Set(players.map(({ id }) => id));
    // A table is kept as long as all who sit there are here.
    const locked = now?.tables.filter(table => table.locked && table.players.every(id => here.has(id))) ?? [];
    const kept = new Set(locked.flatMap(table => table.players));
    if (players.length === 0) throw new Refused('nobody-here', { competition: competition.id });
    const free = players.filter(({ id }) => !kept.has(id));
    const { method } = body;
    const order = (body.order ?? competition.order ?? softCountsOf(method)).filter(count =>
      softCountsOf(method).includes(count),
    );
    const forbidden = allForbidden(state, body.forbidden);
    const seated = seatRound({
      players: free,
      method,
      past,
      forbidden,
      leftover: competition.leftover,
      order,
      seed: body.seed ?? competition.seed + number,
      rounds: Math.max(competition.rounds, number),
    });
    const check = checkSeating({
      players,
      method,
      past,
      forbidden,
      leftover: competition.leftover,
      tables: [...locked.map(table => table.players), ...seated.tables],
      bye: seated.bye,
    });
    refuseTogether(check.broken, body);
    const taken = new Set(locked.map(table => table.number));
    const numbers = Array.from({ length: locked.length + seated.tables.length }, (_, i) => i + 1).filter(
      n => !taken.has(n),
    );
    const fresh = seated.tables.map((ids, t) => newTable(itemAt(numbers, t), ids, check.why[locked.length + t] ?? []));
    const tables = [...locked, ...fresh]
      .sort((a, b) => a.number - b.number)
      .map(table => ({ ...table, medium: table.number <= (body.screens ?? 0) ? ('screen' as const) : table.medium }));
    const { broken } = check;
    return {
      event: 'seated',
      competition: competition.id,
      round: number,
      method,
      tables,
      bye: seated.bye,
      broken,
      reason,
    };
  },
});

/** A seating by hand or from a pasted script. */
export const seatByHand = defineAct({
  fields: {
    competition: must(text),
    tables: must(list(list(text, 2, 3))),
    round: may(wholeNumber(1)),
    bye: may(list(text)),
    forbidden: may(pairs),
    reason: may(note),
    ...accepting,
  },
  may: DIRECTION,
  decide: ({ state }, body) => {
    const competition = openCompetition(state, body.competition);
    const { number, now } = nextRound(state, competition, body.round);
    const reason = needReason(now, body.reason);
    const players = present(state, competition.id);
    const known = new Set(players.map(({ id }) => id));
    const stranger = [...body.tables.flat(), ...(body.bye ?? [])].find(id => !known.has(id));
    if (stranger !== undefined) throw new Refused('unknown', { what: 'player', id: stranger });
    const check = accountFor(
      state,
      competition,
      number,
      body.tables,
      body.bye ?? [],
      allForbidden(state, body.forbidden),
    );
    const faults = check.faults.filter(({ code }) => code !== 'table-count');
    if (faults.length > 0) throw new Refused('seating-faults', { faults: faults as unknown as Json });
    refuseTogether(check.broken, body);
    return {
      event: 'seated',
      competition: competition.id,
      round: number,
      method: 'hand',
      tables: body.tables.map((ids, t) => newTable(t + 1, ids, check.why[t] ?? [])),
      bye: body.bye ?? [],
      broken: check.broken,
      reason,
    };
  },
});

function accountFor(
  state: EventState,
  competition: Competition,
  number: number,
  tables: readonly (readonly string[])[],
  bye: readonly string[],
  forbidden: readonly (readonly [string, string])[] = state.forbidden ?? [],
  method: Method = 'draw',
) {
  const past = pastOf(state, competition.id, number);
  const seated = new Set([...tables.flat(), ...bye]);
  // Who was seated and has left since still counts in what the seating breaks.
  const here = new Set(present(state, competition.id).map(({ id }) => id));
  const players = entriesOf(state, competition.id)
    .filter(({ id }) => seated.has(id) || here.has(id))
    .map(playerOf);
  return checkSeating({ players, method, past, forbidden, leftover: competition.leftover, tables, bye });
}

/** Seats of a round as they are once somebody has moved, with what they break now. */
function seatsChanged(
  state: EventState,
  competition: Competition,
  round: HallRound,
  moved: { readonly tables: readonly HallTable[]; readonly bye: readonly string[]; readonly reason: string | null },
  accepted: Accepted,
) {
  const { bye, reason } = moved;
  const method = round.method === 'hand' ? 'draw' : round.method;
  const seats = moved.tables.map(({ players }) => players);
  const { broken, why } = accountFor(state, competition, round.number, seats, bye, undefined, method);
  refuseTogether(broken, accepted, round.broken);
  const tables = moved.tables.map((table, t) => ({ ...table, why: why[t] ?? [] }));
  return {
    event: 'seats-changed' as const,
    competition: competition.id,
    round: round.number,
    tables,
    bye,
    broken,
    reason,
  };
}

/** Two players change places, before the start only. */
export const swap = defineAct({
  fields: {
    competition: must(text),
    round: must(wholeNumber(1)),
    a: must(text),
    b: must(text),
    reason: may(note),
    ...accepting,
  },
  may: DIRECTION,
  decide: ({ state }, { competition: id, round: number, a, b, reason, ...accepted }) => {
    const competition = openCompetition(state, id);
    const round = roundOf(state, id, number);
    if (round.status === 'running' || round.status === 'done') throw new Refused('round-started', { round: number });
    const said = needReason(round, reason);
    const places = new Set([...round.tables.flatMap(table => table.players), ...round.bye]);
    for (const one of [a, b]) if (!places.has(one)) throw new Refused('unknown', { what: 'player', id: one });
    const lockedTable = round.tables.find(
      table => table.locked && (table.players.includes(a) || table.players.includes(b)),
    );
    if (lockedTable) throw new Refused('table-locked', { table: lockedTable.number });
    const other = (one: string): string => (one === a ? b : one === b ? a : one);
    const bye = round.bye.map(other);
    const tables = round.tables.map(table => ({ ...table, players: table.players.map(other) }));
    return seatsChanged(state, competition, round, { tables, bye, reason: said }, accepted);
  },
});

/** A late comer sits down at a table of two that has no result yet. */
export const sitDown = defineAct({
  fields: {
    competition: must(text),
    round: must(wholeNumber(1)),
    player: must(text),
    table: must(wholeNumber(1)),
    reason: must(note),
    ...accepting,
  },
  may: DIRECTION,
  decide: ({ state }, { competition: id, round: number, player, table: at, reason, ...accepted }) => {
    const competition = openCompetition(state, id);
    const round = roundOf(state, id, number);
    if (round.status === 'done') throw new Refused('round-started', { round: number });
    const table = tableOf(round, at);
    if (!present(state, id).some(one => one.id === player))
      throw new Refused('unknown', { what: 'player', id: player });
    const seated = round.tables.some(one => one.players.includes(player));
    if (seated || table.players.length !== 2 || table.typed || table.confirmed)
      throw new Refused('seating-faults', { faults: [{ code: seated ? 'seated-twice' : 'table-size', table: at }] });
    const tables = round.tables.map(one => (one.number === at ? { ...one, players: [...one.players, player] } : one));
    const bye = round.bye.filter(one => one !== player);
    return seatsChanged(state, competition, round, { tables, bye, reason }, accepted);
  },
});

export const lock = defineAct({
  fields: { competition: must(text), round: must(wholeNumber(1)), table: must(wholeNumber(1)), locked: must(boolean) },
  may: DIRECTION,
  decide: ({ state }, { competition, round: number, table, locked }) => {
    const round = roundOf(state, competition, number);
    if (round.status === 'running' || round.status === 'done') throw new Refused('round-started', { round: number });
    tableOf(round, table);
    return { event: 'table-locked', competition, round: number, table, locked };
  },
});

export const setMedium = defineAct({
  fields: {
    competition: must(text),
    round: must(wholeNumber(1)),
    tables: must(list(wholeNumber(1), 1)),
    medium: must(oneOf(['paper', 'screen'] as const)),
  },
  may: DIRECTION,
  decide: ({ state }, { competition, round: number, tables, medium }) => {
    const round = roundOf(state, competition, number);
    if (round.status === 'running' || round.status === 'done') throw new Refused('round-started', { round: number });
    for (const table of tables) tableOf(round, table);
    return { event: 'medium-set', competition, round: number, tables, medium };
  },
});

export const publish = defineAct({
  fields: { competition: must(text), round: must(wholeNumber(1)) },
  may: DIRECTION,
  decide: ({ state }, { competition, round: number }) => {
    openCompetition(state, competition);
    const round = roundOf(state, competition, number);
    if (round.status !== 'draft') throw new Refused('exists', { what: 'published round', id: number });
    return { event: 'published', competition, round: number };
  },
});
