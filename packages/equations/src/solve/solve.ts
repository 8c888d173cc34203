import type { Facts, Said } from '@forceout/table';
import { type CoverageLine, coversEverything } from '@forceout/table/coverage';
import { saidBy } from '@forceout/table/said';
import { solutionFindings } from '../check/solution.ts';
import type { NoneKey } from '../codes.ts';
import { type Mat, type Mode, resourceLimit } from '../mat.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { capped, DEFAULT_STEPS, metered, spend, stepsLeft } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { CaseAccount, partOf } from './account.ts';
import { Chains } from './chains.ts';
import type { GoalCase, GoalTails } from './goal.ts';
import { whyNone, whyNot } from './invariants.ts';
import { largestOf, type Supply, supplyOf } from './kinds.ts';
import type { Effort } from './limits.ts';
import { MemoryBudget } from './memory-budget.ts';
import { Repeats } from './repeats.ts';
import { type Offer, Search, type SearchBudget } from './search.ts';
import type { SearchCache } from './search-cache.ts';
import { SmallHand } from './small-hand.ts';
import { isElementary, type Stage, stagesFor } from './stages.ts';
import { NEARNESS, Towers } from './towers.ts';

/** `goal`: the reading of the Goal that goes with the Solution. `covered`: the account, the only ground of a no. */
export type Solved =
  | { readonly solvable: true; readonly solution: string; readonly goal: string }
  | {
      readonly solvable: false;
      readonly proof: 'exhaustive' | 'invariant';
      readonly reason: Said;
      readonly covered: readonly CoverageLine[];
    }
  | { readonly solvable: null; readonly covered: readonly CoverageLine[] };

export interface Problem {
  readonly mat: Mat;
  readonly mode: Mode;
  /** So many cubes may come from Resources, where it is another number than after that challenge. */
  readonly limit?: number;
  readonly rules: Rules;
  readonly goals: readonly GoalCase[];
  /** The Goal has more readings than are listed, so that nothing found is no proof. */
  readonly openGoal?: boolean;
  /** Goals with a power of the base that is not listed among them. */
  readonly tails?: readonly GoalTails[];
}

/** Is there a wild cube among those that may be used? */
export const wildOnMat = (mat: Mat, rules: Rules): boolean =>
  [...mat.required, ...mat.permitted, ...mat.resources].some(c => wildFaces(rules).includes(c.face as '0' | 'x'));

interface Case {
  readonly supply: Supply;
  /** The same for a quick search with what the cache holds. */
  readonly framed: Supply | null;
  readonly values: readonly Num[];
  /** Texts of Goals that are known between bounds only; then `values` is empty. */
  readonly tails: readonly string[];
  readonly account: CaseAccount;
}

/** What has to be settled before a no: the cases to be searched, and the Goal values ruled out before any search. */
interface Agenda {
  readonly cases: readonly Case[];
  readonly settled: readonly CoverageLine[];
  /** Why the first Goal value was ruled out. */
  readonly reason: Said | null;
}

/**
 * A Solution, or the proof that there is none, or neither within the budget. Most Solutions need no long numbers, so
 * these are looked for first; with `fewest` the Solution has as few cubes as any.
 */
export function solveProblem(
  problem: Problem,
  budget: SearchBudget,
  fewest = false,
  cache: SearchCache | null = null,
): Solved {
  let agenda: Agenda | null = null;
  const found = metered<Found | null>(
    budget,
    () => {
      agenda = agendaOf(problem, cache);
      const first = search(agenda.cases, problem, fewest, cache);
      budget.steps = Math.max(0, stepsLeft());
      return first;
    },
    () => {
      budget.steps = 0;
      return null;
    },
  );
  return found ?? settled(agenda, problem);
}

type Found = Extract<Solved, { solvable: true }>;

/** What the account says: a no only where nothing is left. */
function settled(agenda: Agenda | null, { openGoal }: Problem): Solved {
  const covered: readonly CoverageLine[] = [
    ...(agenda === null || openGoal ? [FURTHER_READINGS] : []),
    ...(agenda?.settled ?? []),
    ...(agenda?.cases.flatMap(c => c.account.lines) ?? []),
  ];
  if (agenda === null || !coversEverything(covered)) return { solvable: null, covered };
  const isSearched = covered.some(line => line.how === 'searched');
  const reason = (isSearched ? null : agenda.reason) ?? sayNone('none.searched');
  return { solvable: false, proof: isSearched ? 'exhaustive' : 'invariant', reason, covered };
}

