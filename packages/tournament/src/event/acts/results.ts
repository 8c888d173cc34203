import { firstOf, matchPointsOf } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import {
  bad,
  boolean,
  distinct,
  list,
  may,
  must,
  note,
  object,
  oneOf,
  orNull,
  text,
  wholeNumber,
} from '../../requests/read.ts';
import { checkSheet, matchClause, type SheetFaultCode } from '../../sheet.ts';
import { endsFor, possiblePoints } from '../possible-points.ts';
import { Refused } from '../refusal.ts';
import { isOut } from '../results.ts';
import { type Competition, DEPTHS, type EventState, type HallRound, type HallTable, type Typed } from '../state.ts';
import { refuseJudge } from './calls.ts';
import {
  citing,
  DIRECTION,
  defineAct,
  JUDGES,
  openCompetition,
  roundOf,
  type Situation,
  tableFields,
  tableOf,
} from './definition.ts';

export const perSeat = list(orNull(wholeNumber()), 1, 3);
export const shake = object({
  scores: must(perSeat),
  penalties: may(
    list(object({ seat: must(wholeNumber(0, 2)), points: must(wholeNumber()), initialled: may(boolean) })),
  ),
  void: may(boolean),
});

/** Scores that no shake can end with are not taken; sums that do not agree are put right, and initials can follow. */
const IMPOSSIBLE: ReadonlySet<SheetFaultCode> = new Set([
  'void',
  'did-not-play',
  'shake-score',
  'shake-mix',
  'penalty',
]);

interface Place {
  readonly competition: Competition;
  readonly round: HallRound;
  readonly table: HallTable;
}

function placeOf(state: EventState, at: { competition: string; round: number; table: number }): Place {
  const competition = openCompetition(state, at.competition);
  const round = roundOf(state, at.competition, at.round);
  if (round.status === 'draft' || round.status === 'published')
    throw new Refused('round-not-started', { round: at.round });
  return { competition, round, table: tableOf(round, at.table) };
}

/** Who plays at a table may type and sign for it; nobody else may but officials. */
function refuseStrangers({ actor }: Situation, table: HallTable): void {
  if (actor.kind === 'player' && !table.players.includes(actor.entry.id))
    throw new Refused('not-at-table', { table: table.number });
}

function refuseImpossible(competition: Competition, points: readonly (number | null)[]): void {
  if (possiblePoints(points)) return;
  const played = points.filter(one => one !== null).length;
  throw new Refused(
    'impossible-points',
    { points, possible: endsFor(played) },
    matchClause(competition.edition, played),
  );
}

const length = (values: readonly unknown[] | undefined, seats: number, at: string): void => {
  if (values !== undefined && values.length !== seats)
    throw bad(at, 'entries', { shortest: seats, longest: seats, has: values.length });
};

/** A −1 in the divisions where a judge has to initial each waits until one has. */
function waitsForInitials(competition: Competition, { shakes = [] }: Typed): boolean {
  const { rules } = citing(competition);
  return (
    rules.initials.includes(competition.division) &&
    shakes.some(({ penalties = [] }) => penalties.some(({ initialled }) => initialled === false))
  );
}

export const typeResult = defineAct({
  fields: {
    ...tableFields,
    /** The version the typist saw: two scorekeepers on one sheet do not overwrite each other. */
    sees: must(wholeNumber(0)),
    /** The version of the seats the typist saw: a result is never taken for others who sit there now. */
    seating: may(wholeNumber(0)),
    depth: must(oneOf(DEPTHS)),
    points: may(perSeat),
    totals: may(perSeat),
    shakes: may(list(shake)),
    didNotPlay: may(distinct(list(wholeNumber(0, 2)))),
    reason: may(note),
  },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper', 'player'],
  decide: (situation, body) => {
    const { state, by, actor } = situation;
    const where = placeOf(state, body);
    const { competition, round, table } = where;
    refuseStrangers(situation, table);
    if (body.seating !== undefined && body.seating !== round.version)
      throw new Refused('seats-changed', { table: table.number, round: round.number });
    if (body.sees !== table.versions)
      throw new Refused('changed-meanwhile', { table: table.number, version: table.versions });
    if (table.confirmed && actor.kind === 'player') {
      const { rules, cite } = citing(competition);
      // Where the text lets all agree on an oversight, players may type anew and all sign; elsewhere a judge does it.
      if (!rules.oversightCorrectable) throw new Refused('not-correctable', {}, cite('scoresheet'));
    }
    const seats = table.players.length;
    for (const [at, values] of [
      ['points', body.points],
      ['totals', body.totals],
    ] as const)
      length(values, seats, at);
    body.shakes?.forEach((one, k) => void length(one.scores, seats, `shakes[${k}].scores`));
    const version = table.versions + 1;
    const typed = ((): Typed => {
      if (body.depth === 'points') {
        if (!body.points) throw new Refused('bad-act', { at: 'points' });
        refuseImpossible(competition, body.points);
        return { version, by, depth: 'points', points: body.points };
      }
      if (body.depth === 'totals') {
        const { totals } = body;
        if (!totals) throw new Refused('bad-act', { at: 'totals' });
        const points = matchPointsOf(totals).map((value, i) => (totals[i] === null ? null : value));
        return { version, by, depth: 'totals', totals, points };
      }
      const { shakes, didNotPlay = [] } = body;
      if (!shakes) throw new Refused('bad-act', { at: 'shakes' });
      const ruling = checkSheet({
        edition: competition.edition,
        division: competition.division,
        seats,
        shakes,
        didNotPlay,
        totals: body.totals ?? [],
        points: [],
      });
      const faults = ruling.faults.filter(({ code }) => IMPOSSIBLE.has(code));
      if (faults.length > 0)
        throw new Refused('sheet-faults', { faults: faults as unknown as Json }, firstOf(faults).clause);
      const points = ruling.points.map((value, i) => (ruling.totals[i] === null ? null : value));
      return { version, by, depth: 'sheet', shakes, totals: ruling.totals, points };
    })();
    table.players.forEach((player, i) => {
      if (typed.points[i] !== null && isOut(state, competition.id, round, player))
        throw new Refused('did-not-play', { player }, citing(competition).cite('conduct'));
    });
    const counts = !state.settings.secondPerson && actor.kind === 'official';
    return {
      event: 'result-typed',
      competition: body.competition,
      round: body.round,
      table: table.number,
      typed,
      counts: counts && !waitsForInitials(competition, typed),
    };
  },
});

