import type { Adjudicator, Json, JudgeAnswer } from '@forceout/table';
import { inWords, reasonToJson } from '@forceout/table/said';
import { type Equation, equalsFinding, equationFindings, UNVERIFIED } from './check/equation.ts';
import { type Finding, toReason } from './check/finding.ts';
import { solutionFindings } from './check/solution.ts';
import type { Mode } from './mat.ts';
import {
  allowFields,
  BadQuestion,
  budgetOf,
  cubes,
  matOf,
  modeOf,
  oneOf,
  type Question,
  rulesOf,
  text,
} from './questions/fields.ts';
import { ambiguity, equality, readingClause, showOutcome, soleOutcome } from './questions/numbers.ts';
import { type Answer, ruled, say, UNDECIDED } from './questions/ruled.ts';
import type { Ground, Rules } from './rules.ts';
import { writtenGoalCases } from './solve/goal.ts';
import { solveProblem, wildOnMat } from './solve/solve.ts';
import { type Allowance, DEFAULT_STEPS, metered } from './values/meter.ts';
import { uncheckable } from './values/outcome.ts';

const WHERE = ['solution', 'goal'] as const;

type Handler = (question: Question, allowance: Allowance) => Answer;

const handlers: Readonly<Record<string, Handler>> = {
  value: (question, allowance) => {
    allowFields(question, ['text', 'where']);
    const rules = rulesOf(question);
    const written = text(question, 'text');
    const where = oneOf(question, 'where', WHERE, 'solution');
    return metered(
      allowance,
      () => showOutcome(rules, soleOutcome(written, where, rules)),
      () => showOutcome(rules, uncheckable()),
    );
  },
  equality: (question, allowance) => {
    allowFields(question, ['lhs', 'rhs']);
    const rules = rulesOf(question);
    const [lhs, rhs] = [text(question, 'lhs'), text(question, 'rhs')];
    return metered<Answer>(
      allowance,
      () => equality(lhs, rhs, rules),
      () => ruled(rules, 'equals-goal', UNDECIDED, { equal: null }),
    );
  },
  ambiguity: (question, allowance) => {
    allowFields(question, ['text', 'where']);
    const rules = rulesOf(question);
    const written = text(question, 'text');
    const where = oneOf(question, 'where', WHERE, 'solution');
    return metered<Answer>(
      allowance,
      () => ambiguity(written, where, rules),
      () => ruled(rules, readingClause(where), UNDECIDED, { values: null, groupings: null }),
    );
  },
  equation: (question, allowance) => {
    allowFields(question, ['solution', 'goal']);
    const rules = rulesOf(question);
    const equation = equationOf(question);
    return verdict(rules, allowance, 'equation-correct', () => equationFindings(equation, rules));
  },
  judge: (question, allowance) => {
    allowFields(question, ['solution', 'goal', 'mat', 'mode']);
    const rules = rulesOf(question);
    const equation = equationOf(question);
    const mat = matOf(question);
    const mode = modeOf(question);
    return verdict(rules, allowance, 'solution-correct', () => solutionFindings(equation, mat, mode, rules));
  },
  equals: (question, allowance) => {
    allowFields(question, ['solution', 'goal', 'mat', 'mode']);
    const rules = rulesOf(question);
    const equation = equationOf(question);
    const equals = metered<boolean | null>(
      allowance,
      () => equalsFinding(equation, rules),
      () => null,
    );
    const said = equals === null ? UNDECIDED : say(equals ? 'equals' : 'equals-not');
    return ruled(rules, 'equals-question', said, { equals });
  },
  solve: (question, allowance) => {
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
    const clause = DECISIONS[mode];
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
  },
};

/** Which cubes a Solution may draw on, and so what it means that one exists. */
const DECISIONS = {
  now: 'decides-now',
  impossible: 'decides-impossible',
  forceout: 'decides-forceout',
  stop: 'decides-stop',
} as const satisfies Readonly<Record<Mode, Ground>>;

const SOLVE_STEPS = 150_000_000;

const equationOf = (question: Question): Equation => ({
  solution: text(question, 'solution'),
  goal: text(question, 'goal'),
});

/** An Equation that cannot be verified is ruled incorrect (XIII-C-9); one that time was too short for is not ruled on. */
function verdict(
  rules: Rules,
  allowance: Allowance,
  fine: 'equation-correct' | 'solution-correct',
  find: () => readonly Finding[],
): Answer {
  const findings = metered<readonly Finding[] | null>(allowance, find, () =>
    allowance.cancelled?.() ? null : [UNVERIFIED],
  );
  if (findings === null) return ruled(rules, 'solution', UNDECIDED, { correct: null, reasons: [] });
  const [first] = findings;
  return ruled(rules, first?.clauses[0] ?? 'solution', first ?? say(fine), {
    correct: first === undefined,
    reasons: findings.map(f => reasonToJson(toReason(rules, f))),
  });
}

/** The Equations questions of the public protocol (1.2). */
export const adjudicator: Adjudicator = {
  game: 'equations',
  answer: (question, clock): JudgeAnswer => {
    try {
      const { ask } = question;
      const handler = typeof ask === 'string' && Object.hasOwn(handlers, ask) ? handlers[ask] : undefined;
      if (!handler)
        throw ask === undefined
          ? new BadQuestion('missing-field', { field: 'ask' })
          : new BadQuestion('unknown-ask', { ask: JSON.stringify(ask), values: Object.keys(handlers) });
      const budgetMs = budgetOf(question);
      const end = budgetMs === null ? null : clock() + budgetMs;
      const cancelled = end === null ? undefined : () => clock() > end;
      return { ok: true, answer: handler(question, { steps: DEFAULT_STEPS, cancelled }) };
    } catch (error) {
      return { ok: false, error: error instanceof BadQuestion ? error.said : say('internal') };
    }
  },
};
