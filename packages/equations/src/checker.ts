import type { Adjudicator, JudgeAnswer } from '@forceout/table';
import { reasonToJson } from '@forceout/table/said';
import { type Equation, equalsFinding, equationFindings, UNVERIFIED } from './check/equation.ts';
import { type Finding, toReason } from './check/finding.ts';
import { solutionFindings } from './check/solution.ts';
import {
  allowFields,
  BadQuestion,
  budgetOf,
  matOf,
  modeOf,
  oneOf,
  type Question,
  rulesOf,
  text,
} from './questions/fields.ts';
import { ambiguity, equality, readingClause, showOutcome, soleOutcome } from './questions/numbers.ts';
import { type Answer, ruled, say, UNDECIDED } from './questions/ruled.ts';
import type { Rules } from './rules.ts';
import { type Allowance, DEFAULT_STEPS, metered } from './values/meter.ts';
import { uncheckable } from './values/outcome.ts';

const WHERE = ['solution', 'goal'] as const;

export type Handler = (question: Question, allowance: Allowance) => Answer;

/** The questions that a written Solution answers by itself; none of them needs the solver. */
export const CHECKS: Readonly<Record<string, Handler>> = {
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
};

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

/** Answers the questions there is a handler for. */
export const answeredBy = (handlers: Readonly<Record<string, Handler>>): Adjudicator => ({
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
});

/** The adjudicator without its solver, which is the larger half of the game: a single check need not wait for it. */
export const checker: Adjudicator & { readonly asks: readonly string[] } = {
  ...answeredBy(CHECKS),
  asks: Object.keys(CHECKS),
};
