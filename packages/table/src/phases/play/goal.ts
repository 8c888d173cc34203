import type { PlayerActOf } from '../../act.ts';
import { clockOf, leftoverSand, startClock } from '../../clock.ts';
import type { Json, Position, Ruling } from '../../game.ts';
import { moveCubes, namedCube } from '../../mat.ts';
import { penalize } from '../../penalty.ts';
import { bonusIsFree } from '../../rules/index.ts';
import { reasonOf, said } from '../../said.ts';
import { left } from '../../seats.ts';
import type { Clock, Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { isOnlySeat } from '../set-up/shake.ts';
import { leaderBonus } from './leader-bonus.ts';
import { startTurn } from './turn.ts';

/** `running`: where roll and Goal are one task, its clock goes on as it stands (WFF XI-A-1-a). */
export function startGoal(t: Transaction, running: Clock | undefined): void {
  const { setter } = t.shake;
  const clock: Clock = running ? { ...running, task: 'goal' } : startClock(t, setter, 'goal', t.rules.goalSeconds);
  t.emit(
    { event: 'clock', seat: setter, task: 'goal', stage: 'limit' },
    { clause: 'goalTime', phase: 'goal', clocks: isOnlySeat(t) ? [] : [clock] },
  );
}

export function goalBonus(t: Transaction, seat: Seat, { cube: name }: PlayerActOf<'bonus'>): Outcome {
  const { shake } = t;
  if (seat !== shake.setter) return t.refuse('not-yours.goal-bonus', 'goalBonus');
  if (shake.bonusPlayed) return t.refuse('one-bonus.goal', 'goalBonus');
  if (shake.mat.goal.length > 0) return t.refuse('bonus-too-late', 'goalBonus');
  const cube = namedCube(shake.mat.resources, name);
  if (cube === undefined) return t.refuse('no-such-cube.resources', 'goalBonus', { cube: name });
  const ruling = t.game.ruleMove(t.position(), { cube, from: 'resources', to: 'forbidden', as: 'goal-bonus' });
  if (!ruling.ok) return t.pass(ruling);
  const leader = !bonusIsFree(t.state, seat);
  if (leader && t.state.config.enforcement === 'prevent') return t.refuse('leader-bonus', 'goalLeaderBonus');
  const { lastMover, bonusPlayed, moves } = shake;
  const before = { lastMover, bonusPlayed, moves, clock: null, left: 0, from: 'resources' } as const;
  const faults = leader ? [leaderBonus(t, seat, cube, 'goalLeaderBonus', before)] : [];
  t.emit({ event: 'bonus', seat, cube: cube.id, setter: true, faults }, { clause: 'goalBonus' });
  return undefined;
}

interface Placed {
  readonly ok: true;
  readonly cubes: readonly string[];
  readonly goal: Json;
}

function read(t: Transaction, goal: Json, named: readonly string[] | undefined): Placed | Exclude<Outcome, undefined> {
  const { mat } = t.shake;
  const placed = t.game.placeGoal(t.position(), goal, [...mat.goal, ...mat.resources], named ?? null);
  if (!placed.ok) return t.pass(placed);
  if (mat.goal.some(c => !placed.cubes.includes(c.id))) return t.refuse('goal-cube-stays', 'goalCubes');
  return placed;
}

const mayPlace = (t: Transaction, seat: Seat): Outcome => {
  const setter = t.state.phase === 'no-goal-set' ? t.shake.goalBy : t.shake.setter;
  return seat === setter ? undefined : t.refuse('not-yours.goal', 'goal');
};

export function place(t: Transaction, seat: Seat, { goal, cubes }: PlayerActOf<'place'>): Outcome {
  const barred = mayPlace(t, seat);
  if (barred) return barred;
  const placed = read(t, goal, cubes);
  if (!placed.ok) return placed;
  t.emit({ event: 'goal-placed', seat, cubes: placed.cubes, goal: placed.goal }, { clause: 'goalCubes' });
  return undefined;
}

export function sayGoal(t: Transaction, seat: Seat, { goal, cubes }: PlayerActOf<'goal'>): Outcome {
  const barred = mayPlace(t, seat);
  if (barred) return barred;
  const { mat, goalText } = t.shake;
  let placed: Placed = { ok: true, cubes: mat.goal.map(c => c.id), goal: goalText };
  if (goal !== undefined) {
    const result = read(t, goal, cubes);
    if (!result.ok) return result;
    placed = result;
  }
  if (placed.cubes.length === 0) return t.refuse('empty-goal', 'goal');
  const position: Position = { ...t.position(), ...moveCubes(mat, placed.cubes, 'goal'), goalText: placed.goal };
  const ruling = t.game.ruleGoal(position);
  if (!ruling.ok && t.state.config.enforcement === 'prevent') return t.pass(ruling);
  if (goal !== undefined)
    t.emit({ event: 'goal-placed', seat, cubes: placed.cubes, goal: placed.goal }, { clause: 'goalCubes' });
  setGoal(t, seat, ruling);
  return undefined;
}

/** The Goal stands as it lies, legal or not (R-GOAL-2), and play goes to the left. */
export function setGoal(t: Transaction, seat: Seat, ruling: Ruling = t.game.ruleGoal(t.position())): void {
  const disputed = t.state.phase === 'no-goal-set';
  const position = t.position();
  const leftovers = t.state.config.options.autoForbidLeftoverDigits === false ? [] : t.game.leftovers(position);
  const ended = clockOf(t.state, seat, disputed ? 'no-goal-set' : 'goal');
  t.emit(
    {
      event: 'goal-set',
      seat,
      goal: t.shake.goalText,
      leftovers,
      legal: ruling.ok,
      reason: ruling.ok ? null : reasonOf(ruling),
    },
    { clause: leftovers.length > 0 ? 'leftoverDigits' : 'goal' },
  );
  if (disputed) penalize(t, t.shake.setter, -2, 'noGoalDisputed', said('goal-after-no-goal'), 'provisional');
  startTurn(t, left(t.state, seat), true, leftoverSand(t, ended));
}
