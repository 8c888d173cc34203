import type { Scope } from '../check/scope.ts';
import { partsAround } from '../language/parts-around.ts';
import type { ProofItem, ProofLine } from '../language/proof.ts';
import { negation, partsOf, type Wff } from '../language/wff.ts';
import { provable, prove, type Sequent } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { readyAt } from './additions.ts';
import type { Aim, Plan } from './plan.ts';
import { type Attempt, readingsOf, seenFrom, suppositionOf } from './standing.ts';

/** Does the plan bring in a line that nobody has written outside? */
export function lacksOutside(scope: Scope, items: readonly ProofItem[]): boolean {
  const seen = new Set(seenFrom(scope, true).map(line => line.wff));
  return items.some(item => isReiterated(item) && !seen.has(item.wff as Wff));
}

const isReiterated = (item: ProofItem): item is ProofLine =>
  item.kind === 'line' && item.reason.kind === 'rules' && item.reason.names.length === 0;

/** A plan that reaches the aim without leaving the open sub-proof: from its own lines and those that R may bring in. */
export function stay(attempt: Attempt, scope: Scope, aim: Aim): Plan | null {
  const own = ownLines(attempt, scope);
  const brought = broughtIn(attempt, scope);
  const target = aim.targets.find(wff => !seenFrom(scope, false).some(line => line.wff === wff));
  if (target === undefined) return { items: [], aim };
  if (brought.includes(target)) return { items: [given(target)], aim };
  const ask = (premises: readonly Wff[]): Sequent => ({ premises, goal: target, rules: ruleSet(attempt.rules) });
  const readings = readingsOf(attempt);
  const needed = brought.reduceRight<readonly Wff[]>((kept, wff) => {
    const less = kept.filter(other => other !== wff);
    return provable(ask([...own, ...less]), readings) ? less : kept;
  }, brought);
  const proof = prove(ask([...needed, ...own]), readings);
  return proof === null ? null : { items: proof.items, aim };
}

const given = (wff: Wff): ProofLine => ({
  kind: 'line',
  label: null,
  wff,
  reason: { kind: 'supposition' },
  cites: null,
});

const ownLines = (attempt: Attempt, scope: Scope): readonly Wff[] =>
  [...seenFrom(scope, false), ...readyAt(attempt, scope)].map(line => line.wff);

const broughtIn = ({ rules }: Attempt, scope: Scope): readonly Wff[] =>
  rules.includes('R') ? seenFrom(scope, true).flatMap(line => (line.r > 0 ? [line.wff] : [])) : [];

/** What an open sub-proof that the plan outside does not have could still be good for: one of the lines wanted there. */
export function purposeOf(attempt: Attempt, scope: Scope, wanted: readonly Wff[]): Aim | null {
  const supposed = suppositionOf(scope);
  if (supposed === null) return null;
  const { rules } = attempt;
  const lines = [...ownLines(attempt, scope), ...broughtIn(attempt, scope)];
  const follows = (goal: Wff): boolean =>
    lines.includes(goal) || provable({ premises: lines, goal, rules: ruleSet(rules) }, readingsOf(attempt));
  for (const wff of wanted) {
    const parts = partsOf(wff);
    if (rules.includes('Ci') && parts.op === 'C' && parts.left === supposed && follows(parts.right))
      return { targets: [parts.right], rule: 'Ci' };
    const byNi = rules.includes('Ni') && wff === negation(supposed);
    if (!byNi && !(rules.includes('No') && supposed === negation(wff))) continue;
    for (const part of partsAround(lines))
      if (follows(part) && follows(negation(part)))
        return { targets: [part, negation(part)], rule: byNi ? 'Ni' : 'No' };
  }
  return null;
}
