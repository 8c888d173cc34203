import { clauseRef, rulesOf } from '@forceout/rulebook';
import type { Act, EngineAct, PlayerAct } from './act.ts';
import { type ActDefinition, PLAYER_ACTS } from './acts/index.ts';
import type { RefusalKey } from './codes.ts';
import type { TableConfig } from './config.ts';
import { advance } from './deadline.ts';
import type { TableEvent } from './event.ts';
import type { Game, Json } from './game.ts';
import { lift, putBack, say, tie } from './phases/block.ts';
import { callOff, judgeAttends } from './phases/call.ts';
import { pointOut } from './phases/charge.ts';
import {
  accept,
  afterWithdraw,
  askJudge,
  equalsAnswered,
  moreTime,
  objectionRuled,
  prove,
  reject,
  verdictGiven,
} from './phases/check.ts';
import { endMatch, resign } from './phases/end.ts';
import { goalBonus, place, sayGoal } from './phases/goal.ts';
import { judgeActs, pause } from './phases/judge.ts';
import { agree, noGoal } from './phases/noGoal.ts';
import { absent, back, claimAbsent, stopAlone } from './phases/presence.ts';
import { deal, dealCards, preset, roll, rollFaces } from './phases/rollDeal.ts';
import { rollOff } from './phases/rollOff.ts';
import { stop, warning } from './phases/round.ts';
import { beginShake } from './phases/shake.ts';
import { afterSigning, appeal, correct, object, sign } from './phases/sheet.ts';
import { move, shift, turnBonus } from './phases/turn.ts';
import { select } from './phases/variation.ts';
import { side, submit, withdraw } from './phases/write.ts';
import { type Refusal, refusal } from './refusal.ts';
import { emptyTable } from './replay.ts';
import type { Facts } from './said.ts';
import { CLAUSE_OF_PHASE, type Outcome, Scribe } from './scribe.ts';
import type { Seat, State } from './state.ts';

/** What came of an act: events (those that fell due by time first), and a refusal when the act itself was not taken. */
export interface Decision {
  readonly events: readonly TableEvent[];
  /** After those events: what `evolve` over them gives. */
  readonly state: State;
  readonly refusal: Refusal['refused'] | null;
}

/** A new table. Its first events are at moment `at`. */
export function open(
  game: Game,
  config: TableConfig,
  at = 0,
): { readonly state: State; readonly events: readonly TableEvent[] } {
  const state = emptyTable(config, at);
  const t = new Scribe(game, state, at);
  t.emit({ event: 'opened', config });
  if (config.firstGoalSetter !== null) beginShake(t, config.firstGoalSetter);
  return { state: t.state, events: t.events };
}

/** The one referee. Pure: the same state, act and moment always give the same decision. */
export function decide(game: Game, state: State, act: Act, at: number): Decision {
  const edition = rulesOf(state.config.edition);
  const general = clauseRef(edition.id, edition.clauses.illegalProcedure);
  const no = (key: RefusalKey, facts?: Facts): Decision => ({
    events: [],
    state,
    refusal: refusal(key, general, facts).refused,
  });
  if (!Number.isSafeInteger(at) || at < 0) return no('bad-time');
  if (at < state.at) return no('time-went-back', { at: state.at });
  if (game.id !== edition.game) return no('wrong-game', { edition: edition.id });
  const t = new Scribe(game, state, at);
  advance(t, at);
  const mark = t.events.length;
  const before = t.snapshot();
  const outcome = take(t, act);
  if (outcome === undefined) {
    const first = t.events[mark];
    if (first !== undefined && act.do !== 'wait') t.events[mark] = { ...first, act };
    return { events: t.events, state: t.state, refusal: null };
  }
  const { refused } = outcome;
  return { events: t.events.slice(0, mark), state: before, refusal: { ...refused, clause: refused.clause ?? general } };
}

function take(t: Scribe, act: Act): Outcome {
  if (act.do === 'wait') return undefined;
  if (act.seat === 'engine') return engine(t, act);
  if (t.state.phase === 'closed') return afterClosing(t, act);
  if (act.seat === 'judge' || act.seat === 'director') {
    const outcome = act.do === 'warning' ? warning(t) : act.do === 'stop' ? stop(t) : judgeActs(t, act.seat, act);
    if (outcome === undefined && act.seat === 'judge') judgeAttends(t);
    return outcome;
  }
  const seat = act.seat;
  if (seat >= t.state.seats.length) return t.refuse('no-such-seat', null, { seat });
  const definition: ActDefinition = PLAYER_ACTS[act.do];
  const { phase } = t.state;
  if (definition.phases !== 'any' && !definition.phases.includes(phase))
    return t.refuse('wrong-phase', CLAUSE_OF_PHASE[phase], { act: act.do, phase });
  const bystander = t.state.shake?.out.includes(seat) ?? false;
  if (bystander && definition.fromOutside !== true) return t.refuse('not-in-shake', 'absent');
  const outcome = play(t, seat, act);
  // Whoever acts is here.
  if (outcome === undefined && t.state.absenceClaims.some(c => c.target === seat))
    t.emit({ event: 'absence-denied', seat }, { clause: 'absent' });
  return outcome;
}

