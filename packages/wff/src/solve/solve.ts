import { seededRandom } from '@forceout/rulebook/seeded';
import type { Budget, CoverageLine, Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { State } from '../check/judge.ts';
import type { WffKey } from '../codes.ts';
import type { WrittenProof } from '../language/proof.ts';
import { printListedRule } from '../language/rules.ts';
import { itemLetters, type Solution, type WrittenSolution } from '../language/solution.ts';
import { parseWff, saidOf, type Wff } from '../language/wff.ts';
import { prove } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { type Meter, newMeter, OutOfSteps, spend } from '../prove/steps.ts';
import { SolveAccount } from './account.ts';
import type { Problem } from './candidate.ts';
import { construct } from './construct.ts';
import { exhaustBySize, goThrough, type Hunt, narrowed, newHunt } from './exhaust.ts';
import type { Limit } from './limits.ts';
import { everyOffer, type Offer, type Offers, offersOf, type Sorted } from './offers.ts';
import { throughShapes } from './shape-pass.ts';

export type SolveAnswer =
  | { readonly exists: true; readonly solution: WrittenSolution; readonly proof: WrittenProof }
  /** `covered`: what the no rests on. */
  | { readonly exists: false; readonly certificate: Certificate; readonly covered: readonly CoverageLine[] }
  | { readonly exists: null; readonly covered: readonly CoverageLine[] };

/** Why there is no correct Solution: a stable code, and what it says to people. */
export interface Certificate {
  readonly code: string;
  readonly said: Said;
}

const certify = (key: WffKey, facts?: Facts, because?: Said): Certificate => ({
  code: key,
  said: saidBy(key, facts, because),
});

/** What the search consists of; a test may put something in the place of one that leaves a part out. */
export interface Passes {
  readonly offersOf: typeof offersOf;
  readonly throughShapes: typeof throughShapes;
  readonly goThrough: typeof goThrough;
}

const PASSES: Passes = { offersOf, throughShapes, goThrough };

/** Is there a correct Solution? Certificates first, then attempts to build one, then every set of premises there is. */
export function solve(state: State, budget: Budget, passes: Passes = PASSES): SolveAnswer {
  return solveWith(state, newMeter(budget), passes);
}

function solveWith(state: State, meter: Meter, passes: Passes): SolveAnswer {
  const account = new SolveAccount(state);
  const goal = parseWff(state.goal);
  if (!goal.ok) {
    account.ruleOutAll('goal-not-wff');
    return concluded(account, () => certify('goal-not-wff', undefined, saidOf(goal.fault)));
  }
  const most = state.longestGoal;
  if (most !== null && state.goal.length > most) {
    account.ruleOutAll('goal-too-long');
    return concluded(account, () => certify('goal-too-long', { n: state.goal.length, most }));
  }
  const offers = passes.offersOf(state, goal.wff);
  const hunts = new Map<Problem, Hunt>();
  if (offers.smallest !== null)
    try {
      const found = search(offers, offers.smallest, hunts, meter, passes);
      if (found !== null) return witness(state, goal.wff, found);
    } catch (error) {
      if (!(error instanceof OutOfSteps)) throw error;
    }
  strikeOff(account, offers, hunts);
  return concluded(account, () =>
    offers.sorted.every(({ open }) => open === 0) ? ruledOut(offers.sorted) : EXHAUSTED,
  );
}

const EXHAUSTED = certify('exhausted');

/** Only the account says whether it is a no; its lines and its words are written for those who read them. */
const concluded = (account: SolveAccount, why: () => Certificate): SolveAnswer =>
  account.complete
    ? {
        exists: false,
        get certificate() {
          return why();
        },
        get covered() {
          return account.covered;
        },
      }
    : {
        exists: null,
        get covered() {
          return account.covered;
        },
      };

/** Brings into the account what was sorted out and how far the search for premises came. */
function strikeOff(account: SolveAccount, offers: Offers, hunts: ReadonlyMap<Problem, Hunt>): void {
  account.openRules();
  for (const tally of offers.sorted) account.sorted(tally.draw, tally.size, tally);
  for (const [problem, { next, longest, lists }] of hunts) {
    const bySize = new Map<number, number>();
    // What was closed after the search had begun no longer counts as open.
    for (const list of lists)
      if (!offers.isClosed(list)) bySize.set(list.rules.length, (bySize.get(list.rules.length) ?? 0) + 1);
    account.tried(offers.drawOf(problem), { below: next, longest, lists: bySize });
  }
}

const partsOf = (offers: readonly Offer[]): readonly Offer[] =>
  [...new Set(offers.map(offer => offer.problem))].map(problem => ({
    problem,
    lists: offers.filter(offer => offer.problem === problem).flatMap(offer => offer.lists),
  }));

/** Steps of the first try at going through every set of premises; each further try gets four times as many. */
const FIRST_TRY = 200_000;

/** Steps of the first try at going through the proofs with one set of rules; each further try gets sixteen times as many. */
const FIRST_SHAPES = 2000;

/** Building, going through proofs and going through premises take turns, since each may be the quickest. */
function search(
  offers: Offers,
  smallest: number,
  hunts: Map<Problem, Hunt>,
  meter: Meter,
  passes: Passes,
): Solution | null {
  const random = seededRandom(1);
  const done = new Set<Problem>();
  const settled = new Set<Offer>();
  for (let turn = 0, slice = FIRST_TRY; ; turn++, slice *= 4) {
    const rounds = turn === 0 ? [0, 1, 2, 3] : Array.from({ length: 4 + 4 * turn }, (_, i) => i);
    const built = construct(offers, smallest, done, rounds, random, meter);
    if (built !== null) return built;
    const shaped = passes.throughShapes(offers, settled, FIRST_SHAPES * 16 ** turn, random, meter);
    if (shaped !== null) return shaped;
    const problems = partsOf(everyOffer(offers));
    for (const { problem, lists } of problems) {
      if (done.has(problem)) continue;
      const known = hunts.get(problem);
      // What was closed since it began need not be gone through.
      const hunt = known === undefined ? newHunt(problem, lists) : narrowed(known, lists);
      hunts.set(problem, hunt);
      const found = attempt(hunt, slice, meter, passes);
      if (found === null) done.add(problem);
      else if (found !== 'unfinished') return found;
    }
    if (problems.every(({ problem }) => done.has(problem))) return null;
  }
}

function attempt(hunt: Hunt, slice: number, meter: Meter, passes: Passes): Solution | null | 'unfinished' {
  const part: Meter = { left: Math.min(slice, meter.left), cancelled: meter.cancelled };
  const before = part.left;
  try {
    const found = passes.goThrough(hunt, part);
    spend(meter, before - part.left);
    return found;
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    spend(meter, before);
    return 'unfinished';
  }
}

function ruledOut(sorted: readonly Sorted[]): Certificate {
  const limits = new Map<string, number>();
  for (const { limited } of sorted) for (const [limit, n] of limited) limits.set(limit, (limits.get(limit) ?? 0) + n);
  if (limits.size === 0) return certify('no-rules');
  const ranked = [...limits].sort((a, b) => b[1] - a[1]).map(([limit]) => limit as Limit);
  const last = (next: Said | undefined, limit: Limit): Said =>
    saidBy(`limit.${limit}`, { more: next === undefined ? 'no' : 'yes' }, next);
  return { code: ranked[0]!, said: saidBy('limits' satisfies WffKey, undefined, ranked.reduceRight(last, undefined)) };
}

function witness(
  { readings }: State,
  goal: Wff,
  { premises, rules }: Solution,
): Extract<SolveAnswer, { exists: true }> {
  const proof = prove({ premises, goal, rules: ruleSet(rules.map(listed => listed.rule)) }, readings)!;
  return { exists: true, solution: { premises, rules: rules.map(printListedRule) }, proof };
}

export type FewestAnswer =
  /** `proven`: no Solution with fewer cubes exists; otherwise it is only the best one found. */
  | (Extract<SolveAnswer, { exists: true }> & { readonly cubes: number; readonly proven: boolean })
  | Extract<SolveAnswer, { exists: false | null }>;

/** The Solution that takes the fewest cubes. */
export function fewest(state: State, budget: Budget): FewestAnswer {
  const meter = newMeter(budget);
  const first = solveWith(state, meter, PASSES);
  if (first.exists !== true) return first;
  const cubes = itemLetters(first.solution).join('').length;
  const goal = parseWff(state.goal);
  if (!goal.ok) return { exists: null, covered: [] };
  try {
    const found = exhaustBySize(partsOf(everyOffer(offersOf(state, goal.wff))), cubes, meter);
    if (found === null) return { ...first, cubes, proven: true };
    const less = witness(state, goal.wff, found);
    return { ...less, cubes: itemLetters(less.solution).join('').length, proven: true };
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return { ...first, cubes, proven: false };
  }
}
