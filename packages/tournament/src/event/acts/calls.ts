import { dayOf } from '../../day.ts';
import { boolean, may, must, name, note, oneOf, text, wholeNumber } from '../../requests/read.ts';
import { judgeMsOf } from '../clock.ts';
import type { At } from '../event.ts';
import { Refused } from '../refusal.ts';
import { type Call, CONDUCTS, type Competition, type Conduct, type EventState, type Official } from '../state.ts';
import {
  citing,
  competitionOf,
  DIRECTION,
  defineAct,
  entryOf,
  JUDGES,
  roundOf,
  type Situation,
  tableFields,
  tableOf,
} from './definition.ts';

/** Judge time that the table of a call gets back. */
export function judgeTimeOf(state: EventState, found: Call, at: number): { readonly judgeMs?: number } {
  const competition = competitionOf(state, found.competition);
  const judgeMs = judgeMsOf(competition, roundOf(state, found.competition, found.round), found.at, at);
  return judgeMs > 0 ? { judgeMs } : {};
}

export function openCall(state: EventState, id: number): Call {
  const found = state.calls.find(call => call.id === id);
  if (!found) throw new Refused('unknown', { what: 'call', id });
  if (!found.open) throw new Refused('call-closed', { call: id });
  return found;
}

/** No judge rules where his own school plays, nor where his certificates do not reach. */
export function refuseJudge({ actor, state, at }: Situation, where: At & { readonly table: number }): void {
  if (actor.kind !== 'official') return;
  const { official } = actor;
  const competition = competitionOf(state, where.competition);
  refuseUncertified(state, official, competition, at);
  if (official.school === undefined) return;
  const table = tableOf(roundOf(state, where.competition, where.round), where.table);
  const { school } = official;
  const own = table.players.find(id => state.entries[id]?.school === school);
  if (own !== undefined) throw new Refused('own-school', { table: where.table, school });
}

/** The same where somebody plays in a round. */
function refuseAtTableOf(situation: Situation, { competition, round, player }: At & { readonly player: string }): void {
  const seated = roundOf(situation.state, competition, round).tables.find(one => one.players.includes(player));
  if (seated) refuseJudge(situation, { competition, round, table: seated.number });
}

/** Certificates bind whoever has some, and everybody where the event asks for them. */
function refuseUncertified(state: EventState, official: Official, competition: Competition, at: number): void {
  const { certificates } = official;
  if (certificates.every(one => one.tested) && !state.settings.certifiedJudges) return;
  const { game, division } = competition;
  const holds = certificates.some(one => one.game === game && one.division === division && one.until >= dayOf(at));
  if (!holds) throw new Refused('not-certified', { game, division });
}

export const call = defineAct({
  fields: { ...tableFields, question: may(note), appeal: may(boolean) },
  may: [...DIRECTION, ...JUDGES, 'scorekeeper', 'player'],
  decide: ({ state, actor, by }, body) => {
    const competition = competitionOf(state, body.competition);
    const round = roundOf(state, body.competition, body.round);
    if (round.status === 'draft' || round.status === 'published')
      throw new Refused('round-not-started', { round: body.round });
    const table = tableOf(round, body.table);
    if (actor.kind === 'player' && !table.players.includes(actor.entry.id))
      throw new Refused('not-at-table', { table: body.table });
    const { rules, cite } = citing(competition);
    if (body.appeal && !rules.appeal) throw new Refused('no-appeal', {}, cite('appeal'));
    const from = actor.kind === 'player' ? actor.entry.id : by;
    const { competition: id, round: number, table: at, question = '', appeal = false } = body;
    return { event: 'called', competition: id, round: number, table: at, question, appeal, from };
  },
});

export const takeCall = defineAct({
  fields: { call: must(wholeNumber(1)) },
  may: JUDGES,
  decide: (situation, body) => {
    const found = openCall(situation.state, body.call);
    if (
      found.takenBy !== null &&
      found.takenBy !== situation.by &&
      Object.hasOwn(situation.state.officials, found.takenBy)
    )
      throw new Refused('call-taken', { call: body.call });
    refuseJudge(situation, found);
    return { event: 'call-taken', call: body.call, key: situation.by };
  },
});

