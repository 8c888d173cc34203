import type { State } from '../check/judge.ts';
import { RULES } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import type { Problem } from './candidate.ts';
import { type Limit, limitOf } from './limits.ts';
import { poolsOf } from './pool.ts';
import { leanRuleSets, type RuleList, ruleLists } from './rule-lists.ts';
import { newSurvey } from './survey.ts';

/** A set of rules that one of the pools can pay for, with the ways to pay that no limit rules out. */
export interface Offer {
  readonly problem: Problem;
  readonly lists: readonly RuleList[];
}

export interface Offers {
  /** The sets of so many rules, pool by pool. */
  ofSize(size: number): readonly Offer[];
  /** The fewest rules that any offer has; null where there is none. */
  readonly smallest: number | null;
  /** How often each limit ruled a list out, among the sizes looked at. */
  readonly limits: ReadonlyMap<Limit, number>;
}

export const MOST_RULES = RULES.length;

/** What the cubes can pay for, worked out size by size: most Solutions are found among the small ones. */
export function offersOf(state: State, goal: Wff): Offers {
  const surveys = poolsOf(state).map(pool => newSurvey({ goal, pool, readings: state.readings }));
  const setsBySize = leanRuleSets(state.level, state.readings);
  const limits = new Map<Limit, number>();
  const bySize = new Map<number, readonly Offer[]>();
  const ofSize = (size: number): readonly Offer[] => {
    const known = bySize.get(size);
    if (known !== undefined) return known;
    const offers = surveys.flatMap(survey =>
      (setsBySize[size] ?? []).flatMap(set => {
        const lists = ruleLists(set, survey.problem.pool).filter(list => {
          const limit = limitOf(survey, list);
          if (limit !== null) limits.set(limit, (limits.get(limit) ?? 0) + 1);
          return limit === null;
        });
        return lists.length > 0 ? [{ problem: survey.problem, lists }] : [];
      }),
    );
    bySize.set(size, offers);
    return offers;
  };
  let smallest = 1;
  while (smallest <= MOST_RULES && ofSize(smallest).length === 0) smallest++;
  return { ofSize, smallest: smallest <= MOST_RULES ? smallest : null, limits };
}

export const everyOffer = ({ ofSize }: Offers): readonly Offer[] =>
  Array.from({ length: MOST_RULES }, (_, i) => ofSize(i + 1)).flat();
