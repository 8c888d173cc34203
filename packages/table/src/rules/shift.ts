import type { EditionRules, Target } from '@forceout/rulebook';

/**
 * Where a cube of Permitted may be shifted to: nowhere unless a variation in force lets cubes be shifted, else where the
 * edition says (XIII-A-7).
 */
export const shiftTargets = (rules: Pick<EditionRules, 'shiftTo'>, inForce: boolean): readonly Target[] =>
  inForce ? rules.shiftTo : [];
