import type { PlayerActOf, Target } from '../../act.ts';
import { clockOf, leftoverSand, startClock, withoutClocks } from '../../clock.ts';
import type { Cube, CubeMove } from '../../game.ts';
import { namedCube } from '../../mat.ts';
import { bonusIsFree, bonusLeavesAMove, lastCubeBarred, shiftTargets } from '../../rules/index.ts';
import { left } from '../../seats.ts';
import type { Clock, Fault, Seat, Section } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startLastCube, startStopWrite } from '../challenge/write.ts';
import { isOnlySeat, settleProvisional } from '../set-up/shake.ts';
import { leaderBonus } from './leader-bonus.ts';

/** Whose turn it is. */
export function seatOnTurn({ shake }: Transaction): Seat {
  if (shake.onTurn === null) throw new Error('it is nobody’s turn');
  return shake.onTurn;
}

export function startTurn(t: Transaction, seat: Seat, first: boolean, sandMs: number): void {
  if (t.state.round.state === 'stopped') return startStopWrite(t);
  const clock = startClock(t, seat, 'turn', first ? t.rules.firstTurnSeconds : t.rules.turnSeconds);
  t.emit(
    { event: 'turn', seat, first },
    {
      clause: sandMs > 0 ? 'sand' : first ? 'firstTurnTime' : 'turnTime',
      phase: 'turn',
      clocks: isOnlySeat(t) ? [] : [{ ...clock, at: clock.at + sandMs }],
    },
  );
}

/** Somebody is back: the turn goes on with a fresh limit, or passes over whoever is gone. */
export function resumeTurn(t: Transaction): void {
  const { onTurn, out } = t.shake;
  if (onTurn === null || out.includes(onTurn)) return startTurn(t, left(t.state, onTurn ?? t.shake.goalBy), false, 0);
  const clock = startClock(t, onTurn, 'turn', t.rules.turnSeconds);
  t.emit({ event: 'clock', seat: onTurn, task: 'turn', stage: 'limit' }, { clause: 'turnTime', clocks: [clock] });
}

/** After a completed move: the last cube starts the writing, else the turn passes left. */
export function passTurn(t: Transaction, from: Seat, ended: Clock | undefined): void {
  const sand = leftoverSand(t, ended);
  const barred = t.shake.faults.some(f => f.kind === 'last-cube-forbidden');
  if (t.shake.mat.resources.length === 0 && !barred) startLastCube(t, sand);
  else startTurn(t, left(t.state, from), false, sand);
}

const before = (t: Transaction, seat: Seat, from: Section): Fault['before'] => {
  const { lastMover, bonusPlayed, moves } = t.shake;
  const clock = clockOf(t.state, seat, 'turn') ?? null;
  return { lastMover, bonusPlayed, moves, clock, left: clock ? clock.at - t.tableTime : 0, from };
};

const onTurn = (t: Transaction, seat: Seat): Outcome =>
  seat === t.shake.onTurn ? undefined : t.refuse('not-your-turn', 'turnOrder');

/** The priced faults of a move, or a refusal where the table prevents or the act cannot be done at all. */
function faultsOf(t: Transaction, seat: Seat, move: CubeMove): readonly Fault[] | Exclude<Outcome, undefined> {
  const ruling = t.game.ruleMove(t.position(), move);
  const faults: Fault[] = [];
  if (!ruling.ok) {
    if (ruling.grade === 'impossible' || t.state.config.enforcement === 'prevent') return t.pass(ruling);
    faults.push({
      kind: ruling.fault ?? ruling.code,
      seat,
      cubes: [move.cube.id],
      clause: ruling.clause,
      before: before(t, seat, move.from),
    });
  }
  if (lastCubeBarred(t.shake.mat, move.from, move.to)) {
    if (t.state.config.enforcement === 'prevent') return t.refuse('last-cube-forbidden', 'lastCubeForbidden');
    faults.push({
      kind: 'last-cube-forbidden',
      seat,
      cubes: [move.cube.id],
      clause: t.clause('lastCubeForbidden'),
      before: before(t, seat, move.from),
    });
  }
  return faults;
}

