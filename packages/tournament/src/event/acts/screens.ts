import { list, may, must, oneOf, text, wholeNumber } from '../../requests/read.ts';
import { Refused } from '../refusal.ts';
import { type Call, CONDUCTS, type EventState } from '../state.ts';
import { judgeTimeOf } from './calls.ts';
import { defineAct, entryOf, openCompetition, roundOf, tableFields, tableOf } from './definition.ts';
import { perSeat, shake } from './results.ts';

const SCREENS_ALONE = ['screens'] as const;

function startedTable(state: EventState, at: { competition: string; round: number; table: number }) {
  const round = roundOf(state, at.competition, at.round);
  if (round.status === 'draft' || round.status === 'published')
    throw new Refused('round-not-started', { round: at.round });
  return tableOf(round, at.table);
}

/** The sheet that all players of a table on screen have signed: nobody has to type or confirm it. */
export const screenResult = defineAct({
  fields: {
    ...tableFields,
    record: must(text),
    points: must(perSeat),
    totals: must(perSeat),
    shakes: must(list(shake)),
  },
  may: SCREENS_ALONE,
  decide: ({ state, by }, body) => {
    const { competition: id, round, record, points, totals, shakes } = body;
    openCompetition(state, id);
    const table = startedTable(state, body);
    const same = (known: readonly (number | null)[]): boolean => known.every((one, i) => one === points[i]);
    if (table.confirmed !== null && table.confirmed.record !== record)
      throw new Refused('exists', { what: 'result', id: table.number });
    if (table.confirmed !== null && same(table.confirmed.points))
      throw new Refused('exists', { what: 'result', id: table.number });
    if (points.length !== table.players.length) throw new Refused('bad-act', { at: 'points' });
    const version = table.versions + 1;
    const typed = { version, by, depth: 'sheet' as const, points, totals, shakes, record };
    return { event: 'result-typed', competition: id, round, table: table.number, typed, counts: true };
  },
});

/** How long a table's time stood still in all while the hall's clock ran on. */
export const screenLost = defineAct({
  fields: { ...tableFields, lostMs: must(wholeNumber(0)) },
  may: SCREENS_ALONE,
  decide: ({ state }, { competition, round, table, lostMs }) => {
    const known = startedTable(state, { competition, round, table });
    if (lostMs <= (known.lostMs ?? 0)) throw new Refused('exists', { what: 'lost time', id: table });
    return { event: 'time-lost', competition, round, table, lostMs };
  },
});

const openAt = (state: EventState, at: { competition: string; round: number; table: number }): Call | undefined =>
  state.calls.find(
    one =>
      one.open && one.screen && one.competition === at.competition && one.round === at.round && one.table === at.table,
  );

/** Somebody at a table on screen has called a judge. */
export const screenCall = defineAct({
  fields: { ...tableFields, question: must(text), player: must(text) },
  may: SCREENS_ALONE,
  decide: ({ state }, body) => {
    startedTable(state, body);
    const { competition, round, table, question, player } = body;
    if (openAt(state, body)) throw new Refused('exists', { what: 'call', id: table });
    return { event: 'called', competition, round, table, question, appeal: false, from: player, screen: true };
  },
});

/** Play goes on at a table on screen: the call is over, by a ruling made there or without one. */
export const screenCallEnded = defineAct({
  fields: { ...tableFields, by: may(text), ruling: may(text), clause: may(text) },
  may: SCREENS_ALONE,
  decide: ({ state, at }, body) => {
    const found = openAt(state, body);
    if (!found) throw new Refused('unknown', { what: 'call', id: body.table });
    const given = judgeTimeOf(state, found, at);
    const { by: key, ruling, clause } = body;
    if (key === undefined || ruling === undefined) return { event: 'call-closed', call: found.id, ...given };
    return { event: 'call-ruled', call: found.id, key, text: ruling, clause: clause ?? '', ...given };
  },
});

/** What a judge did to a player at a table on screen stands in the event's log as well, and counts in later rounds. */
export const screenConduct = defineAct({
  fields: {
    ...tableFields,
    player: must(text),
    kind: must(oneOf(CONDUCTS)),
    by: must(text),
    reason: must(text),
  },
  may: SCREENS_ALONE,
  decide: ({ state, at }, { competition, round, table, player, kind, by, reason }) => {
    startedTable(state, { competition, round, table });
    entryOf(state, player);
    const known = state.conduct.some(
      one => one.player === player && one.kind === kind && one.round === round && one.competition === competition,
    );
    if (known && kind !== 'penalty') throw new Refused('exists', { what: 'conduct', id: player });
    return {
      event: 'conduct',
      conduct: { at, player, kind, competition, round, by, second: null, reason },
      pending: null,
    };
  },
});
