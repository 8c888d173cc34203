import { inWords } from '@forceout/table/said';
import { read, readingsOf } from '../language/read.ts';
import { cite, type Ground, type Rules, type Where } from '../rules.ts';
import { equal } from '../values/decide.ts';
import type { Reading } from '../values/evaluate.ts';
import { capped, stepsLeft } from '../values/meter.ts';
import { type Num, numberOf } from '../values/number.ts';
import { illegal, type NoValue, type Outcome, saidOf } from '../values/outcome.ts';
import { rationality } from '../values/rationality.ts';
import { approximate, exactText } from '../values/show.ts';
import { type Answer, ruled, say, UNDECIDED } from './ruled.ts';

const NO_GROUPING = illegal('expression', 'value.grouping');

/** The one reading of a text (the defaults of VII-B-6-b; a gap in a Goal is stronger), or why it has none. */
export function soleOutcome(text: string, where: Where, rules: Rules): Outcome {
  const found = read(text, where, rules);
  if (!found.ok) {
    const { clause, key, facts } = found.fault;
    return { kind: 'illegal', clause, key, facts };
  }
  const { expression } = found;
  const meant = readingsOf(expression, rules, 'as-both');
  return sole(meant.length > 0 ? meant : readingsOf(expression, rules, 'as-laid'));
}

function sole(readings: readonly Reading[]): Outcome {
  const first = readings[0]?.outcome;
  if (!first) return NO_GROUPING;
  for (const { outcome } of readings.slice(1)) {
    if (first.kind === 'value' && outcome.kind === 'value' && equal(first.value, outcome.value) === true) continue;
    const roots = readings.some(r => /[*']\{\d+\}/.test(r.text));
    return roots ? illegal('which-root', 'value.which-root') : illegal('several-readings', 'value.several-readings');
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

const shownNoValue = (rules: Rules, outcome: NoValue): Answer => ({
  kind: outcome.kind,
  clause: cite(rules, outcome.clause),
  message: inWords(saidOf(outcome)),
});

export function showOutcome(rules: Rules, outcome: Outcome): Answer {
  if (outcome.kind !== 'value') return shownNoValue(rules, outcome);
  const value = settle(outcome.value);
  return { kind: 'value', exact: exactText(value), approx: approximate(value) };
}

/** VII-B-6: which readings count; a Goal is held by its gaps alone (IV-B-2). */
export const readingClause = (where: Where): Ground => (where === 'goal' ? 'goal-gaps' : 'readings');

export function ambiguity(text: string, where: Where, rules: Rules): Answer {
  const found = read(text, where, rules);
  if (!found.ok) {
    const { code, clause, at } = found.fault;
    return ruled(rules, clause, found.fault, {
      values: [],
      groupings: [],
      fault: { code, clause: cite(rules, clause), message: inWords(found.fault), at },
    });
  }
  const readings = readingsOf(found.expression, rules, where === 'goal' ? 'as-laid' : 'as-written');
  const values: Num[] = [];
  for (const { outcome } of readings)
    if (outcome.kind === 'value' && !values.some(v => equal(v, outcome.value) === true)) values.push(outcome.value);
  const answer = {
    values: values.map(v => approximate(settle(v))),
    groupings: readings.map(({ text: grouping, outcome }) => {
      if (outcome.kind !== 'value') return { text: grouping, ...shownNoValue(rules, outcome) };
      return { text: grouping, kind: 'value', exact: exactText(settle(outcome.value)) };
    }),
  };
  if (values.length > 1)
    return ruled(rules, readingClause(where), say('readings.several', { n: values.length }), answer);
  if (values.length === 1) return ruled(rules, readingClause(where), say('readings.one'), answer);
  const none = readings[0]?.outcome;
  const why = none && none.kind !== 'value' ? none : NO_GROUPING;
  return ruled(rules, why.clause, saidOf(why), answer);
}

export function equality(lhs: string, rhs: string, rules: Rules): Answer {
  const left = soleOutcome(lhs, 'solution', rules);
  const right = soleOutcome(rhs, 'solution', rules);
  if (left.kind === 'value' && right.kind === 'value') {
    const same = equal(left.value, right.value);
    const said = same === null ? UNDECIDED : say(same ? 'same-number' : 'different-numbers');
    return ruled(rules, 'equals-goal', said, { equal: same });
  }
  const bad = left.kind === 'value' ? right : left;
  const open = left.kind === 'uncheckable' || right.kind === 'uncheckable';
  const answer = { equal: open ? null : false };
  return bad.kind === 'value' ? answer : ruled(rules, bad.clause, saidOf(bad), answer);
}
