import { clockOf, leftoverSand, startClock, withoutClocks } from '../../clock.ts';
import type { Claim, Json, SubmittedSolution } from '../../game.ts';
import { seatsIn } from '../../seats.ts';
import type { Clock, Phase, Role, Seat, Shake, Writer } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startChecking } from '../checking/check.ts';

/** Who must, may and may not write (VII-A; R-CHAL-2 and 3 with two Challengers). */
function roleOf(shake: Shake, seat: Seat): Role {
  const { challenge } = shake;
  if (challenge === null) return 'must';
  const { kind, by, against, second } = challenge;
  if (kind === 'no-goal') return seat === by ? 'must' : seat === against ? 'not' : 'may';
  const kinds = second ? [kind, second.kind] : [kind];
  if (seat === by) return kind === 'now' ? 'must' : 'not';
  if (second && seat === second.by) return second.kind === 'now' ? 'must' : 'not';
  if (seat === against) return kinds.includes('impossible') ? 'must' : 'not';
  return 'may';
}

/** The claim under which a writer's Solution is judged. */
export function claimOf(shake: Shake, writer: Seat): Claim {
  const { challenge, claim } = shake;
  if (challenge?.second && challenge.second.kind !== challenge.kind)
    return writer === challenge.against ? 'impossible' : 'now';
  return claim!;
}

const WRITING: Readonly<Record<Claim, Phase>> = {
  now: 'write',
  impossible: 'write',
  'no-goal': 'no-goal-write',
  forceout: 'last-cube-write',
  stop: 'stop-write',
};

export function startWriting(t: Transaction, claim: Claim, seconds: number, fromLastCube = false, sandMs = 0): void {
  const paired = t.game.paired(t.shake.variations);
  const limit = seconds + (paired ? t.rules.pairExtraSeconds : 0);
  const here = seatsIn(t.state);
  // What a player presented before leaving stays (R-SCORE-9).
  const kept = t.shake.writers.filter(w => fromLastCube && w.written !== null).map(w => w.seat);
  const seats = t.state.seats.map((_, i) => i).filter(i => here.includes(i) || kept.includes(i));
  const writers: readonly Writer[] = seats.map(seat => {
    const role = roleOf(t.shake, seat);
    // An Impossible after the last cube leaves the rest of the writing time; what is presented by then stays presented.
    const before = fromLastCube ? writerAt(t, seat) : undefined;
    if (before?.done && (role === 'must' || (role === 'may' && before.written !== null))) return { ...before, role };
    return {
      seat,
      role,
      presents: role === 'must' ? true : role === 'not' ? false : null,
      done: role === 'not',
      written: null,
      spoiled: false,
    };
  });
  const from = fromLastCube ? t.shake.writeBegan : t.tableTime + sandMs;
  const clocks = writers
    .filter(w => !w.done)
    .map(
      w =>
        (fromLastCube ? clockOf(t.state, w.seat, 'write') : undefined) ?? startClock(t, w.seat, 'write', limit, from),
    );
  t.emit({ event: 'writing', claim, writers, began: from }, { clause: 'writeTime', phase: WRITING[claim], clocks });
  if (writers.every(w => w.done)) present(t, 0);
}

/** The last cube has gone to Required or Permitted: everyone writes (VIII-A). */
export const startLastCube = (t: Transaction, sandMs: number): void =>
  startWriting(t, 'forceout', t.rules.writeSeconds, false, sandMs);

const writerAt = (t: Transaction, seat: Seat): Writer | undefined => t.state.shake?.writers.find(w => w.seat === seat);

const BARRED = { now: 'nowRoles', impossible: 'impossibleRoles', 'no-goal': 'noGoalDisputed' } as const;

const barredClause = (shake: Shake) => BARRED[shake.challenge?.kind ?? 'now'];

