import { read, readingsOf } from '../language/read.ts';
import { cite, type Ground, type Rules, type Where } from '../rules.ts';
import { equal } from '../values/decide.ts';
import type { Reading } from '../values/evaluate.ts';
import { capped, stepsLeft } from '../values/meter.ts';
import { type Num, numberOf } from '../values/number.ts';
import type { Outcome } from '../values/outcome.ts';
import { rationality } from '../values/rationality.ts';
import { approximate, exactText } from '../values/show.ts';
import { type Answer, ruled, UNDECIDED } from './ruled.ts';

const NO_GROUPING = 'No grouping of this is a legal expression.';

/** The one reading of a text (the defaults of VII-B-6-b; a gap in a Goal is stronger), or why it has none. */
export function soleOutcome(text: string, where: Where, rules: Rules): Outcome {
  const found = read(text, where, rules);
  if (!found.ok) return { kind: 'illegal', clause: found.fault.clause, message: found.fault.message };
  const { expression } = found;
  const meant = readingsOf(expression, rules, 'as-both');
  return sole(meant.length > 0 ? meant : readingsOf(expression, rules, 'as-laid'));
}

function sole(readings: readonly Reading[]): Outcome {
  const first = readings[0]?.outcome;
  if (!first) return { kind: 'illegal', clause: 'expression', message: NO_GROUPING };
  for (const { outcome } of readings.slice(1)) {
    if (first.kind === 'value' && outcome.kind === 'value' && equal(first.value, outcome.value) === true) continue;
    const roots = readings.some(r => /[*']\{\d+\}/.test(r.text));
    return roots
      ? {
          kind: 'illegal',
          clause: 'which-root',
          message: 'The text does not say which complex root is meant.',
        }
      : { kind: 'illegal', clause: 'several-readings', message: 'The text has several readings; group it.' };
  }
  return first;
}

/** Fractions in disguise are shown as fractions. Half of the steps are kept for the digits. */
function settle(value: Num): Num {
  const known = capped(
    stepsLeft() / 2,
    () => rationality(value),
    () => null,
  );
  return known?.is === 'rational' ? numberOf(known.value) : value;
}

export function showOutcome(rules: Rules, outcome: Outcome): Answer {
  if (outcome.kind !== 'value')
    return { kind: outcome.kind, clause: cite(rules, outcome.clause), message: outcome.message };
  const value = settle(outcome.value);
  return { kind: 'value', exact: exactText(value), approx: approximate(value) };
}

/** VII-B-6: which readings count; a Goal is held by its gaps alone (IV-B-2). */
export const readingClause = (where: Where): Ground => (where === 'goal' ? 'goal-gaps' : 'readings');

export function ambiguity(text: string, where: Where, rules: Rules): Answer {
  const found = read(text, where, rules);
  if (!found.ok) {
    const { clause, message } = found.fault;
    return ruled(rules, clause, message, {
      values: [],
      groupings: [],
      fault: { ...found.fault, clause: cite(rules, clause) },
    });
  }
  const readings = readingsOf(found.expression, rules, where === 'goal' ? 'as-laid' : 'as-written');
  const values: Num[] = [];
  for (const { outcome } of readings)
    if (outcome.kind === 'value' && !values.some(v => equal(v, outcome.value) === true)) values.push(outcome.value);
  const answer = {
    values: values.map(v => approximate(settle(v))),
    groupings: readings.map(({ text: grouping, outcome }) => {
      if (outcome.kind !== 'value')
        return { text: grouping, kind: outcome.kind, clause: cite(rules, outcome.clause), message: outcome.message };
      return { text: grouping, kind: 'value', exact: exactText(settle(outcome.value)) };
    }),
  };
  if (values.length > 1)
    return ruled(rules, readingClause(where), `Its legal readings have ${values.length} different values.`, answer);
  if (values.length === 1) return ruled(rules, readingClause(where), 'Every legal reading has the same value.', answer);
  const none = readings[0]?.outcome;
  return none && none.kind !== 'value'
    ? ruled(rules, none.clause, none.message, answer)
    : ruled(rules, 'expression', NO_GROUPING, answer);
}

export function equality(lhs: string, rhs: string, rules: Rules): Answer {
  const left = soleOutcome(lhs, 'solution', rules);
  const right = soleOutcome(rhs, 'solution', rules);
  if (left.kind === 'value' && right.kind === 'value') {
    const same = equal(left.value, right.value);
    const words = same ? 'Both are the same number.' : 'They are different numbers.';
    return ruled(rules, 'equals-goal', same === null ? UNDECIDED : words, { equal: same });
  }
  const bad = left.kind === 'value' ? right : left;
  const open = left.kind === 'uncheckable' || right.kind === 'uncheckable';
  const answer = { equal: open ? null : false };
  return bad.kind === 'value' ? answer : ruled(rules, bad.clause, bad.message, answer);
}