/** A leader's bonus: once the regular cube is played, that second cube is the one that goes back (R-MOVE-7). */
function leaderFault(t: Transaction, seat: Seat, cube: Cube, from: Section): readonly Fault[] {
  if (!t.shake.bonusPlayed || !t.shake.faults.some(f => f.kind === 'leader-bonus' && f.seat === seat)) return [];
  return [leaderBonus(t, seat, cube, 'leaderBonus', before(t, seat, from))];
}

export function move(
  t: Transaction,
  seat: Seat,
  { cube: name, to }: Pick<PlayerActOf<'move'>, 'cube' | 'to'>,
): Outcome {
  const barred = onTurn(t, seat);
  if (barred) return barred;
  return play(t, seat, 'move', name, to);
}

export function shift(t: Transaction, seat: Seat, { cube: name, to }: PlayerActOf<'shift'>): Outcome {
  const barred = onTurn(t, seat);
  if (barred) return barred;
  const targets = shiftTargets(t.rules, t.game.shifts(t.shake.variations));
  if (targets.length === 0) return t.refuse('no-shift', 'moveStays');
  if (!targets.includes(to)) return t.refuse('bad-shift', 'shift');
  return play(t, seat, 'shift', name, to);
}

function play(t: Transaction, seat: Seat, as: 'move' | 'shift', name: string, to: Target): Outcome {
  const from = as === 'move' ? 'resources' : 'permitted';
  const cube = namedCube(t.shake.mat[from], name);
  if (cube === undefined) return t.refuse(`no-such-cube.${from}`, as, { cube: name });
  const ruled = faultsOf(t, seat, { cube, from, to, as });
  if (!('length' in ruled)) return ruled;
  const faults = [...ruled, ...leaderFault(t, seat, cube, from)];
  const ended = clockOf(t.state, seat, 'turn');
  t.emit({ event: as === 'move' ? 'moved' : 'shifted', seat, cube: cube.id, to, faults }, { clause: as });
  settleProvisional(t, false);
  passTurn(t, seat, ended);
  return undefined;
}

export function turnBonus(t: Transaction, seat: Seat, { cube: name }: PlayerActOf<'bonus'>): Outcome {
  const barred = onTurn(t, seat);
  if (barred) return barred;
  if (t.shake.bonusPlayed) return t.refuse('one-bonus', 'bonus');
  const cube = namedCube(t.shake.mat.resources, name);
  if (cube === undefined) return t.refuse('no-such-cube.resources', 'bonus', { cube: name });
  if (!bonusLeavesAMove(t.shake.mat)) return move(t, seat, { cube: name, to: 'forbidden' });
  const faults = faultsOf(t, seat, { cube, from: 'resources', to: 'forbidden', as: 'bonus' });
  if (!('length' in faults)) return faults;
  const leader = !bonusIsFree(t.state, seat);
  if (leader && t.state.config.enforcement === 'prevent') return t.refuse('leader-bonus', 'leaderBonus');
  const leading = leader ? [leaderBonus(t, seat, cube, 'leaderBonus', before(t, seat, 'resources'))] : [];
  t.emit({ event: 'bonus', seat, cube: cube.id, setter: false, faults: [...faults, ...leading] }, { clause: 'bonus' });
  settleProvisional(t, false);
  return undefined;
}

/** The turn's time is used up twice over: nothing moves, the last Mover stays the same (R-MOVE-2). */
export function loseTurn(t: Transaction, seat: Seat): void {
  t.emit({ event: 'turn-lost', seat }, { clause: 'late', clocks: withoutClocks(t.state, c => c.task === 'turn') });
  startTurn(t, left(t.state, seat), false, 0);
}
