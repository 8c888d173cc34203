import type { WrittenProof } from '../language/proof.ts';
import type { GameLevel } from '../language/rules.ts';
import { printListedRule } from '../language/rules.ts';
import type { Solution, WrittenSolution } from '../language/solution.ts';
import { parseWff, saidOf, type Wff } from '../language/wff.ts';
import type { Meter } from '../prove/steps.ts';
import type { Readings } from '../readings.ts';
import { checkCubes, type Mat, type Mode } from './cubes.ts';
import { attackable, essentialItems, reaches } from './essential.ts';
import { type Fault, fault } from './faults.ts';
import { readSolutionForm } from './form.ts';
import { checkProof } from './proof.ts';

/** The mat as a Solution is judged against it. */
export interface State {
  readonly mat: Mat;
  readonly goal: string;
  readonly level: GameLevel;
  readonly mode: Mode;
  readonly readings: Readings;
  /** IV-C in play; null where positions are judged as they stand. */
  readonly longestGoal: number | null;
}

export interface Submission {
  readonly solution: WrittenSolution;
  /** Positions of the letters that are the Required cubes; null when nothing is marked. */
  readonly marked: readonly number[] | null;
}

interface Read {
  readonly faults: readonly Fault[];
  readonly solution: Solution;
  readonly goal: Wff | null;
}

function read(state: State, submission: Submission): Read {
  const goal = parseWff(state.goal);
  const form = readSolutionForm(submission.solution, state.level, state.readings);
  const faults: Fault[] = [];
  if (!goal.ok) faults.push(fault('goal-not-wff.named', { goal: state.goal }, null, saidOf(goal.fault)));
  if (state.longestGoal !== null && state.goal.length > state.longestGoal)
    faults.push(fault('goal-too-long', { n: state.goal.length, most: state.longestGoal }));
  faults.push(...form.faults, ...checkCubes(submission.solution, state.mat, state.mode));
  return { faults, solution: form.solution, goal: goal.ok ? goal.wff : null };
}

/** Rules and premises as a proof may use them; rules of another game are left out of account. */
const whole = (solution: Solution, submission: Submission): boolean =>
  solution.premises.length === submission.solution.premises.length &&
  solution.rules.length === submission.solution.rules.length;

/** The Solution alone: is there a proof for it, and is every Required cube essential? */
export function judgeSolution(state: State, submission: Submission, meter?: Meter): readonly Fault[] {
  const { faults, solution, goal } = read(state, submission);
  if (goal === null || !whole(solution, submission)) return faults;
  if (!reaches(solution, goal, state.readings, meter)) return [...faults, fault('not-provable', { goal })];
  return [...faults, ...nonEssential(state, submission, solution, goal, meter)];
}

/** What opponents can show without searching: cubes, form and the Proof as written (R-POL-1, R-WFF-6). */
export function visibleFaults(state: State, submission: Submission, proof: WrittenProof | null): readonly Fault[] {
  const { faults, solution, goal } = read(state, submission);
  if (proof === null) return [...faults, fault('no-proof.without')];
  if (goal === null) return faults;
  const { level, readings } = state;
  return [...faults, ...checkProof({ proof, solution, goal, level, readings })];
}

/** Everything, as the evaluator rules it: the visible faults, and essentiality decided by itself. */
export function judgeSubmission(
  state: State,
  submission: Submission,
  proof: WrittenProof | null,
  meter?: Meter,
): readonly Fault[] {
  const faults = visibleFaults(state, submission, proof);
  const { solution, goal } = read(state, submission);
  if (goal === null || !whole(solution, submission) || !reaches(solution, goal, state.readings, meter)) return faults;
  return [...faults, ...nonEssential(state, submission, solution, goal, meter)];
}

function nonEssential(
  state: State,
  submission: Submission,
  solution: Solution,
  goal: Wff,
  meter?: Meter,
): readonly Fault[] {
  if (state.mat.required === '') return [];
  const { premises, rules } = essentialItems(solution, goal, state.readings, meter);
  const essential = [...premises, ...rules];
  const names = [...solution.premises, ...solution.rules.map(printListedRule)];
  const faults: Fault[] = [];
  for (const [letter, items] of attackable(submission.solution, state.mat.required, submission.marked))
    for (const item of items)
      if (essential[item] === false) faults.push(fault('non-essential.cube', { letter, name: names[item] ?? '' }));
  return faults;
}
