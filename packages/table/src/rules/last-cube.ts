import type { EditionRules } from '@forceout/rulebook';
import type { MatCounts } from './mat-counts.ts';

/** Is the next cube from Resources the last one? */
export const lastCubeIsDue = ({ resources }: Pick<MatCounts, 'resources'>): boolean => resources.length === 1;

/** The last cube may not go to Forbidden (VIII-A); a cube shifted from Permitted is not the last one. */
export const lastCubeBarred = (mat: Pick<MatCounts, 'resources'>, from: string, to: string): boolean =>
  from === 'resources' && to === 'forbidden' && lastCubeIsDue(mat);

/** How long after the last cube an Impossible may be said (VIII-B). */
export const impossibleWindowMs = (
  rules: Pick<EditionRules, 'lastCubeImpossibleSeconds' | 'pairExtraSeconds'>,
  paired: boolean,
): number => (rules.lastCubeImpossibleSeconds + (paired ? rules.pairExtraSeconds : 0)) * 1000;