const sayNone = (key: NoneKey, facts?: Facts): Said => saidBy(key, facts);

const FURTHER_READINGS: CoverageLine = { part: { goals: 'further readings' }, how: 'left', by: null };

/** Everything is entered here, before any search: each reading of the Goal with each of its values. */
function agendaOf(
  { mat, mode, limit = resourceLimit(mode), rules, goals, tails = [] }: Problem,
  cache: SearchCache | null,
): Agenda {
  if (goals.length === 0)
    return {
      cases: [],
      settled: [{ part: { goals: [] }, how: 'ruled-out', by: 'no-legal-reading' }],
      reason: sayNone('none.no-legal-reading'),
    };
  const cases: Case[] = [];
  const settled: CoverageLine[] = [];
  let reason: Said | null = null;
  for (const goal of goals) {
    const supply = supplyOf(mat, limit, rules, goal.wild, goal.factorials);
    const open: GoalCase['values'][number][] = [];
    const ruledOut = new Map<string, string[]>();
    const none = whyNone(supply);
    for (const one of goal.values) {
      const against = none ?? whyNot(supply, one.value);
      if (against === null) open.push(one);
      else {
        reason ??= sayNone(`none.${against.by}`, against.facts);
        ruledOut.set(against.by, [...(ruledOut.get(against.by) ?? []), one.text]);
      }
    }
    for (const [by, texts] of ruledOut) settled.push({ part: partOf(goal, texts), how: 'ruled-out', by });
    if (open.length === 0) continue;
    const framed =
      cache && !supply.repeats ? supplyOf(mat, limit, rules, goal.wild, goal.factorials, cache.frame) : null;
    const { cubes, digits } = largestOf(supply);
    const texts = open.map(v => v.text);
    const account = new CaseAccount(goal, texts, cubes, digits, supply.endless);
    cases.push({ supply, framed, values: open.map(v => v.value), tails: [], account });
  }
  for (const tail of tails) {
    const supply = supplyOf(mat, limit, rules, tail.wild, tail.factorials);
    const texts = tail.texts.map(text => `${text} ...`);
    const none = whyNone(supply);
    if (none !== null) {
      settled.push({ part: partOf(tail, texts), how: 'ruled-out', by: none.by });
      continue;
    }
    const { cubes, digits } = largestOf(supply);
    const account = new CaseAccount(tail, texts, cubes, digits, supply.endless);
    cases.push({ supply, framed: null, values: [], tails: tail.texts, account });
  }
  return { cases, settled, reason };
}

function search(all: readonly Case[], problem: Problem, fewest: boolean, cache: SearchCache | null): Found | null {
  const offer = (text: string): Found | null => confirmed(text, problem);
  let before: Look | null = null;
  const towers = new Set<Case>();
  /** Gone through to its end either would find nothing the next time. */
  const isDone = { quick: false, split: false, gathered: false };
  const chained = byChains(all.filter(isWritten), offer);
  if (chained !== null && !fewest) return chained;
  const small = fewest ? null : bySmallHand(all.filter(isWritten), offer);
  if (small !== null) return small;
  const supplies = all.map(({ supply }) => supply);
  for (const stage of stagesFor(problem.rules, supplies, fewest)) {
    const { effort, steps, isSplit, isGathered } = stage;
    const open = all.filter(c => !c.account.isCovered);
    const listed = byList(open.filter(isWritten), offer, effort === 'quick');
    if (listed !== null && !fewest) return listed;
    const left = open.filter(c => !c.account.isCovered && (effort === 'enclosed' || isWritten(c)));
    const way = isSplit ? 'split' : isGathered ? 'gathered' : effort === 'quick' ? 'quick' : null;
    if (left.length === 0 || (way !== null && isDone[way])) continue;
    if (effort === 'enclosed') byTowersAlone(left.filter(isWritten));
    if (left.every(c => c.account.isCovered)) continue;
    const look: Look = retried(before, stage, problem.rules) ?? lookFor(left, effort, cache);
    before = null;
    const found = capped<Found | null>(
      steps,
      () => {
        const first = isGathered
          ? byGathering(look.searches, steps, offer)
          : isSplit
            ? bySplits(look.searches, offer)
            : bySize(look.searches, effort, offer);
        if (way !== null && stepsLeft() >= 0) isDone[way] = true;
        return first;
      },
      () => null,
    );
    if (found !== null) return found;
    byTowers(left, towers);
    before = look.memory.isAmple && (cache === null || look.effort !== 'quick') ? look : null;
  }
  return null;
}