/** A second person says yes and cannot edit. */
export const confirmResult = defineAct({
  fields: { ...tableFields, version: must(wholeNumber(1)) },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper'],
  decide: ({ state, by }, body) => {
    const { competition, table } = placeOf(state, body);
    if (table.typed === null) throw new Refused('nothing-typed', { table: table.number });
    if (table.typed.version !== body.version)
      throw new Refused('changed-meanwhile', { table: table.number, version: table.typed.version });
    if (table.typed.by === by) throw new Refused('own-typing', { table: table.number });
    if (waitsForInitials(competition, table.typed))
      throw new Refused('not-initialled', { table: table.number }, citing(competition).cite('initials'));
    const { competition: id, round, version } = body;
    return { event: 'result-confirmed', competition: id, round, table: table.number, version, confirmers: [by] };
  },
});

/** Players sign what stands; when all who played have, it counts. */
export const signResult = defineAct({
  fields: { ...tableFields, version: must(wholeNumber(1)) },
  may: ['player'],
  decide: (situation, body) => {
    const { state, actor } = situation;
    const { competition, table } = placeOf(state, body);
    refuseStrangers(situation, table);
    const { cite } = citing(competition);
    if (table.typed === null) throw new Refused('nothing-typed', { table: table.number }, cite('scoresheet'));
    if (table.typed.version !== body.version)
      throw new Refused('changed-meanwhile', { table: table.number, version: table.typed.version });
    if (table.disputed !== null) throw new Refused('disputed', { table: table.number }, cite('scoresheet'));
    const player = actor.kind === 'player' ? actor.entry.id : '';
    if (waitsForInitials(competition, table.typed))
      throw new Refused('not-initialled', { table: table.number }, cite('initials'));
    if (table.signed.includes(player)) throw new Refused('already-signed', { table: table.number }, cite('scoresheet'));
    const { typed } = table;
    const signers = table.players.filter((_, i) => typed.points[i] !== null);
    const all = signers.every(one => one === player || table.signed.includes(one));
    const { competition: id, round, version } = body;
    return all
      ? { event: 'result-confirmed', competition: id, round, table: table.number, version, confirmers: signers }
      : { event: 'result-signed', competition: id, round, table: table.number, version, player };
  },
});

export const dispute = defineAct({
  fields: { ...tableFields, reason: must(note) },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper', 'player'],
  decide: (situation, body) => {
    const { table } = placeOf(situation.state, body);
    refuseStrangers(situation, table);
    if (table.typed === null && table.confirmed === null) throw new Refused('nothing-typed', { table: table.number });
    const { competition, round, reason } = body;
    return { event: 'result-disputed', competition, round, table: table.number, reason };
  },
});

/** A judge initials every −1 of a sheet, where the division asks for it. */
export const initialPenalties = defineAct({
  fields: { ...tableFields, version: must(wholeNumber(1)) },
  may: JUDGES,
  decide: (situation, body) => {
    const { competition, table } = placeOf(situation.state, body);
    refuseJudge(situation, body);
    if (table.typed === null) throw new Refused('nothing-typed', { table: table.number });
    if (table.typed.version !== body.version)
      throw new Refused('changed-meanwhile', { table: table.number, version: table.typed.version });
    if (!waitsForInitials(competition, table.typed))
      throw new Refused('nothing-to-initial', { table: table.number }, citing(competition).cite('initials'));
    const { competition: id, round, version } = body;
    return { event: 'penalties-initialled', competition: id, round, table: table.number, version };
  },
});

/** A judge finds intent to deceive in a signed sheet: a lower score stands, a raised one gives nothing. */
export const findDeceit = defineAct({
  fields: {
    ...tableFields,
    player: must(text),
    error: must(oneOf(['raised', 'lowered'] as const)),
    reason: must(note),
  },
  may: JUDGES,
  decide: (situation, body) => {
    const { table } = placeOf(situation.state, body);
    refuseJudge(situation, body);
    if (table.confirmed === null) throw new Refused('nothing-typed', { table: table.number });
    const { competition, round, player, error, reason } = body;
    if (!table.players.includes(player)) throw new Refused('unknown', { what: 'player', id: player });
    if ((table.deceits ?? []).some(one => one.player === player))
      throw new Refused('exists', { what: 'ruling', id: player });
    return { event: 'deceit-found', competition, round, table: table.number, player, error, reason };
  },
});
