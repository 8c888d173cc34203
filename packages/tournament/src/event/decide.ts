import { RequestFault } from '../requests/fault.ts';
import * as calls from './acts/calls.ts';
import * as clock from './acts/clock.ts';
import type { Actor, AnyAct } from './acts/definition.ts';
import * as entries from './acts/entries.ts';
import * as hall from './acts/hall.ts';
import * as results from './acts/results.ts';
import * as screens from './acts/screens.ts';
import * as seats from './acts/seats.ts';
import type { LogEntry } from './event.ts';
import { type Refusal, Refused } from './refusal.ts';
import type { EventState } from './state.ts';
import { entryIn, officialIn } from './state.ts';

/** Every act by its name. */
const ACTS: Readonly<Record<string, AnyAct>> = {
  open: hall.open,
  'change-settings': hall.changeSettings,
  'add-session': hall.addSession,
  appoint: hall.appoint,
  dismiss: hall.dismiss,
  certify: hall.certify,
  'add-competition': hall.addCompetition,
  'change-formula': hall.changeFormula,
  'change-plan': hall.changePlan,
  release: hall.release,
  close: hall.close,
  forget: hall.forget,
  undo: hall.undo,
  enter: entries.enter,
  'change-entry': entries.changeEntry,
  substitute: entries.substitute,
  'check-in': entries.checkIn,
  leave: entries.leave,
  'take-out-missing': entries.takeOutMissing,
  'new-day': entries.newDay,
  'forbid-pairs': entries.forbidPairs,
  seat: seats.seat,
  'seat-by-hand': seats.seatByHand,
  swap: seats.swap,
  'sit-down': seats.sitDown,
  lock: seats.lock,
  'set-medium': seats.setMedium,
  publish: seats.publish,
  start: clock.start,
  warn: clock.warn,
  stop: clock.stop,
  pause: clock.pause,
  resume: clock.resume,
  'add-time': clock.addTime,
  'judge-time': clock.judgeTime,
  finish: clock.finish,
  'type-result': results.typeResult,
  'confirm-result': results.confirmResult,
  'sign-result': results.signResult,
  dispute: results.dispute,
  'initial-penalties': results.initialPenalties,
  'find-deceit': results.findDeceit,
  call: calls.call,
  'take-call': calls.takeCall,
  rule: calls.rule,
  'close-call': calls.closeCall,
  conduct: calls.conduct,
  concur: calls.concur,
  'screen-result': screens.screenResult,
  'screen-lost': screens.screenLost,
  'screen-call': screens.screenCall,
  'screen-call-ended': screens.screenCallEnded,
  'screen-conduct': screens.screenConduct,
  playoff: hall.playoff,
};

/** Acts that bring names of players into an event. */
const NAMING: ReadonlySet<string> = new Set(['enter', 'change-entry', 'substitute']);

export const ACT_NAMES: readonly string[] = Object.keys(ACTS);

/** An act as it comes: `do` names it, the other fields are its own. Who acts is known from the key he came with. */
export type Act = Readonly<Record<string, unknown>> & { readonly do: string };

export type Outcome =
  | { readonly ok: true; readonly entries: readonly LogEntry[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** How a player acts from his table: by the id of his entry. */
const PLAYER = 'player:';
export const playerKey = (id: string): string => `${PLAYER}${id}`;

/** Under this key the tables on screen tell the hall what happened; no link leads to it. */
export const SCREENS = 'screens';

/** Under this key the server certifies who has passed the judge's test; no link leads to it. */
export const EXAMINER = 'examiner';

const rolesOf = (actor: Actor | null): readonly string[] =>
  actor === null ? [] : actor.kind === 'official' ? actor.official.roles : [actor.kind];

/** A key names an official on duty or a player; nobody else acts. An official taken off duty is nobody at once. */
export function actorOf(state: EventState, by: string): Actor | null {
  if (by === SCREENS) return { kind: 'screens' };
  if (by === EXAMINER) return { kind: 'examiner' };
  if (Object.hasOwn(state.officials, by)) return { kind: 'official', official: officialIn(state, by) };
  const id = by.startsWith(PLAYER) ? by.slice(PLAYER.length) : '';
  return Object.hasOwn(state.entries, id) ? { kind: 'player', entry: entryIn(state, id) } : null;
}

function decided(state: EventState, act: Act, by: string, at: number): LogEntry {
  const definition = Object.hasOwn(ACTS, act.do) ? ACTS[act.do] : undefined;
  if (!definition) throw new Refused('bad-act', { at: 'do', known: ACT_NAMES });
  const opening = act.do === 'open';
  if (opening === state.open) throw new Refused(opening ? 'already-open' : 'not-open');
  // Names that came after the deletion would be deleted by nobody.
  if (state.forgotten && NAMING.has(act.do)) throw new Refused('forgotten');
  const actor = actorOf(state, by);
  if (!opening) {
    if (!definition.may.some(role => rolesOf(actor).includes(role)))
      throw new Refused('not-yours', { may: definition.may });
  }
  const { do: _, ...fields } = act;
  const nobody: Actor = { kind: 'official', official: { key: by, name: '', roles: [], certificates: [] } };
  return { ...definition.decide({ state, at, by, actor: actor ?? nobody }, fields), at, by };
}

/** What comes of an act: entries for the log, or a refusal that changes nothing. Never throws. */
export function decide(state: EventState, act: Act, by: string, at: number): Outcome {
  try {
    return { ok: true, entries: [decided(state, act, by, at)] };
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, refusal: cause.refusal };
    if (cause instanceof RequestFault)
      return {
        ok: false,
        refusal: { code: 'bad-act', facts: { at: cause.at, fault: cause.code }, because: cause.said },
      };
    throw cause;
  }
}

/** Whether an official may sit in judgement at a table; why not, where he may not. */
export function judgeAt(
  state: EventState,
  key: string,
  where: { readonly competition: string; readonly round: number; readonly table: number },
  at: number,
): Refusal | null {
  const actor = actorOf(state, key);
  if (actor?.kind !== 'official') return { code: 'not-yours', facts: {} };
  try {
    calls.refuseJudge({ state, at, by: key, actor }, where);
    return null;
  } catch (cause) {
    if (cause instanceof Refused) return cause.refusal;
    throw cause;
  }
}