function afterClosing(t: Scribe, act: Exclude<Act, { seat: 'engine' } | { do: 'wait' }>): Outcome {
  const official = act.seat === 'judge' || act.seat === 'director';
  if (official && (act.do === 'zero' || (act.do === 'rule' && typeof act.value === 'number')))
    return afterSigning(t, () => judgeActs(t, act.seat, act));
  if (!official && act.do === 'correct' && act.seat < t.state.seats.length)
    return afterSigning(t, () => correct(t, act.seat, act.scores));
  return t.refuse('closed', 'scoresheet');
}

function play(t: Scribe, seat: Seat, act: PlayerAct): Outcome {
  switch (act.do) {
    case 'preset':
      return preset(t, seat, act.faces);
    case 'roll':
      return t.state.phase === 'roll-off' ? rollOff(t, seat, act.faces) : roll(t, seat, act.faces, act.seed ?? null);
    case 'deal':
      return deal(t, seat, act.cards, act.seed ?? null);
    case 'select':
      return select(t, seat, act.variation, act.value ?? null);
    case 'bonus':
      return t.state.phase === 'goal' ? goalBonus(t, seat, act.cube) : turnBonus(t, seat, act.cube);
    case 'place':
      return place(t, seat, act.goal, act.cubes);
    case 'goal':
      return sayGoal(t, seat, act.goal, act.cubes);
    case 'no-goal':
      return noGoal(t, seat);
    case 'agree':
      return agree(t, seat);
    case 'move':
      return move(t, seat, act.cube, act.to);
    case 'shift':
      return shift(t, seat, act.cube, act.to);
    case 'lift':
      return lift(t, seat);
    case 'say':
      return say(t, seat, act.say === 'now' ? 'now' : 'impossible');
    case 'tie':
      return tie(t, seat, act.both);
    case 'put-back':
      return putBack(t, seat);
    case 'side':
      return side(t, seat, act);
    case 'submit':
      return submit(t, seat, act.solution, act.goal ?? null);
    case 'withdraw': {
      const outcome = withdraw(t, seat);
      if (outcome === undefined) afterWithdraw(t, seat);
      return outcome;
    }
    case 'accept':
      return accept(t, seat, act.writer);
    case 'reject':
      return reject(t, seat, act.writer, act.reason, given(act.regroup), given(act.proof));
    case 'prove':
      return prove(t, seat, act.writer, act.how ?? null, act.pass ?? false);
    case 'more-time':
      return moreTime(t, seat);
    case 'call-judge':
      if (!t.state.config.judge) return t.refuse('no-judge', 'judgeEquals');
      return pause(t, seat, act.question ?? null);
    case 'call-off':
      return callOff(t, seat);
    case 'ask-judge':
      return askJudge(t, seat, act.writer);
    case 'point-out':
      return pointOut(t, seat, act.fault, act.target);
    case 'absent':
      return aboutSeat(t, act.target ?? seat, (x, who) => (who === seat ? absent(x, who) : claimAbsent(x, seat, who)));
    case 'back':
      return aboutSeat(t, act.target ?? seat, back);
    case 'sign':
      return sign(t, seat);
    case 'object':
      return object(t, seat, act.reason ?? null, act.scores ?? null);
    case 'correct':
      return correct(t, seat, act.scores);
    case 'appeal':
      return appeal(t, seat, act.reason ?? null);
    case 'stop':
      return stopAlone(t);
    case 'resign':
      return resign(t, seat);
    case 'end-match':
      return endMatch(t, seat, act.agree ?? true);
  }
}

const given = (value: Json | undefined): Json => value ?? null;

const aboutSeat = (t: Scribe, seat: Seat, act: (t: Scribe, seat: Seat) => Outcome): Outcome =>
  seat < t.state.seats.length ? act(t, seat) : t.refuse('no-such-seat', null, { seat });

/** The host's answers, accepted only for what the state waits for. */
function engine(t: Scribe, act: EngineAct): Outcome {
  const { awaiting } = t.state;
  switch (act.do) {
    case 'commit':
      t.emit({ event: 'committed', hash: act.hash });
      return undefined;
    case 'roll': {
      const due = awaiting.find(a => a.kind === 'roll');
      if (due?.kind !== 'roll') return t.refuse('not-awaited.roll');
      t.emit({ event: 'answered', id: due.id });
      if (act.preset && t.shake.presetFaces === null) {
        const refused = preset(t, due.seat, act.preset);
        if (refused) return refused;
      }
      return rollFaces(t, due.seat, 'engine', act.faces, act.seed ?? null);
    }
    case 'deal': {
      const due = awaiting.find(a => a.kind === 'deal');
      if (due?.kind !== 'deal') return t.refuse('not-awaited.deal');
      t.emit({ event: 'answered', id: due.id });
      return dealCards(t, due.seat, 'engine', act.cards, act.seed ?? null);
    }
    case 'verdict':
      return verdictGiven(t, act.for, act.verdict, act.engine ?? null);
    case 'objection':
      return objectionRuled(t, act.for, act.verdict, act.engine ?? null);
    case 'equals':
      if (!awaiting.some(a => a.id === act.for && a.kind === 'equals')) return t.refuse('not-awaited');
      return equalsAnswered(t, act.equals, 'engine', act.engine ?? null);
  }
}
