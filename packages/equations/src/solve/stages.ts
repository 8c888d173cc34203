import type { Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import type { Supply } from './kinds.ts';
import type { Effort } from './limits.ts';
import { Repeats } from './repeats.ts';

/** One search after another, each with its steps. */
export interface Stage {
  readonly effort: Effort;
  readonly steps: number;
  /** Only two short halves are looked for. */
  readonly isSplit?: true;
  /** Only Solutions are looked for that gather the Required cubes in one part. */
  readonly isGathered?: true;
}

const ALL_STEPS = Number.POSITIVE_INFINITY;

/**
 * Most Solutions are found quickly. In Elementary most mats without one are proved to be so by a careful search that is
 * not much longer; where it is, the quick search is made to the end first. Searches without end prove nothing.
 */
export function stagesFor(rules: Rules, supplies: readonly Supply[], fewest: boolean): readonly Stage[] {
  if (fewest) return CAREFUL;
  const drawsFreely = supplies.some(({ limit }) => limit > 1);
  const gathered = drawsFreely ? GATHERED : SHORTER_GATHERED;
  const isListed = supplies.some(supply => Repeats.fits(supply));
  const quick: Stage = { effort: 'quick', steps: isListed ? STEPS_BESIDE_LIST : ALL_STEPS };
  const isReal = !effects(rules).radicalIsUnit;
  const between = isReal && !isElementary(rules) ? [LONGER_QUICK, ENCLOSED] : [];
  if (supplies.every(supply => supply.endless || hasPowers(supply)))
    return [...(isListed ? [] : [FIRST_QUICK, gathered, HALVES]), ...between, quick, EXACT];
  if (isListed) return [quick, ...CAREFUL];
  if (!isElementary(rules)) return [FIRST_QUICK, gathered, HALVES, ...between, quick, ...CAREFUL];
  return [
    FIRST_QUICK,
    ...(drawsFreely ? [FIRST_HALVES, LONGER_EXACT, HALVES, GATHERED] : [LONGER_EXACT, GATHERED]),
    quick,
    ...(isReal ? [ENCLOSED] : []),
    ...CAREFUL,
  ];
}

const EXACT: Stage = { effort: 'exact', steps: ALL_STEPS };
const CAREFUL: readonly Stage[] = [EXACT, { effort: 'full', steps: ALL_STEPS }];
/** Between bounds every real number can be worked with; the General Rule asks which of them are whole. */
const ENCLOSED: Stage = { effort: 'enclosed', steps: 20_000_000 };
const FIRST_QUICK: Stage = { effort: 'quick', steps: 300_000 };
const LONGER_QUICK: Stage = { effort: 'quick', steps: 5_000_000 };
const HALVES: Stage = { effort: 'quick', steps: 3_000_000, isSplit: true };
const GATHERED: Stage = { effort: 'quick', steps: 1_600_000, isGathered: true };
/** Where one cube at most comes from Resources most of the questions left are those without a Solution. */
const SHORTER_GATHERED: Stage = { effort: 'quick', steps: 300_000, isGathered: true };
/**
 * In Elementary: a careful search proves most mats without a Solution in a few milliseconds, and two halves prove nothing.
 * Solutions that halves find with few steps are worth the wait (with a careful search before them the median mat with a
 * Solution took 1.7 times as long); the rest is looked for where the careful search has not ended.
 */
const FIRST_HALVES: Stage = { effort: 'quick', steps: 500_000, isSplit: true };
const LONGER_EXACT: Stage = { effort: 'exact', steps: 6_000_000 };
const STEPS_BESIDE_LIST = 1_000_000;

export const isElementary = ({ division }: Rules): boolean => division === 'elementary';

const hasPowers = ({ rules, kinds }: Supply): boolean =>
  effects(rules).oneIsAPower && kinds.some(k => k.symbol === '1');