/** A ruling; an appeal waits for a second judge, who is a second person. */
export const rule = defineAct({
  fields: { call: must(wholeNumber(1)), ruling: must(note), clause: must(name) },
  may: JUDGES,
  decide: (situation, body) => {
    const { state, by, at } = situation;
    const found = openCall(state, body.call);
    refuseJudge(situation, found);
    const { call: id, ruling, clause } = body;
    if (!found.appeal)
      return { event: 'call-ruled', call: id, key: by, text: ruling, clause, ...judgeTimeOf(state, found, at) };
    const waiting = state.pending.find(one => one.call === body.call);
    if (waiting) throw new Refused('second-judge', { pending: waiting.id });
    return {
      event: 'second-judge-needed',
      pending: {
        id: state.seq + 1,
        by,
        act: 'appeal',
        player: null,
        call: body.call,
        competition: found.competition,
        round: found.round,
        reason: body.ruling,
        clause: body.clause,
      },
    };
  },
});

export const closeCall = defineAct({
  fields: { call: must(wholeNumber(1)) },
  may: [...JUDGES, ...DIRECTION],
  decide: ({ state, at }, body) => {
    const found = openCall(state, body.call);
    return { event: 'call-closed', call: body.call, ...judgeTimeOf(state, found, at) };
  },
});

/** A warning counts in later rounds too; each later violation costs a point; disqualification from the event ends it in all. */
export const conduct = defineAct({
  fields: {
    player: must(text),
    competition: must(text),
    round: must(wholeNumber(1)),
    kind: must(oneOf(CONDUCTS)),
    reason: must(note),
    /** Serious: a point at once without a warning, where the edition lets two judges do so. */
    immediate: may(boolean),
  },
  may: JUDGES,
  decide: (situation, body) => {
    const { state, by, at, actor } = situation;
    const { player, kind, reason, round } = body;
    entryOf(state, player);
    const competition = competitionOf(state, body.competition);
    refuseAtTableOf(situation, body);
    const { rules, cite } = citing(competition);
    const head = actor.kind === 'official' && actor.official.roles.includes('head-judge');
    if (kind !== 'warning' && rules.penaltyByHeadJudge && !head) throw new Refused('head-judge', {}, cite('conduct'));
    const warned = state.conduct.some(one => one.player === player);
    if (kind === 'penalty' && body.immediate) {
      if (!rules.immediatePenaltyByTwoJudges) throw new Refused('no-immediate-penalty', {}, cite('immediatePenalty'));
      const pending = { id: state.seq + 1, by, player, competition: competition.id, round, reason };
      return {
        event: 'second-judge-needed',
        pending: { ...pending, act: 'immediate-penalty', call: null, clause: cite('immediatePenalty') },
      };
    }
    if (kind === 'penalty' && !warned) throw new Refused('warn-first', { player }, cite('conduct'));
    const entry: Conduct = { at, player, kind, competition: competition.id, round, by, second: null, reason };
    return { event: 'conduct', conduct: entry, pending: null };
  },
});

/** The second judge agrees: only now does it take effect. */
export const concur = defineAct({
  fields: { pending: must(wholeNumber(1)) },
  may: JUDGES,
  decide: (situation, body) => {
    const { state, by, at } = situation;
    const found = state.pending.find(one => one.id === body.pending);
    if (!found) throw new Refused('unknown', { what: 'pending ruling', id: body.pending });
    if (found.by === by) throw new Refused('same-judge', { pending: body.pending });
    if (!Object.hasOwn(state.officials, found.by)) throw new Refused('second-judge', { pending: body.pending });
    if (found.call !== null) {
      const appealed = openCall(state, found.call);
      refuseJudge(situation, appealed);
      const given = judgeTimeOf(state, appealed, at);
      return {
        event: 'concurred',
        pending: found.id,
        key: by,
        text: found.reason,
        clause: found.clause ?? '',
        ...given,
      };
    }
    const { competition, round, reason } = found;
    const player = found.player ?? '';
    refuseAtTableOf(situation, { competition, round, player });
    const entry: Conduct = { at, player, kind: 'penalty', competition, round, by: found.by, second: by, reason };
    return { event: 'conduct', conduct: entry, pending: found.id };
  },
});
