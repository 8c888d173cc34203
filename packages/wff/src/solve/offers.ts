import { firstOf } from '@forceout/rulebook';
import type { State } from '../check/judge.ts';
import { RULES } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import type { Draw, RuleTally } from './account.ts';
import type { Problem } from './candidate.ts';
import { type Limit, limitOf } from './limits.ts';
import { poolsOf } from './pool.ts';
import { payable, type RuleList, ruleLists, sortedRuleSets } from './rule-lists.ts';
import { newSurvey } from './survey.ts';

/** A set of rules that one of the pools can pay for, with the ways to pay that no limit rules out. */
export interface Offer {
  readonly problem: Problem;
  readonly lists: readonly RuleList[];
}

/** What became of the rule sets of one size in one pool. */
export interface Sorted extends RuleTally {
  readonly draw: Draw;
  readonly size: number;
}

export interface Offers {
  /** The sets of so many rules, pool by pool. */
  ofSize(size: number): readonly Offer[];
  /** The fewest rules that any offer has; null where there is none. */
  readonly smallest: number | null;
  /** The sizes looked at so far, pool by pool. */
  readonly sorted: readonly Sorted[];
  /** Takes an offer away that this limit rules out after all. */
  close(offer: Offer, by: Limit): void;
  isClosed(list: RuleList): boolean;
  drawOf(problem: Problem): Draw;
}

export const MOST_RULES = RULES.length;

/** What the cubes can pay for, worked out size by size: most Solutions are found among the small ones. */
export function offersOf(state: State, goal: Wff): Offers {
  const pools = poolsOf(state).map(pool => ({
    draw: pool.draw,
    isPayable: payable(pool),
    survey: newSurvey({ goal, pool, readings: state.readings }),
  }));
  const setsBySize = sortedRuleSets(state.level, state.readings);
  const sorted: (Sorted & { open: number; readonly limited: Map<string, number> })[] = [];
  const bySize = new Map<number, readonly Offer[]>();
  const ofSize = (size: number): readonly Offer[] => {
    const known = bySize.get(size);
    if (known !== undefined) return known;
    const offers: Offer[] = [];
    const bySet = setsBySize[size];
    for (const { draw, isPayable, survey } of bySet ? pools : []) {
      const limited = new Map<string, number>();
      let paid = 0;
      let unpaid = 0;
      let open = 0;
      for (const set of bySet!.lean) {
        const all = isPayable(set) ? ruleLists(set, survey.problem.pool) : [];
        if (all.length === 0) {
          unpaid++;
          continue;
        }
        paid++;
        const lists = all.filter(list => {
          const limit = limitOf(survey, list);
          if (limit !== null) count(limited, limit);
          return limit === null;
        });
        open += lists.length;
        if (lists.length > 0) offers.push({ problem: survey.problem, lists });
      }
      sorted.push({ draw, size, dropped: bySet!.dropped, unpaid, payable: paid, limited, open });
    }
    bySize.set(size, offers);
    return offers;
  };
  const closed = new Set<RuleList>();
  const close = (offer: Offer, by: Limit): void => {
    const size = firstOf(offer.lists).rules.length;
    const draw = drawOf(offer.problem);
    const tally = sorted.find(one => one.size === size && one.draw === draw)!;
    tally.open -= offer.lists.length;
    for (const list of offer.lists) closed.add(list);
    count(tally.limited, by, offer.lists.length);
    bySize.set(
      size,
      ofSize(size).filter(one => one !== offer),
    );
  };
  const drawOf = (problem: Problem): Draw => pools.find(({ survey }) => survey.problem === problem)?.draw ?? null;
  let smallest = 1;
  while (smallest <= MOST_RULES && ofSize(smallest).length === 0) smallest++;
  return {
    ofSize,
    smallest: smallest <= MOST_RULES ? smallest : null,
    sorted,
    close,
    isClosed: list => closed.has(list),
    drawOf,
  };
}

const count = (counts: Map<string, number>, key: string, n = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};

export const everyOffer = ({ ofSize }: Offers): readonly Offer[] =>
  Array.from({ length: MOST_RULES }, (_, i) => ofSize(i + 1)).flat();
