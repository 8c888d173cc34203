import type { Phase } from '../../state.ts';
import { takeBack } from '../checking/transitions.ts';
import { GO_BACK } from '../play/transitions.ts';
import { SHOWN, type Transitions } from '../transition.ts';
import { declare, putBack, tie } from './block.ts';
import { side, submit } from './write.ts';

/** The block goes back to where it was taken from, or somebody is challenged. */
const BLOCK_DOWN = ['block-up', 'turn', 'last-cube-write', 'stop-write', 'write', ...SHOWN] as const;

const writing = <P extends Phase>(phase: P) =>
  ({
    submit: {
      handle: (t, seat, act) => submit(t, seat, act.solution, act.goal ?? null),
      next: [phase, ...SHOWN],
    },
    withdraw: { handle: takeBack, next: [phase] },
  }) satisfies Transitions<'stop-write'>['stop-write'];

const sides = <P extends Phase>(phase: P) =>
  ({ side: { handle: (t, seat, act) => side(t, seat, act), next: [phase, ...SHOWN] } }) satisfies Partial<
    Transitions<'write'>['write']
  >;

export const challengeTransitions: Transitions<
  'block-up' | 'write' | 'no-goal-write' | 'last-cube-write' | 'stop-write'
> = {
  'block-up': {
    say: {
      handle: (t, seat, act) => declare(t, seat, act.say === 'now' ? 'now' : 'impossible'),
      next: BLOCK_DOWN,
    },
    tie: { handle: (t, seat, act) => tie(t, seat, act.both), next: BLOCK_DOWN },
    'put-back': { handle: (t, seat) => putBack(t, seat), next: BLOCK_DOWN },
    submit: {
      handle: (t, seat, act) => submit(t, seat, act.solution, act.goal ?? null),
      next: ['block-up'],
    },
    ...GO_BACK,
  },
  write: { ...writing('write'), ...sides('write'), ...GO_BACK },
  'no-goal-write': { ...writing('no-goal-write'), ...sides('no-goal-write') },
  'last-cube-write': { ...writing('last-cube-write'), ...GO_BACK },
  'stop-write': writing('stop-write'),
};