/** Goal values that are written out: others are known between bounds only. */
const isWritten = ({ tails }: Case): boolean => tails.length === 0;

interface CaseSearch {
  readonly search: Search;
  readonly account: CaseAccount;
}

/** The searches for all cases, with the memory they share. */
interface Look {
  readonly searches: readonly CaseSearch[];
  readonly memory: MemoryBudget;
  readonly effort: Effort;
}

/**
 * The same searches once more, or in Elementary with more effort; where everything is followed up, nothing is left that
 * stands for large numbers. Two halves are looked for with whatever is there.
 */
function retried(before: Look | null, { effort, isSplit, isGathered }: Stage, rules: Rules): Look | null {
  if (before === null) return null;
  const next = isSplit || isGathered ? before.effort : effort;
  const isMore = next === 'exact' && before.effort === 'quick' && isElementary(rules);
  if (next !== before.effort && !isMore) return null;
  for (const { search: one } of before.searches) one.retryThoroughly(next);
  return { ...before, effort: next };
}

function lookFor(cases: readonly Case[], effort: Effort, cache: SearchCache | null): Look {
  const memory = new MemoryBudget();
  const searches = cases.map(({ supply, values, framed, tails, account }) => ({
    search:
      effort === 'quick' && framed
        ? new Search(framed, values, effort, memory, cache)
        : new Search(supply, values, effort, memory, null, tails),
    account,
  }));
  return { searches, memory, effort };
}

const STEPS_TO_LIST = 400_000;
const SPLIT_STEPS = 1_500_000;
const MOST_TURNS = 10;
const LEAST_TO_SPLIT = 6;
const LEAST_TO_GATHER = 7;
/** With Multiple of k many numbers meet the Goal, most of them far from it. */
const LEAST_OF_MULTIPLES = 5;
const STEPS_OF_FEW = 150_000;
const STEPS_OF_TOWERS = 10_000_000;
const FEWER_STEPS_OF_TOWERS = 4_000_000;
const MORE_STEPS_TO_LIST = 3_000_000;

