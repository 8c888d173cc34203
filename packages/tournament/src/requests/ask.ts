import { matchPointsOf } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { inWords, saidBy } from '@forceout/table/said';
import { written } from '../exact.ts';
import { checkSeating } from '../seating/check-seating.ts';
import { type SoftCount, softCountsOf } from '../seating/count.ts';
import { LEFTOVERS, METHODS, type Method } from '../seating/method.ts';
import { planRounds, seatRound } from '../seating/plan.ts';
import type { SeatedRound } from '../seating/seating.ts';
import { checkSheet, matchClause } from '../sheet.ts';
import { METRICS, TEAM_OF, TEAM_RULES } from '../standings/metric.ts';
import { placesOf } from '../standings/places.ts';
import { type RoundResults, standingsOf } from '../standings/standings.ts';
import { sweepstakesOf } from '../standings/sweepstakes.ts';
import { RequestFault, type RequestKey } from './fault.ts';
import {
  bad,
  boolean,
  distinct,
  list,
  mapOf,
  may,
  must,
  object,
  oneOf,
  orNull,
  type Read,
  text,
  wholeNumber,
} from './read.ts';
import {
  division,
  edition,
  forbidden,
  MOST_ROUNDS,
  past,
  players,
  refuseTwice,
  refuseUnknown,
  roundResults,
  seed,
} from './shapes.ts';

type Answer = Readonly<Record<string, Json>>;
type Ask = (request: unknown) => Answer;

/** Fields every request may have: `id` is echoed, and work is bounded by steps, so a limit in time is never reached. */
const common = { id: may((value: unknown) => value), ask: must(text), budgetMs: may(wholeNumber(1)) };

const json = (value: unknown): Json => value as Json;

/** Where an answer has a sentence. */
const messageOf = (key: RequestKey): Json => inWords(saidBy(key));

const matchPoints: Ask = request => {
  const { edition: id, scores } = object({
    ...common,
    edition: must(edition),
    scores: must(list(orNull(wholeNumber()), 2, 3)),
  })(request, '');
  const played = scores.filter(score => score !== null).length;
  return { points: matchPointsOf(scores), clause: matchClause(id, played) };
};

const perSeat = <T>(value: readonly T[], seats: number, at: string): readonly T[] => {
  if (value.length !== seats) throw bad(at, 'per-player', { players: seats });
  return value;
};

const penalty = object({ seat: must(wholeNumber()), points: must(wholeNumber()), initialled: may(boolean) });
const shake = object({
  scores: must(list(orNull(wholeNumber()))),
  penalties: may(list(penalty)),
  void: may(boolean),
});

const sheet: Ask = request => {
  const found = object({
    ...common,
    edition: must(edition),
    division: must(division),
    players: must(list(text, 2, 3)),
    shakes: must(list(shake)),
    totals: must(list(orNull(wholeNumber()))),
    points: must(list(wholeNumber())),
    didNotPlay: may(distinct(list(wholeNumber()))),
  })(request, '');
  const seats = found.players.length;
  const seat = (value: number, at: string): void => void wholeNumber(0, seats - 1)(value, at);
  refuseTwice(found.players.map((id, i) => ({ id, at: `players[${i}]` })));
  found.shakes.forEach(({ scores, penalties = [] }, k) => {
    perSeat(scores, seats, `shakes[${k}].scores`);
    penalties.forEach((one, j) => void seat(one.seat, `shakes[${k}].penalties[${j}].seat`));
  });
  perSeat(found.totals, seats, 'totals');
  perSeat(found.points, seats, 'points');
  const didNotPlay = found.didNotPlay ?? [];
  didNotPlay.forEach((value, i) => void seat(value, `didNotPlay[${i}]`));
  const ruling = checkSheet({ ...found, seats, didNotPlay });
  return json({
    ...ruling,
    faults: ruling.faults.map(fault => ({ ...fault, message: messageOf(`sheet.${fault.code}`) })),
  }) as Answer;
};

