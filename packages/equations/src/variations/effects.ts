import type { Rules } from '../rules.ts';
import { inForce } from './in-force.ts';
import type { Effects } from './variation.ts';

const kept = new WeakMap<Rules['has'], { readonly [Effect in keyof Effects]-?: boolean }>();

const NONE: { readonly [Effect in keyof Effects]-?: boolean } = {
  plusIsMean: false,
  slashIsRemainder: false,
  slashIsLogarithm: false,
  prefixCountsFactors: false,
  prefixFindsPrime: false,
  radicalIsUnit: false,
  radicalIsPercent: false,
  radicalIsMultiple: false,
  starIsDivisor: false,
  starIsPoint: false,
  turnsSideways: false,
  turnsUpsideDown: false,
  writesFactorials: false,
  repeatsOperations: false,
  oneIsAPower: false,
  longNumerals: false,
  pointInGoal: false,
  goalIsMultiple: false,
};

/** What the variations in force come to together. Asked for at every step of a search, so it is kept. */
export function effects({ has }: Pick<Rules, 'has'>): { readonly [Effect in keyof Effects]-?: boolean } {
  let together = kept.get(has);
  if (together === undefined) {
    together = Object.assign({}, NONE, ...inForce({ has }).map(variation => variation.effects)) as typeof NONE;
    kept.set(has, together);
  }
  return together;
}
