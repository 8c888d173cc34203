import { matchPointsOf } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { boolean, distinct, list, may, must, object, oneOf, orNull, text, wholeNumber } from '../../requests/read.ts';
import { checkSheet, matchClause, type SheetFaultCode } from '../../sheet.ts';
import { Refused } from '../refusal.ts';
import { type Competition, DEPTHS, type EventState, type HallRound, type HallTable, type Typed } from '../state.ts';
import {
  citing,
  DIRECTION,
  defineAct,
  JUDGES,
  openCompetition,
  roundOf,
  type Situation,
  tableOf,
} from './definition.ts';

const place = { competition: must(text), round: must(wholeNumber(1)), table: must(wholeNumber(1)) };
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

const disqualifiedHere = (state: EventState, { competition, round }: Place, player: string): boolean =>
  state.conduct.some(
    one =>
      one.player === player &&
      one.kind.startsWith('disqualified') &&
      one.competition === competition.id &&
      one.round === round.number,
  );

function refuseImpossible(competition: Competition, points: readonly (number | null)[]): void {
  const played = points.filter(one => one !== null);
  const likely = [...played].sort((a, b) => b - a).join(' ');
  const possible: Readonly<Record<number, readonly string[]>> = {
    0: [''],
    1: ['6'],
    2: ['6 4', '5 5'],
    3: ['6 4 2', '5 5 2', '6 3 3', '4 4 4'],
  };
  if (!possible[played.length]!.includes(likely))
    throw new Refused(
      'impossible-points',
      { points, possible: possible[played.length]! },
      matchClause(competition.edition, played.length),
    );
}

const length = (values: readonly unknown[] | undefined, seats: number, at: string): void => {
  if (values !== undefined && values.length !== seats) throw new Refused('bad-act', { at, seats });
};

export const typeResult = defineAct({
  fields: {
    ...place,
    /** The version the typist saw: two scorekeepers on one sheet do not overwrite each other. */
    sees: must(wholeNumber(0)),
    depth: must(oneOf(DEPTHS)),
    points: may(perSeat),
    totals: may(perSeat),
    shakes: may(list(shake)),
    didNotPlay: may(distinct(list(wholeNumber(0, 2)))),
    reason: may(text),
  },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper', 'player'],
  decide: (situation, body) => {
    const { state, by, actor } = situation;
    const where = placeOf(state, body);
    const { competition, table } = where;
    refuseStrangers(situation, table);
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
        throw new Refused('sheet-faults', { faults: faults as unknown as Json }, faults[0]!.clause);
      const points = ruling.points.map((value, i) => (ruling.totals[i] === null ? null : value));
      return { version, by, depth: 'sheet', shakes, totals: ruling.totals, points };
    })();
    table.players.forEach((player, i) => {
      if (typed.points[i] !== null && disqualifiedHere(state, where, player))
        throw new Refused('did-not-play', { player }, citing(competition).cite('conduct'));
    });
    const counts = !state.settings.secondPerson && actor.kind === 'official';
    const { competition: id, round } = body;
    return { event: 'result-typed', competition: id, round, table: table.number, typed, counts };
  },
});

/** A second person says yes and cannot edit. */
export const confirmResult = defineAct({
  fields: { ...place, version: must(wholeNumber(1)) },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper'],
  decide: ({ state, by }, body) => {
    const { table } = placeOf(state, body);
    if (table.typed === null) throw new Refused('nothing-typed', { table: table.number });
    if (table.typed.version !== body.version)
      throw new Refused('changed-meanwhile', { table: table.number, version: table.typed.version });
    if (table.typed.by === by) throw new Refused('own-typing', { table: table.number });
    const { competition, round, version } = body;
    return { event: 'result-confirmed', competition, round, table: table.number, version, confirmers: [by] };
  },
});

/** Players sign what stands; when all who played have, it counts. */
export const signResult = defineAct({
  fields: { ...place, version: must(wholeNumber(1)) },
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
  fields: { ...place, reason: must(text) },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper', 'player'],
  decide: (situation, body) => {
    const { table } = placeOf(situation.state, body);
    refuseStrangers(situation, table);
    if (table.typed === null && table.confirmed === null) throw new Refused('nothing-typed', { table: table.number });
    const { competition, round, reason } = body;
    return { event: 'result-disputed', competition, round, table: table.number, reason };
  },
});
