import type { Fault } from '../check/faults.ts';
import { checkProof } from '../check/proof.ts';
import type { Scope } from '../check/scope.ts';
import type { ProofLine, SubProof, WrittenProof } from '../language/proof.ts';
import type { Rule } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import { prove } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { type Addition, readyAt } from './additions.ts';
import { aimOf, nextItem, type Plan, planAt, suppositionIn } from './plan.ts';
import { type Attempt, readingsOf, seenFrom, standing, subProofsOf } from './standing.ts';

/** How much a learner wants to be told: only the rule to think of, the next line, or the whole proof. */
export type Detail = 'rule' | 'line' | 'proof';

export type Hint =
  | { readonly kind: 'done' | 'impossible' | 'close' }
  | { readonly kind: 'premise'; readonly wff: Wff }
  /** A line above is wrong; it comes first. */
  | { readonly kind: 'fault'; readonly fault: Fault }
  | {
      readonly kind: 'line';
      readonly rule: Rule;
      readonly wff: Wff | null;
      readonly cites: readonly string[];
      readonly r: number;
    }
  | { readonly kind: 'suppose'; readonly rule: Rule | null; readonly wff: Wff | null }
  | { readonly kind: 'proof'; readonly proof: WrittenProof };

/** Faults that a proof has only because it is not finished. */
const UNFINISHED: ReadonlySet<string> = new Set([
  'goal-not-reached',
  'no-rule-line',
  'premise-missing',
  'one-line-sub-proof',
]);

/** The next step of a proof that is being written. Nothing beyond it is given away unless `detail` is `proof`. */
export function hint(attempt: Attempt, detail: Detail): Hint {
  const { proof, goal, premises, rules } = attempt;
  const readings = readingsOf(attempt);
  const solution = { premises, rules: rules.map(rule => ({ rule, wild: false })) };
  const faults = checkProof({ proof, solution, goal, level: 'regular', readings });
  const wrong = faults.find(found => !UNFINISHED.has(found.code));
  if (wrong !== undefined) return { kind: 'fault', fault: wrong };
  if (faults.length === 0 && attempt.openDepth === 0) return { kind: 'done' };
  const whole = prove({ premises, goal, rules: ruleSet(rules) }, readings);
  if (whole === null) return { kind: 'impossible' };
  if (detail === 'proof') return { kind: 'proof', proof: whole };
  const unwritten = missingPremise(attempt);
  if (unwritten !== null) return { kind: 'premise', wff: unwritten };
  return nextStep(attempt, standing(attempt), detail);
}

function missingPremise({ proof, premises }: Attempt): Wff | null {
  const written = proof.items.flatMap(item => (item.kind === 'line' && item.reason.kind !== 'rules' ? [item.wff] : []));
  const left = [...premises];
  for (const wff of written) {
    const at = left.indexOf(wff as Wff);
    if (at >= 0) left.splice(at, 1);
  }
  return left[0] ?? null;
}

function nextStep(attempt: Attempt, scope: Scope, detail: Detail): Hint {
  const plan = planAt(attempt, scope);
  if (plan === null) return { kind: 'close' };
  const here = seenFrom(scope, false).map(line => line.wff);
  if (plan.aim?.targets.every(target => here.includes(target))) return { kind: 'close' };
  const next = nextItem(scope, plan);
  if (next === null) return { kind: 'close' };
  return next.kind === 'sub' ? supposeHint(next, plan, detail) : lineHint(attempt, scope, next, plan, detail);
}

function lineHint(attempt: Attempt, scope: Scope, line: ProofLine, plan: Plan, detail: Detail): Hint {
  const rule = (line.reason.kind === 'rules' ? (line.reason.names[0] ?? 'R') : 'R') as Rule;
  const wff = line.wff as Wff;
  const ready = readyAt(attempt, scope);
  const cited = (line.cites ?? []).map(label => plan.items.find(item => item.label === label));
  const first = [line, ...cited].flatMap(item =>
    item?.kind === 'line' ? ready.filter(addition => addition.wff === item.wff) : [],
  )[0];
  if (first !== undefined) return hintFor(first, detail);
  if (rule === 'R') {
    const source = seenFrom(scope, true).find(seen => seen.wff === wff && seen.r > 0);
    if (source === undefined) return { kind: 'close' };
    return hintFor({ wff, rule, cites: [source.label], r: source.r }, detail);
  }
  const lines = seenFrom(scope, false);
  const subs = subProofsOf(scope);
  const cites = cited.flatMap(item => {
    if (item === undefined) return [];
    if (item.kind === 'line') return lines.filter(seen => seen.wff === item.wff).map(seen => seen.label);
    return subs.filter(sub => sub.supposition === suppositionIn(item)).map(sub => sub.label);
  });
  return hintFor({ wff, rule, cites, r: 0 }, detail);
}

function hintFor({ wff, rule, cites, r }: Addition, detail: Detail): Hint {
  if (detail === 'rule') return { kind: 'line', rule, wff: null, cites: [], r: 0 };
  return { kind: 'line', rule, wff, cites, r };
}

function supposeHint(sub: SubProof, plan: Plan, detail: Detail): Hint {
  const rule = aimOf(sub, plan.items)?.rule ?? null;
  return { kind: 'suppose', rule, wff: detail === 'rule' ? null : suppositionIn(sub) };
}