export function side(t: Transaction, seat: Seat, act: { with?: 'mover' | 'challenger'; present?: boolean }): Outcome {
  const writer = writerAt(t, seat);
  const { challenge } = t.shake;
  if (challenge === null || writer === undefined || writer.role !== 'may') return t.refuse('not-third', 'thirdParty');
  if (writer.presents !== null) return t.refuse('decided', 'thirdRetract');
  let presents: boolean;
  if (t.rules.thirdParty === 'sides') {
    if (act.with === undefined) return t.refuse('bad-field.with', 'thirdParty');
    presents = act.with === (challenge.kind === 'now' ? 'challenger' : 'mover');
  } else {
    if (act.present === undefined) return t.refuse('bad-field.present', 'thirdDecides');
    presents = act.present;
  }
  decideThird(t, seat, presents);
  return undefined;
}

export function decideThird(t: Transaction, seat: Seat, presents: boolean): void {
  const ended = clockOf(t.state, seat, 'write');
  t.emit(
    { event: 'decided', seat, presents },
    { clause: 'thirdDecides', ...(presents ? {} : { clocks: withoutWriter(t, seat) }) },
  );
  finish(t, ended);
}

export function submit(t: Transaction, seat: Seat, solution: Json, goal: Json): Outcome {
  const writer = writerAt(t, seat);
  if (writer === undefined) return t.refuse('not-writing', 'present');
  if (writer.role === 'not') return t.refuse('may-not-write', barredClause(t.shake));
  if (writer.done)
    return writer.written === null && writer.presents === false
      ? t.refuse('decided.present', 'thirdRetract')
      : t.refuse('presented', 'presentChange');
  let written: SubmittedSolution | null = null;
  if (solution !== null) {
    const read = t.game.readSolution(t.position(), { solution, goal }, claimOf(t.shake, seat));
    if (!read.ok) return t.pass(read);
    written = read.written;
  }
  const ended = clockOf(t.state, seat, 'write');
  t.emit({ event: 'submitted', seat, written }, { clause: 'present', clocks: withoutWriter(t, seat) });
  finish(t, ended);
  return undefined;
}

const withoutWriter = (t: Transaction, seat: Seat) =>
  withoutClocks(t.state, c => c.task === 'write' && c.seat === seat);

/** Out of time for the second time: nothing presented. */
export function writeTimeUp(t: Transaction, seat: Seat, clause: 'late' | 'absent' = 'late'): void {
  t.emit({ event: 'time-up', seat }, { clause, clocks: withoutWriter(t, seat) });
  finish(t, undefined);
}

export function withdraw(t: Transaction, seat: Seat): Outcome {
  const writer = writerAt(t, seat);
  if (writer === undefined || writer.written === null) return t.refuse('nothing-presented', 'presentChange');
  if (t.rules.changeAfterPresenting === 'refused' || t.state.config.enforcement === 'prevent')
    return t.refuse('presented', 'presentChange');
  if (t.shake.verdicts.some(v => v.writer === seat) || writer.spoiled) return t.refuse('ruled', 'presentChange');
  t.emit({ event: 'withdrew', seat }, { clause: 'presentChange' });
  return undefined;
}

/** `ended`: the clock of the writer who was ready last. */
export function finish(t: Transaction, ended: Clock | undefined): void {
  if (t.shake.block !== null || t.shake.writers.some(w => !w.done)) return;
  present(t, leftoverSand(t, ended));
}

/** All Solutions are shown together before any is checked (VII-C-2), the obliged writers' first (R-CHK-7). */
function present(t: Transaction, sandMs: number): void {
  const shown = t.shake.writers.filter(w => w.written !== null);
  const rank = (w: Writer): number => (w.role === 'must' ? 0 : 1);
  const ordered = [...shown].sort((a, b) => rank(a) - rank(b) || a.seat - b.seat);
  t.emit(
    {
      event: 'presented',
      queue: ordered.map(w => w.seat),
      written: ordered.map(w => ({ seat: w.seat, written: w.written! })),
    },
    { clause: 'present', phase: 'present', clocks: [] },
  );
  startChecking(t, sandMs);
}

/** After "stop" everyone writes, with any cube of Resources; with none left it is the last cube's writing (XI-B-2). */
export function startStopWrite(t: Transaction): void {
  if (t.shake.mat.resources.length === 0) startLastCube(t, 0);
  else startWriting(t, 'stop', t.rules.writeSeconds);
}