const seatingFields = {
  ...common,
  players: must(players),
  method: must(oneOf(METHODS)),
  past: may(past),
  round: may(wholeNumber(1)),
  rounds: may(wholeNumber(1, MOST_ROUNDS)),
  forbidden: may(forbidden),
  leftover: may(oneOf(LEFTOVERS)),
  order: may(list(text)),
  seed: may(seed),
};

function orderFor(method: Method, order: readonly string[] | undefined): readonly SoftCount[] {
  const soft = softCountsOf(method);
  return order === undefined ? soft : distinct(list(oneOf(soft)))(order, 'order');
}

/** What the two askings about one round have in common, checked against each other. */
function seatingOf(found: {
  readonly method: Method;
  readonly past?: readonly object[];
  readonly round?: number;
  readonly rounds?: number;
}): void {
  const next = (found.past ?? []).length + 1;
  if (found.round !== undefined && found.round !== next) throw bad('round', 'round', { past: next - 1, next });
  if (found.method === 'planned' && found.rounds === undefined)
    throw new RequestFault('missing-field.rounds', 'rounds');
  if (found.rounds !== undefined && found.rounds < next) throw bad('rounds', 'rounds', { next });
}

const seatedJson = ({ tables, bye, why, broken }: SeatedRound): Json => json({ tables, bye, why, broken });

const seat: Ask = request => {
  const found = object(seatingFields)(request, '');
  const order = orderFor(found.method, found.order);
  seatingOf(found);
  const { rounds } = found;
  const seated = seatRound({
    players: found.players,
    method: found.method,
    past: found.past ?? [],
    forbidden: found.forbidden ?? [],
    leftover: found.leftover ?? 'twos',
    order,
    seed: found.seed ?? 0,
    ...(rounds !== undefined && { rounds }),
  });
  return seatedJson(seated) as Answer;
};

const checkSeatingAsk: Ask = request => {
  const found = object({ ...seatingFields, tables: must(list(list(text))), bye: may(list(text)) })(request, '');
  orderFor(found.method, found.order);
  seatingOf(found);
  const known = new Set(found.players.map(({ id }) => id));
  found.tables.forEach((table, t) => {
    table.forEach((id, i) => void refuseUnknown(known, id, `tables[${t}][${i}]`));
  });
  found.bye?.forEach((id, i) => void refuseUnknown(known, id, `bye[${i}]`));
  const check = checkSeating({
    ...found,
    past: found.past ?? [],
    forbidden: found.forbidden ?? [],
    leftover: found.leftover ?? 'twos',
    bye: found.bye ?? [],
  });
  const faults = check.faults.map(fault => ({ ...fault, message: messageOf(`seating.${fault.code}`) }));
  return json({ ok: check.ok, faults, broken: check.broken, why: check.why }) as Answer;
};

const plan: Ask = request => {
  const found = object({
    ...common,
    players: must(players),
    rounds: must(wholeNumber(1, MOST_ROUNDS)),
    past: may(past),
    forbidden: may(forbidden),
    leftover: may(oneOf(LEFTOVERS)),
    seed: may(seed),
  })(request, '');
  const before = found.past ?? [];
  if (found.rounds < before.length) throw bad('rounds', 'rounds-past', { past: before.length });
  const planned = planRounds({
    players: found.players,
    rounds: found.rounds,
    past: before,
    forbidden: found.forbidden ?? [],
    leftover: found.leftover ?? 'twos',
    seed: found.seed ?? 0,
  });
  return json({ rounds: planned.rounds.map(seatedJson), broken: planned.broken }) as Answer;
};

type ReadRounds = ReturnType<typeof roundResults>;

