import { OVER, type Transitions } from '../transition.ts';
import { goalBonus, place, sayGoal } from './goal.ts';
import { agree, noGoal } from './no-goal.ts';
import { move, shift, turnBonus } from './turn.ts';
import { undo } from './undo.ts';

/** Back to a moment of the shake; the same from everywhere. */
export const GO_BACK = {
  undo: { handle: undo, next: ['goal', 'turn'] },
} satisfies Pick<Transitions<'turn'>['turn'], 'undo'>;

export const playTransitions: Transitions<'goal' | 'no-goal' | 'no-goal-set' | 'turn'> = {
  goal: {
    bonus: { handle: goalBonus, next: ['goal'] },
    place: { handle: place, next: ['goal'] },
    goal: { handle: sayGoal, next: ['turn'] },
    'no-goal': { handle: noGoal, next: ['no-goal'] },
    ...GO_BACK,
  },
  'no-goal': {
    agree: { handle: agree, next: ['no-goal', ...OVER] },
  },
  'no-goal-set': {
    place: { handle: place, next: ['no-goal-set'] },
    goal: { handle: sayGoal, next: ['turn'] },
    'no-goal': { handle: noGoal, next: OVER },
  },
  turn: {
    bonus: { handle: turnBonus, next: ['turn', 'last-cube-write'] },
    move: { handle: move, next: ['turn', 'last-cube-write'] },
    shift: { handle: shift, next: ['turn', 'last-cube-write'] },
    ...GO_BACK,
  },
};
