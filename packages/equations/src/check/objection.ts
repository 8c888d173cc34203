import { coversClause } from '@forceout/rulebook';
import type { Json, Objection, ObjectionVerdict } from '@forceout/table';
import type { EquationsKey } from '../codes.ts';
import { applyDefaults } from '../language/defaults.ts';
import type { Item, Span } from '../language/item.ts';
import { type Expression, read, readingsOf } from '../language/read.ts';
import type { Token } from '../language/token.ts';
import { addressOf, type Ground, type Rules, type Where } from '../rules.ts';
import { evaluate, type Reading } from '../values/evaluate.ts';
import type { Equation } from './equation.ts';
import { covers, type Finding, finding, toReason } from './finding.ts';
import { meets } from './relation.ts';

const isAmbiguityClaim = (rules: Rules, claimed: string): boolean =>
  AMBIGUITY.some(ground => coversClause(addressOf(rules, ground), claimed));

/** The grounds on which ambiguity is claimed. */
const AMBIGUITY = ['ambiguous', 'readings'] as const;

const failed = (rules: Rules, key: EquationsKey, clause: Ground): ObjectionVerdict => ({
  upheld: false,
  reasons: [toReason(rules, finding(key, [clause]))],
});

/** The claimed clause without its edition. */
export const claimedClause = ({ reason }: Objection): string => reason.replace(/^[a-z]+-\d{4} /, '').trim();

/** A claim without a regrouping holds when some fault stands under that clause (VII-C-4, VII-C-5). */
export function ruleClaim(objection: Objection, findings: readonly Finding[], rules: Rules): ObjectionVerdict {
  const clause = claimedClause(objection);
  if (isAmbiguityClaim(rules, clause)) return failed(rules, 'no-grouping-shown', 'ambiguity-not-shown');
  const shown = findings.filter(
    f => !(f.code === 'ambiguous' && f.clauses[0] === 'ambiguous') && f.clauses.some(c => covers(rules, clause, c)),
  );
  if (shown.length === 0) return failed(rules, 'not-shown', 'reason-given');
  return { upheld: true, reasons: shown.map(f => toReason(rules, f)) };
}

interface Shown {
  readonly solution: string | null;
  readonly goal: string | null;
}

/** A regrouping shows one side or both: a text, `solution = goal`, or the two by name. */
function shownSides(regroup: Json, equation: Equation, rules: Rules): Shown | null {
  if (typeof regroup === 'object' && regroup !== null && !Array.isArray(regroup)) {
    const { solution, goal } = regroup as { readonly [key: string]: Json };
    const text = (x: Json | undefined): string | null => (typeof x === 'string' ? x : null);
    return text(solution) === null && text(goal) === null ? null : { solution: text(solution), goal: text(goal) };
  }
  if (typeof regroup !== 'string') return null;
  const [left, right] = regroup.split('=');
  if (right !== undefined) return { solution: left!.trim(), goal: right.trim() };
  const asSolution = sameRow(regroup, equation.solution, 'solution', rules);
  return asSolution ? { solution: regroup, goal: null } : { solution: null, goal: regroup };
}

const tokenText = (t: Token): string =>
  t.kind === 'digit'
    ? `${t.turn}${t.cube}:${t.digit}${t.power ?? ''}`
    : t.kind === 'sign'
      ? `${t.cube}:${t.sign}`
      : 'cube' in t
        ? `${t.cube}:${t.kind}`
        : t.kind;

function sameRow(a: string, b: string, where: Where, rules: Rules): boolean {
  const [x, y] = [read(a, where, rules), read(b, where, rules)];
  if (!x.ok || !y.ok) return false;
  return x.expression.symbols.map(tokenText).join() === y.expression.symbols.map(tokenText).join();
}

/** VII-C-5-c: a regrouping that respects what is written and makes the Equation wrong. */
export function ruleRegrouping(regroup: Json, equation: Equation, rules: Rules): ObjectionVerdict {
  const sides = shownSides(regroup, equation, rules);
  if (sides === null) return failed(rules, 'no-grouping-shown.form', 'ambiguous');
  const left = shownReadings(sides.solution, equation.solution, 'solution', rules);
  const right = shownReadings(sides.goal, equation.goal, 'goal', rules);
  if (left === null || right === null) return failed(rules, 'not-a-regrouping', 'regrouping-examples');
  let open = false;
  for (const s of left) {
    for (const g of right) {
      const verdict =
        s.outcome.kind === 'value' && g.outcome.kind === 'value'
          ? meets(s.outcome.value, g.outcome.value, rules)
          : false;
      if (verdict === null) open = true;
      if (verdict !== false) continue;
      const texts = { solution: s.text, goal: g.text };
      return { upheld: true, reasons: [toReason(rules, finding('ambiguous', ['ambiguous'], texts, texts))] };
    }
  }
  if (open) return { upheld: null, reasons: [] };
  return failed(rules, 'still-right', 'regrouping-final');
}

/** The readings of the written text that agree with what was shown; null: none do. */
function shownReadings(shown: string | null, written: string, where: Where, rules: Rules): readonly Reading[] | null {
  const original = read(written, where, rules);
  if (!original.ok) return null;
  if (shown === null) return readingsOf(original.expression, rules, 'as-written');
  const regrouped = read(shown, where, rules);
  if (!regrouped.ok || !sameRow(shown, written, where, rules)) return null;
  const found = withGroups(original.expression, groupSpans(regrouped.expression.items), rules, where);
  const named = new Set(readingsOf(regrouped.expression, rules, 'as-written').map(r => r.text));
  const exact = found.filter(r => named.has(r.text));
  const kept = exact.length > 0 ? exact : found;
  return kept.length === 0 ? null : kept;
}

const withGroups = (written: Expression, groups: readonly Span[], rules: Rules, where: Where): readonly Reading[] =>
  evaluate(applyDefaults(written.items), groups, rules, where);

const groupSpans = (items: readonly Item[]): readonly Span[] =>
  items.flatMap(item => (item.kind === 'group' ? [{ from: item.from, to: item.to }, ...groupSpans(item.items)] : []));