/** Rounds with points, whichever of points and scores was written. */
function resultsOf(rounds: ReadRounds, known: ReadonlySet<string>): readonly RoundResults[] {
  return rounds.map(({ tables }, r) => {
    refuseTwice(
      tables.flatMap((table, t) =>
        table.players.map((id, i) => {
          const at = `rounds[${r}].tables[${t}].players[${i}]`;
          refuseUnknown(known, id, at);
          return { id, at };
        }),
      ),
    );
    return tables.map((table, t) => {
      const at = `rounds[${r}].tables[${t}]`;
      const { points, scores, confirmed } = table;
      if (points === undefined && scores === undefined)
        throw new RequestFault('missing-field.points', `${at}.points`, { table: at });
      if (points !== undefined && scores !== undefined) throw bad(`${at}.scores`, 'points-and-scores', { table: at });
      const seats = table.players.length;
      const given = points ?? scores ?? [];
      perSeat(given, seats, `${at}.${points ? 'points' : 'scores'}`);
      const ranked = points ?? matchPointsOf(given).map((value, i) => (given[i] === null ? null : value));
      return { players: table.players, points: ranked, ...(confirmed !== undefined && { confirmed }) };
    });
  });
}

const standings: Ask = request => {
  const found = object({
    ...common,
    players: must(players),
    rounds: must(roundResults),
    metrics: may(distinct(list(oneOf(METRICS)))),
    edition: may(edition),
    seed: may(seed),
    teamRule: may(oneOf(TEAM_RULES)),
  })(request, '');
  const { teamRule } = found;
  if (teamRule === 'sum5') {
    const sizes = new Map<string, number>();
    found.players.forEach(({ team }, i) => {
      if (team === undefined) return;
      sizes.set(team, (sizes.get(team) ?? 0) + 1);
      if ((sizes.get(team) ?? 0) > TEAM_OF)
        throw new RequestFault('team-size', `players[${i}].team`, { team, most: TEAM_OF });
    });
  }
  const known = new Set(found.players.map(({ id }) => id));
  const table = standingsOf(found.players, resultsOf(found.rounds, known), {
    metrics: found.metrics ?? ['sum'],
    seed: found.seed ?? 0,
    ...(teamRule && { teamRule }),
  });
  return json({
    individuals: table.individuals.map(({ id, rank, played, values }) => ({
      id,
      rank,
      played,
      values: Object.fromEntries(Object.entries(values).map(([metric, value]) => [metric, written(value)])),
    })),
    perfect: table.perfect,
    unconfirmed: table.unconfirmed,
    ...(table.teams && {
      teams: table.teams.map(({ id, rank, value, members }) => ({ id, rank, value: written(value), members })),
    }),
  }) as Answer;
};

const sweepstakes: Ask = request => {
  const found = object({
    ...common,
    ids: must(list(text)),
    games: must(
      list(object({ game: must(text), max: must(wholeNumber(1)), totals: must(mapOf(orNull(wholeNumber()))) })),
    ),
    scale: may(orNull(wholeNumber(1))),
    drop: may(wholeNumber(0)),
    minGames: may(wholeNumber(0)),
  })(request, '');
  refuseTwice(found.ids.map((id, i) => ({ id, at: `ids[${i}]` })));
  const known = new Set(found.ids);
  found.games.forEach(({ game, totals }, g) => {
    if (found.games.findIndex(other => other.game === game) < g) throw bad(`games[${g}].game`, 'game-twice', { game });
    for (const id of totals.keys()) refuseUnknown(known, id, `games[${g}].totals.${id}`);
  });
  const rows = sweepstakesOf(found.ids, found.games, {
    scale: found.scale ?? null,
    drop: found.drop ?? 0,
    minGames: found.minGames ?? 0,
  });
  return json({
    table: rows.map(({ id, rank, games, value }) => ({ id, rank, games, value: written(value) })),
  }) as Answer;
};

const entries: Read<ReadonlyMap<string, number>> = (value, at) => {
  const found = mapOf(wholeNumber(0))(value, at);
  if (found.size === 0) throw bad(at, 'no-game');
  return found;
};

const places: Ask = request => {
  const found = object({ ...common, division: must(division), entries: must(entries) })(request, '');
  const ruling = placesOf(found.division, found.entries);
  return { places: ruling.places, average: written(ruling.average), dropped: ruling.dropped };
};

export const ASKS: Readonly<Record<string, Ask>> = {
  'match-points': matchPoints,
  'check-sheet': sheet,
  seat,
  'check-seating': checkSeatingAsk,
  plan,
  standings,
  sweepstakes,
  places,
};
