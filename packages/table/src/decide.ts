import { clauseRef, rulesOf } from '@forceout/rulebook';
import type { Act, EngineAct, PlayerAct } from './act.ts';
import { type ActDefinition, PLAYER_ACTS } from './acts/index.ts';
import type { RefusalKey } from './codes.ts';
import type { TableConfig } from './config.ts';
import { advance, nextDeadline } from './deadline.ts';
import type { TableEvent } from './event.ts';
import type { Game } from './game.ts';
import { equalsAnswered, objectionRuled, verdictGiven } from './phases/checking/check.ts';
import { stop, warning } from './phases/match/round.ts';
import { afterSigning, correct } from './phases/match/sheet.ts';
import { judgeAttends } from './phases/officials/call.ts';
import { dealCards, preset, rollFaces } from './phases/set-up/roll-deal.ts';
import { beginShake } from './phases/set-up/shake.ts';
import { type Refusal, refusal } from './refusal.ts';
import { emptyTable } from './replay.ts';
import type { Facts } from './said.ts';
import { settled } from './settled.ts';
import type { State } from './state.ts';
import { CLAUSE_OF_PHASE, type Outcome, TAKEN, Transaction } from './transaction.ts';
import { handlerOf, officialHandlerOf } from './transitions.ts';

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
  const t = new Transaction(game, state, at);
  t.emit({ event: 'opened', config });
  if (config.firstGoalSetter !== null) beginShake(t, config.firstGoalSetter);
  return { state: settled(t.state), events: t.events };
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
  const t = new Transaction(game, state, at);
  advance(t, at);
  const mark = t.events.length;
  const before = settled(t.snapshot());
  const outcome = take(t, act);
  if (outcome === undefined) {
    const first = t.events[mark];
    // Nobody has seen it yet, so it is not copied for this.
    if (first !== undefined && act.do !== 'wait') Object.assign(first, { act });
    return { events: t.events, state: settled(t.state), refusal: null };
  }
  const { refused } = outcome;
  return { events: t.events.slice(0, mark), state: before, refusal: { ...refused, clause: refused.clause ?? general } };
}

/** Would a player's act be taken, at the moment of the state? The same answer as `decide` gives, at a part of its cost. */
export function isTaken(game: Game, state: State, act: Act): boolean {
  if ((nextDeadline(state) ?? Number.POSITIVE_INFINITY) <= state.at)
    return decide(game, state, act, state.at).refusal === null;
  try {
    return take(new Transaction(game, state, state.at, true), act) === undefined;
  } catch (thrown) {
    if (thrown !== TAKEN) throw thrown;
    return true;
  }
}

function take(t: Transaction, act: Act): Outcome {
  if (act.do === 'wait') return undefined;
  if (act.seat === 'engine') return engine(t, act);
  if (t.state.phase === 'closed') return afterClosing(t, act);
  if (act.seat === 'judge' || act.seat === 'director') {
    const outcome =
      act.do === 'warning' ? warning(t) : act.do === 'stop' ? stop(t) : officialHandlerOf(act.do)(t, act, act.seat);
    if (outcome === undefined && act.seat === 'judge') judgeAttends(t);
    return outcome;
  }
  const seat = act.seat;
  if (seat >= t.state.seats.length) return t.refuse('no-such-seat', null, { seat });
  const { phase } = t.state;
  const handle = handlerOf(phase, act.do);
  if (handle === undefined) return t.refuse('wrong-phase', CLAUSE_OF_PHASE[phase], { act: act.do, phase });
  const bystander = t.state.shake?.out.includes(seat) ?? false;
  if (bystander && !isFromOutside(act.do)) return t.refuse('not-in-shake', 'absent');
  const outcome = handle(t, seat, act);
  // Whoever acts is here.
  if (outcome === undefined && t.state.absenceClaims.some(c => c.target === seat))
    t.emit({ event: 'absence-denied', seat }, { clause: 'absent' });
  return outcome;
}

/** Also for a player who takes no part in the shake. */
const isFromOutside = (verb: PlayerAct['do']): boolean => {
  const definition: ActDefinition = PLAYER_ACTS[verb];
  return definition.fromOutside === true;
};

function afterClosing(t: Transaction, act: Exclude<Act, { seat: 'engine' } | { do: 'wait' }>): Outcome {
  const official = act.seat === 'judge' || act.seat === 'director';
  if (official && (act.do === 'zero' || (act.do === 'rule' && typeof act.value === 'number')))
    return afterSigning(t, () => officialHandlerOf(act.do)(t, act, act.seat));
  if (!official && act.do === 'correct' && act.seat < t.state.seats.length)
    return afterSigning(t, () => correct(t, act.seat, act.scores));
  return t.refuse('closed', 'scoresheet');
}

/** The host's answers, accepted only for what the state waits for. */
function engine(t: Transaction, act: EngineAct): Outcome {
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
