import type { Budget } from '@forceout/table';
import type { State } from '../check/judge.ts';
import type { WrittenProof } from '../language/proof.ts';
import { printListedRule } from '../language/rules.ts';
import { itemLetters, type Solution, type WrittenSolution } from '../language/solution.ts';
import { parseWff, type Wff } from '../language/wff.ts';
import { prove } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { type Meter, newMeter, OutOfSteps, spend } from '../prove/steps.ts';
import type { Problem } from './candidate.ts';
import { construct } from './construct.ts';
import { exhaust, exhaustBySize, type Part } from './exhaust.ts';
import type { Limit } from './limits.ts';
import { everyOffer, type Offer, type Offers, offersOf } from './offers.ts';
import { randomFrom } from './random.ts';
import type { RuleList } from './rule-lists.ts';

export type SolveAnswer =
  | { readonly exists: true; readonly solution: WrittenSolution; readonly proof: WrittenProof }
  | { readonly exists: false; readonly certificate: Certificate }
  | { readonly exists: null };

/** Why there is no correct Solution: a stable code and a sentence for people. */
export interface Certificate {
  readonly code: string;
  readonly message: string;
}

const impossible = (code: string, message: string): SolveAnswer => ({ exists: false, certificate: { code, message } });

/** Is there a correct Solution? Certificates first, then attempts to build one, then every set of premises there is. */
export function solve(state: State, budget: Budget): SolveAnswer {
  return solveWith(state, newMeter(budget));
}

function solveWith(state: State, meter: Meter): SolveAnswer {
  const goal = parseWff(state.goal);
  if (!goal.ok) return impossible('goal-not-wff', `The Goal is not a WFF. ${goal.fault.message}`);
  if (state.longestGoal !== null && state.goal.length > state.longestGoal)
    return impossible('goal-too-long', `The Goal has ${state.goal.length} cubes; ${state.longestGoal} are the most.`);
  const offers = offersOf(state, goal.wff);
  if (offers.smallest === null) return ruledOut(offers.limits);
  try {
    const found = search(offers, offers.smallest, meter);
    if (found === null) return impossible('exhausted', 'Every set of premises that the cubes allow has been tried.');
    return witness(state, goal.wff, found);
  } catch (error) {
    if (error instanceof OutOfSteps) return { exists: null };
    throw error;
  }
}

const partsOf = (offers: readonly Offer[]): readonly Part[] =>
  [...new Set(offers.map(offer => offer.problem))].map(problem => ({
    problem,
    lists: offers.filter(offer => offer.problem === problem).flatMap(offer => offer.lists),
  }));

/** Steps of the first try at going through everything; each further try gets four times as many. */
const FIRST_TRY = 2_000_000;

/** Building and going through everything take turns, since either may be the quicker one. */
function search(offers: Offers, smallest: number, meter: Meter): Solution | null {
  const random = randomFrom(1);
  const done = new Set<Problem>();
  for (let turn = 0, slice = FIRST_TRY; ; turn++, slice *= 4) {
    const rounds = turn === 0 ? [0, 1, 2, 3] : Array.from({ length: 4 + 4 * turn }, (_, i) => i);
    const built = construct(offers, smallest, done, rounds, random, meter);
    if (built !== null) return built;
    const problems = partsOf(everyOffer(offers));
    for (const { problem, lists } of problems) {
      if (done.has(problem)) continue;
      const found = attempt(problem, lists, slice, meter);
      if (found === null) done.add(problem);
      else if (found !== 'unfinished') return found;
    }
    if (done.size === problems.length) return null;
  }
}

function attempt(
  problem: Problem,
  lists: readonly RuleList[],
  slice: number,
  meter: Meter,
): Solution | null | 'unfinished' {
  const part: Meter = { left: Math.min(slice, meter.left), cancelled: meter.cancelled };
  const before = part.left;
  try {
    const found = exhaust(problem, lists, part);
    spend(meter, before - part.left);
    return found;
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    spend(meter, before);
    return 'unfinished';
  }
}

const LIMITS: Readonly<Record<Limit, string>> = {
  'no-variable': 'no variable is left for a premise',
  unbalanced: 'the variables do not suffice for the connectives, or the other way round',
  'pairs-missing': 'too few equal variables are left for what Co must find twice',
  'idle-rule': 'some listed rule would have nothing to work on, so it could not be essential',
  'variable-missing': 'the Goal needs a variable, or an N, that no premise can have',
  'goal-unsupported': 'the cubes do not hold the parts out of which the Goal must come',
  'no-room': 'the Required letters fit into no premise that the rules can use',
  'stray-letter': 'a Required variable stands alone and no listed rule can carry it',
};

function ruledOut(limits: ReadonlyMap<Limit, number>): SolveAnswer {
  if (limits.size === 0)
    return impossible('no-rules', 'No set of rules that the cubes afford uses every Required R, i and o.');
  const ranked = [...limits].sort((a, b) => b[1] - a[1]).map(([limit]) => limit);
  const message = `With every set of rules that the cubes afford, ${ranked.map(limit => LIMITS[limit]).join('; or ')}.`;
  return impossible(ranked[0]!, message);
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
  const first = solveWith(state, meter);
  if (first.exists !== true) return first;
  const cubes = itemLetters(first.solution).join('').length;
  const goal = parseWff(state.goal);
  if (!goal.ok) return { exists: null };
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
