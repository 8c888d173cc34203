import { rulesOf, TARGETS } from '@forceout/rulebook';
import type { Budget, Claim, Existence, Fewest, Position, SafeMove, SubmittedSolution } from '@forceout/table';
import { lastCubeBarred, modeAfter } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import { solutionFindings, symbolsOf } from '../check/solution.ts';
import type { NoneKey } from '../codes.ts';
import type { Token } from '../language/token.ts';
import type { MatCube } from '../mat.ts';
import { laidGoal, matOf, rulesAt, toMatCube } from '../position.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { laidGoalCases, laidGoalTails } from '../solve/goal.ts';
import { outlooks } from '../solve/safe-moves.ts';
import { type Problem, type Solved, solveProblem, wildOnMat } from '../solve/solve.ts';
import { DEFAULT_STEPS, metered } from '../values/meter.ts';
import { effects } from '../variations/effects.ts';
import type { LaidGoal } from './laid.ts';

/** The question a position asks; null before there is a Goal. */
export function problemAt(position: Position, after: Claim, budget: Budget): Problem | null {
  const laid = laidGoal(position);
  if (laid === null || laid.length === 0) return null;
  const rules = rulesAt(position);
  const mat = matOf(position);
  const { goals, open } = laidGoalCases(laid, rules, wildOnMat(mat, rules), budget);
  const endless = effects(rules).oneIsAPower && laid.some((_, at) => mayBeAnyPower(laid, at, rules));
  const tails = endless && goals.length > 0 ? laidGoalTails(laid, rules, wildOnMat(mat, rules), budget) : null;
  return {
    mat,
    mode: modeAfter(after),
    rules,
    goals,
    openGoal: open || (endless && tails === null),
    tails: tails ?? [],
  };
}

/** A 1 that is no part of a longer numeral is any power of the base; so is a wild cube. */
function mayBeAnyPower(laid: LaidGoal, at: number, rules: Rules): boolean {
  const wild: readonly string[] = wildFaces(rules);
  const { face } = laid[at]!;
  if (face !== '1' && !wild.includes(face)) return false;
  if (rules.exponent !== null) return true;
  const isDigit = (n: number): boolean => /^\d$/.test(laid[n]?.face ?? '') && !wild.includes(laid[n]!.face);
  return !(isDigit(at - 1) && !laid[at]!.gap) && !(isDigit(at + 1) && !laid[at + 1]!.gap);
}

const budgetOf = (budget: Budget): { steps: number; cancelled?: () => boolean } => ({ ...budget });

export function solveAt(position: Position, after: Claim, budget: Budget): Existence {
  if (after === 'no-goal') return solveAnyGoal(position, budget);
  const problem = problemAt(position, after, budget);
  if (problem === null) return { exists: null };
  const solved = solveProblem(problem, budgetOf(budget));
  return solved.solvable ? { exists: true, witness: written(solved) } : failed(solved);
}

/** A Solution with as few cubes as any. */
export function fewestAt(position: Position, after: Claim, budget: Budget): Fewest {
  const problem = problemAt(position, after, budget);
  if (problem === null) return { exists: null };
  const solved = solveProblem(problem, budgetOf(budget), true);
  if (!solved.solvable) return failed(solved);
  const cubes = symbolsOf(solved.solution)?.filter(t => 'cube' in t).length ?? 0;
  return { exists: true, witness: written(solved), cubes };
}

const written = ({ solution, goal }: { readonly solution: string; readonly goal: string }): SubmittedSolution => ({
  solution,
  goal,
});

const failed = (solved: Exclude<Solved, { solvable: true }>): Exclude<Existence, { exists: true }> =>
  solved.solvable === null
    ? { exists: null, covered: solved.covered }
    : { exists: false, reason: solved.reason, covered: solved.covered };

/** IV-D: is there a Goal that can be set and has a Solution? One and two digits are tried; that nearly always decides. */
function solveAnyGoal(position: Position, budget: Budget): Existence {
  const cubes = [...position.goal, ...position.resources];
  const digits = cubes.filter(c => /^\d$/.test(c.face));
  if (digits.length < 2 && !cubes.some(c => wildFaces(rulesAt(position)).includes(c.face as '0' | 'x')))
    return {
      exists: false,
      reason: saidBy('none.two-digits' satisfies NoneKey),
      covered: [{ part: { goals: 'all' }, how: 'ruled-out', by: 'two-digits' }],
    };
  const tried = new Set<string>();
  const rows = [...digits.map(d => [d]), ...digits.flatMap(d => digits.filter(e => e !== d).map(e => [d, e]))];
  for (const goal of rows) {
    const goalText = goal.map(c => c.face).join('');
    if (tried.has(goalText)) continue;
    tried.add(goalText);
    const laid: Position = { ...position, goal, goalText, resources: cubes.filter(c => !goal.includes(c)) };
    const share = { ...budget, steps: Math.floor(budget.steps / 20) };
    const problem = problemAt(laid, 'impossible', share);
    const solved = problem && solveProblem(problem, share);
    if (solved?.solvable) return { exists: true, witness: written(solved) };
  }
  return { exists: null };
}

/** The symbols of those that are Solutions of this Goal with the cubes there are. */
const serving = (known: readonly SubmittedSolution[], { mat, rules, goals }: Problem): readonly (readonly Token[])[] =>
  known.slice(0, MOST_KNOWN).flatMap(({ solution, goal }) => {
    if (typeof solution !== 'string' || typeof goal !== 'string') return [];
    if (!goals.some(({ values }) => values.some(({ text }) => text === goal))) return [];
    const faults = metered(
      { steps: DEFAULT_STEPS },
      () => solutionFindings({ solution, goal }, mat, 'impossible', rules).length,
      () => 1,
    );
    const symbols = faults === 0 ? symbolsOf(solution) : null;
    return symbols === null ? [] : [symbols];
  });

const MOST_KNOWN = 4;

/** Every cube of Resources to every section; the last one not to Forbidden (VIII-A). */
export function safeMovesAt(
  position: Position,
  budget: Budget,
  known: readonly SubmittedSolution[] = [],
): readonly SafeMove[] {
  const problem = problemAt(position, 'impossible', budget);
  const sections = TARGETS.filter(to => !lastCubeBarred(position, 'resources', to));
  const edition = rulesOf(position.rules.edition);
  const cubes = position.resources.map(cube => ({ id: cube.id, cube: toMatCube(cube) }));
  const kinds = new Set(cubes.map(({ cube }: { cube: MatCube }) => `${cube.colour} ${cube.face}`)).size;
  const judge =
    problem && outlooks(problem, budgetOf(budget), kinds * sections.length, edition, serving(known, problem));
  return cubes.flatMap(({ id, cube }) =>
    sections.map(to => ({
      cube: id,
      to,
      ...(judge ? judge(cube, to) : { givesNow: null, makesImpossible: null }),
    })),
  );
}
