import { solutionFindings } from '../check/solution.ts';
import type { Mat, Mode } from '../mat.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { capped, DEFAULT_STEPS, metered, spend, stepsLeft } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import type { GoalCase } from './goal.ts';
import { whyNone, whyNot } from './invariants.ts';
import { type Supply, supplyOf } from './kinds.ts';
import type { Care } from './limits.ts';
import { FORWARD_DIGITS } from './multisets.ts';
import { Repeats } from './repeats.ts';
import { Room } from './room.ts';
import { Search, type SearchBudget } from './search.ts';
import type { Shelf } from './shelf.ts';

/** `goal`: the reading of the Goal that goes with the Solution. */
export type Solved =
  | { readonly solvable: true; readonly solution: string; readonly goal: string }
  | { readonly solvable: false; readonly proof: 'exhaustive' | 'invariant'; readonly reason: string }
  | { readonly solvable: null };

export interface Problem {
  readonly mat: Mat;
  readonly mode: Mode;
  readonly rules: Rules;
  readonly goals: readonly GoalCase[];
  /** The Goal has more readings than are listed, so that nothing found is no proof. */
  readonly openGoal?: boolean;
}

/** Is there a wild cube among those that may be used? */
export const wildOnMat = (mat: Mat, rules: Rules): boolean =>
  [...mat.required, ...mat.permitted, ...mat.resources].some(c => wildFaces(rules).includes(c.face as '0' | 'x'));

interface Case {
  readonly supply: Supply;
  /** The same for a quick search with what is on the shelf. */
  readonly framed: Supply | null;
  readonly values: readonly Num[];
}

/**
 * A Solution, or the proof that there is none, or neither within the budget. Most Solutions need no long numbers, so
 * these are looked for first; with `fewest` the Solution has as few cubes as any.
 */
export function solveProblem(
  problem: Problem,
  budget: SearchBudget,
  fewest = false,
  shelf: Shelf | null = null,
): Solved {
  if (problem.goals.length === 0)
    return problem.openGoal
      ? UNDECIDED
      : { solvable: false, proof: 'invariant', reason: 'The Goal has no legal reading (VII-C-5-a).' };
  return metered<Solved>(
    budget,
    () => {
      const solved = search(problem, fewest, shelf);
      budget.steps = Math.max(0, stepsLeft());
      return problem.openGoal && solved.solvable === false ? UNDECIDED : solved;
    },
    () => {
      budget.steps = 0;
      return UNDECIDED;
    },
  );
}

const UNDECIDED: Solved = { solvable: null };

function search(problem: Problem, fewest: boolean, shelf: Shelf | null): Solved {
  const { mat, mode, rules, goals } = problem;
  const open: Case[] = [];
  const reasons: string[] = [];
  for (const goal of goals) {
    const supply = supplyOf(mat, mode, rules, goal.wild, goal.factorials);
    const values: Num[] = [];
    const against = whyNone(supply);
    for (const { value } of goal.values) {
      const reason = against ?? whyNot(supply, value);
      if (reason === null) values.push(value);
      else reasons.push(reason);
    }
    const framed =
      shelf && !supply.repeats ? supplyOf(mat, mode, rules, goal.wild, goal.factorials, shelf.frame) : null;
    if (values.length > 0) open.push({ supply, values, framed });
  }
  if (open.length === 0) return { solvable: false, proof: 'invariant', reason: reasons[0]! };
  let left: readonly Case[] = open;
  let before: Look | null = null;
  for (const { care, steps } of stagesFor(problem, open, fewest)) {
    const listed = byList(left, problem, care === 'quick');
    if (listed.found && !fewest) return listed.found;
    if (listed.left.length < left.length) before = null;
    left = listed.left;
    if (left.length === 0) return NONE;
    const look: Look = goneOver(before, care) ?? lookFor(left, care, shelf);
    const settled = capped(
      steps,
      () => bySize(look.searches, problem, care),
      () => 'open' as const,
    );
    if (settled !== 'open') return settled;
    before = shelf === null && isElementary(problem) && look.room.isAmple ? look : null;
  }
  return UNDECIDED;
}

interface Stage {
  readonly care: Care;
  readonly steps: number;
}

