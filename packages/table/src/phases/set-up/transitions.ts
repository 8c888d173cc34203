import type { Transitions } from '../transition.ts';
import { deal, preset, roll } from './roll-deal.ts';
import { rollOff } from './roll-off.ts';
import { select } from './variation.ts';

export const setUpTransitions: Transitions<'roll-off' | 'roll-deal' | 'variation'> = {
  'roll-off': {
    roll: { handle: (t, seat, act) => rollOff(t, seat, act.faces), next: ['roll-off', 'roll-deal', 'scoresheet'] },
  },
  'roll-deal': {
    preset: { handle: (t, seat, act) => preset(t, seat, act.faces), next: ['roll-deal'] },
    roll: {
      handle: (t, seat, act) => roll(t, seat, act.faces, act.seed ?? null),
      next: ['roll-deal', 'variation', 'goal'],
    },
    deal: {
      handle: (t, seat, act) => deal(t, seat, act.cards, act.seed ?? null),
      next: ['roll-deal', 'variation', 'goal'],
    },
    select: { handle: (t, seat, act) => select(t, seat, act.variation, act.value ?? null), next: ['roll-deal'] },
  },
  variation: {
    select: {
      handle: (t, seat, act) => select(t, seat, act.variation, act.value ?? null),
      // A pick made again goes back to what it interrupted.
      next: ['variation', 'roll-deal', 'goal', 'no-goal', 'no-goal-set', 'turn', 'last-cube-write'],
    },
  },
};