/** Where only digits are used up: a Solution found; cases without one are struck off. */
function byList(cases: readonly Case[], offer: Offer<Found>, short: boolean): Found | null {
  for (const { supply, values, account } of cases) {
    if (!Repeats.fits(supply)) continue;
    const text = capped<string | false | null>(
      short ? STEPS_TO_LIST : MORE_STEPS_TO_LIST,
      () => new Repeats(supply, values, new MemoryBudget(), short).solve(),
      () => null,
    );
    if (text === false) account.strikeAll('list');
    const found = typeof text === 'string' ? offer(text) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Where one digit is all that goes with a sign without end: a Solution found; what repeats is struck off where there is none. */
function byChains(cases: readonly Case[], offer: Offer<Found>): Found | null {
  for (const { supply, values, account } of cases) {
    if (!account.isLeftBeyond || !Chains.fits(supply)) continue;
    const texts = capped<readonly string[] | null>(
      STEPS_TO_LIST,
      () => new Chains(supply, values).solve(),
      () => null,
    );
    if (texts === null) continue;
    if (texts.length === 0) account.strikeBeyond('chains');
    for (const text of texts) {
      const found = offer(text);
      if (found !== null) return found;
    }
  }
  return null;
}

/** A Solution of a hand of few digits; nothing is struck off. */
function bySmallHand(cases: readonly Case[], offer: Offer<Found>): Found | null {
  for (const { supply, values, account } of cases) {
    if (account.isCovered) continue;
    const found = SmallHand.fits(supply) ? new SmallHand(supply, values).solve(offer) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Where nothing else is left: what repeats without end is struck off where nothing of it comes to the Goal. */
function byTowers(cases: readonly Case[], tried: Set<Case>): void {
  for (const one of cases) {
    const { supply, values, account } = one;
    if (!account.isLeftBeyondAlone || tried.has(one) || !Towers.fits(supply)) continue;
    tried.add(one);
    for (const nearness of NEARNESS) {
      const isBarren = capped<boolean>(
        STEPS_OF_TOWERS,
        () => new Towers(supply, values, new MemoryBudget(), nearness).isBarren(),
        () => false,
      );
      if (!isBarren) continue;
      account.strikeBeyond('towers');
      break;
    }
  }
}

/** The same before the search between bounds, for all Solutions at once: then nothing of the case is left for it. */
function byTowersAlone(cases: readonly Case[]): void {
  for (const { supply, values, account } of cases) {
    if (!Towers.fits(supply, true)) continue;
    const isBarren = capped<boolean>(
      FEWER_STEPS_OF_TOWERS,
      () => NEARNESS.some(nearness => new Towers(supply, values, new MemoryBudget(), nearness).isBarren(true)),
      () => false,
    );
    if (isBarren) account.strikeAll('towers');
  }
}

/** With few digits the search by size goes through all there is. */
function bySplits(all: readonly CaseSearch[], offer: Offer<Found>): Found | null {
  const searches = all.filter(({ account }) => account.mostDigits >= LEAST_TO_SPLIT);
  return inTurn(searches, SPLIT_STEPS, one => one.bySplits(offer));
}

/** Where a wild cube has many meanings each of them has its turn. Hands of few digits are soon gone through by size. */
function byGathering(all: readonly CaseSearch[], steps: number, offer: Offer<Found>): Found | null {
  const large = all.filter(({ account }) => account.mostDigits >= LEAST_TO_GATHER);
  const small = all.filter(
    ({ search: { supply }, account: { mostDigits } }) =>
      supply.rules.multipleOf !== null && mostDigits >= LEAST_OF_MULTIPLES && mostDigits < LEAST_TO_GATHER,
  );
  const share = (of: number, among: number): number => of / Math.min(among, MOST_TURNS);
  return (
    inTurn(large, share(steps, large.length), one => one.byGathering(offer)) ??
    inTurn(small, share(Math.min(steps, STEPS_OF_FEW), small.length), one => one.byGathering(offer))
  );
}

function inTurn(searches: readonly CaseSearch[], steps: number, look: (one: Search) => Found | null): Found | null {
  for (const { search: one } of searches) {
    const found = capped<Found | null>(
      steps,
      () => look(one),
      () => null,
    );
    if (found !== null) return found;
  }
  return null;
}

/** All cases together, from the smallest Solutions up. */
function bySize(searches: readonly CaseSearch[], effort: Effort, offer: Offer<Found>): Found | null {
  const largest = Math.max(...searches.map(s => s.account.largest));
  const sizes = (look: (one: CaseSearch, size: number) => Found | null): Found | null => {
    for (let size = 2; size <= largest; size++) {
      for (const one of searches) {
        const found = look(one, size);
        if (found !== null) return found;
      }
    }
    return null;
  };
  const found = sizes(({ search: one, account }, size) => one.ofSize(size, account, offer));
  if (found !== null || effort !== 'full') return found;
  return sizes(({ search: one, account }, size) =>
    account.isLeftFrom(size, 1) ? one.forward(size, account.mostDigits, account, offer) : null,
  );
}

/** The judge has the last word on what the search found. */
function confirmed(solution: string, { mat, mode, rules, goals }: Problem): Found | null {
  for (const { values } of goals) {
    for (const { text } of values) {
      let used = DEFAULT_STEPS;
      const faults = metered(
        { steps: DEFAULT_STEPS },
        () => {
          const { length } = solutionFindings({ solution, goal: text }, mat, mode, rules);
          used -= stepsLeft();
          return length;
        },
        () => 1,
      );
      if (faults === 0) return { solvable: true, solution, goal: text };
      spend(used);
    }
  }
  return null;
}
