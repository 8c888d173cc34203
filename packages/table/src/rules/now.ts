import type { EditionRules } from '@forceout/rulebook';
import type { MatCounts } from './mat-counts.ts';

/** Cubes that have to be left in Resources for a Now; a pair of Solutions may need one more (XIII-D-14). */
export const leastForNow = (rules: Pick<EditionRules, 'minResourcesForNow'>, paired: boolean): number =>
  rules.minResourcesForNow + (paired ? 1 : 0);

export type NowFault = 'too-few-left' | 'nothing-played';

/** What makes a Now invalid in this position: too few cubes left, or none in Required and Permitted. */
export function nowFault(
  rules: Pick<EditionRules, 'minResourcesForNow'>,
  mat: MatCounts,
  paired: boolean,
): NowFault | null {
  if (mat.resources.length < leastForNow(rules, paired)) return 'too-few-left';
  return mat.required.length + mat.permitted.length === 0 ? 'nothing-played' : null;
}

export const nowIsOpen = (rules: Pick<EditionRules, 'minResourcesForNow'>, mat: MatCounts, paired: boolean): boolean =>
  nowFault(rules, mat, paired) === null;
