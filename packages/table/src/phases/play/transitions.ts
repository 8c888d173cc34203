import { OVER, type Transitions } from '../transition.ts';
import { goalBonus, place, sayGoal } from './goal.ts';
import { agree, noGoal } from './no-goal.ts';
import { move, shift, turnBonus } from './turn.ts';
import { undo } from './undo.ts';

/** Back to a moment of the shake; the same from everywhere. */
export const GO_BACK = {
  undo: { handle: (t, seat, act) => undo(t, seat, act.moment), next: ['goal', 'turn'] },
} satisfies Pick<Transitions<'turn'>['turn'], 'undo'>;

export const playTransitions: Transitions<'goal' | 'no-goal' | 'no-goal-set' | 'turn'> = {
  goal: {
    bonus: { handle: (t, seat, act) => goalBonus(t, seat, act.cube), next: ['goal'] },
    place: { handle: (t, seat, act) => place(t, seat, act.goal, act.cubes), next: ['goal'] },
    goal: { handle: (t, seat, act) => sayGoal(t, seat, act.goal, act.cubes), next: ['turn'] },
    'no-goal': { handle: (t, seat) => noGoal(t, seat), next: ['no-goal'] },
    ...GO_BACK,
  },
  'no-goal': {
    agree: { handle: (t, seat) => agree(t, seat), next: ['no-goal', ...OVER] },
  },
  'no-goal-set': {
    place: { handle: (t, seat, act) => place(t, seat, act.goal, act.cubes), next: ['no-goal-set'] },
    goal: { handle: (t, seat, act) => sayGoal(t, seat, act.goal, act.cubes), next: ['turn'] },
    'no-goal': { handle: (t, seat) => noGoal(t, seat), next: OVER },
  },
  turn: {
    bonus: { handle: (t, seat, act) => turnBonus(t, seat, act.cube), next: ['turn', 'last-cube-write'] },
    move: { handle: (t, seat, act) => move(t, seat, act.cube, act.to), next: ['turn', 'last-cube-write'] },
    shift: { handle: (t, seat, act) => shift(t, seat, act.cube, act.to), next: ['turn', 'last-cube-write'] },
    ...GO_BACK,
  },
};
