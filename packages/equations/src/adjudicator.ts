import type { Adjudicator, Json } from '@forceout/table';
import { inWords } from '@forceout/table/said';
import { answeredBy, CHECKS, type Handler } from './checker.ts';
import { allowFields, cubes, modeOf, rulesOf, text } from './questions/fields.ts';
import { ruled, say, UNDECIDED } from './questions/ruled.ts';
import { writtenGoalCases } from './solve/goal.ts';
import { solveProblem, wildOnMat } from './solve/solve.ts';

/** Which cubes a Solution may draw on, and so what it means that one exists. */
const SOLVE_STEPS = 150_000_000;

const solve: Handler = (question, allowance) => {
  allowFields(question, ['required', 'permitted', 'forbidden', 'resources', 'mode', 'goal']);
  const rules = rulesOf(question);
  const mat = {
    required: cubes(question.required, 'required'),
    permitted: cubes(question.permitted, 'permitted'),
    forbidden: cubes(question.forbidden, 'forbidden'),
    resources: cubes(question.resources, 'resources'),
  };
  const mode = modeOf(question);
  const budget = { steps: SOLVE_STEPS, cancelled: allowance.cancelled };
  const { goals, open } = writtenGoalCases(text(question, 'goal'), rules, wildOnMat(mat, rules), budget);
  const solved = solveProblem({ mat, mode, rules, goals, openGoal: open }, budget);
  const clause = `decides-${mode}` as const;
  if (solved.solvable)
    return ruled(rules, clause, say('exists'), {
      solvable: true,
      witness: solved.solution,
      goal: solved.goal,
      proof: null,
    });
  const covered: Json = solved.covered.map(line => ({ ...line }));
  if (solved.solvable === null)
    return ruled(rules, clause, UNDECIDED, { solvable: null, witness: null, proof: null, covered });
  const { proof, reason } = solved;
  return ruled(rules, clause, reason, { solvable: false, witness: null, proof, reason: inWords(reason), covered });
};

/** The Equations questions of the public protocol (1.2). */
export const adjudicator: Adjudicator = answeredBy({ ...CHECKS, solve });