/** The searches for all cases, with the room they share. */
interface Look {
  readonly searches: readonly Search[];
  readonly room: Room;
}

const ALL_STEPS = Number.POSITIVE_INFINITY;

/**
 * Most Solutions are found quickly. In Elementary most mats without one are proved to be so by a careful search that is
 * not much longer; where it is, the quick search is made to the end first. Searches without end prove nothing.
 */
function stagesFor(problem: Problem, cases: readonly Case[], fewest: boolean): readonly Stage[] {
  const careful: readonly Stage[] = [
    { care: 'exact', steps: ALL_STEPS },
    { care: 'full', steps: ALL_STEPS },
  ];
  if (fewest) return careful;
  const isListed = cases.some(({ supply }) => Repeats.fits(supply));
  const quick: Stage = { care: 'quick', steps: isListed ? STEPS_BESIDE_LIST : ALL_STEPS };
  if (cases.every(({ supply }) => supply.endless)) return [quick, careful[0]!];
  if (!isElementary(problem) || isListed) return [quick, ...careful];
  return [{ care: 'quick', steps: QUICK_STEPS }, { care: 'exact', steps: EXACT_STEPS }, quick, ...careful];
}

/** The same searches with more care; where everything is followed up, nothing is left that stands for large numbers. */
function goneOver(before: Look | null, care: Care): Look | null {
  if (before === null || care !== 'exact') return null;
  for (const one of before.searches) one.goOver(care);
  return before;
}

function lookFor(cases: readonly Case[], care: Care, shelf: Shelf | null): Look {
  const room = new Room();
  const searches = cases.map(({ supply, values, framed }) =>
    care === 'quick' && framed ? new Search(framed, values, care, room, shelf) : new Search(supply, values, care, room),
  );
  return { searches, room };
}

const isElementary = ({ rules }: Problem): boolean => rules.division === 'elementary';

const QUICK_STEPS = 300_000;
const EXACT_STEPS = 6_000_000;
const STEPS_TO_LIST = 400_000;
const STEPS_BESIDE_LIST = 1_000_000;
const MORE_STEPS_TO_LIST = 3_000_000;

/** Where only digits are used up: a Solution found, and the cases that are still open. */
function byList(
  cases: readonly Case[],
  problem: Problem,
  short: boolean,
): { readonly found: Solved | null; readonly left: readonly Case[] } {
  const left: Case[] = [];
  for (const one of cases) {
    if (!Repeats.fits(one.supply)) left.push(one);
    else {
      const text = capped<string | false | null>(
        short ? STEPS_TO_LIST : MORE_STEPS_TO_LIST,
        () => new Repeats(one.supply, one.values, new Room(), short).solve(),
        () => null,
      );
      const found = text === false ? null : confirmed(text, problem);
      if (found) return { found, left };
      if (text !== false) left.push(one);
    }
  }
  return { found: null, left };
}

const NONE: Solved = {
  solvable: false,
  proof: 'exhaustive',
  reason: 'Every expression of the usable cubes misses the Goal.',
};

/** All cases together, from the smallest Solutions up. */
function bySize(open: readonly Search[], problem: Problem, care: Care): Solved | 'open' {
  const largest = Math.max(...open.map(s => s.largest));
  let doubt = false;
  const sizes = (searches: readonly Search[], look: (search: Search, size: number) => string | null): Solved | null => {
    for (let size = 2; size <= largest; size++) {
      for (const one of searches) {
        const text = look(one, size);
        const found = confirmed(text, problem);
        if (found) return found;
        if (text !== null) doubt = true;
      }
    }
    return null;
  };
  const met = sizes(open, (one, size) => one.ofSize(size));
  if (met) return met;
  const unsure = open.filter(s => !s.complete);
  if (unsure.length === 0) return doubt ? 'open' : NONE;
  if (care !== 'full') return 'open';
  const found = sizes(unsure, (one, size) => one.forward(size, FORWARD_DIGITS + 1, 99));
  return found ?? (!doubt && unsure.every(s => s.completeForward) ? NONE : 'open');
}

/** The judge has the last word on what the search found. */
function confirmed(solution: string | null, { mat, mode, rules, goals }: Problem): Solved | null {
  if (solution === null) return null;
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
