import { needed } from '@forceout/rulebook';
import type { Scope } from '../check/scope.ts';
import type { ProofItem, SubProof } from '../language/proof.ts';
import type { Rule } from '../language/rules.ts';
import { negation, partsOf, type Wff } from '../language/wff.ts';
import { prove } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { readyAt } from './additions.ts';
import { type Attempt, readingsOf, seenFrom, subProofsOf, suppositionOf } from './standing.ts';
import { lacksOutside, purposeOf, stay } from './stay.ts';

/** What the level that is being written should come to: the items of one whole proof, level by level. */
export interface Plan {
  readonly items: readonly ProofItem[];
  /** What the level must hold in the end, and the rule that will use it; null in the main proof. */
  readonly aim: Aim | null;
}

/** What a sub-proof is for: the lines it must come to hold, and the rule that will use it. */
export interface Aim {
  readonly targets: readonly Wff[];
  readonly rule: Rule;
}

/** The plan of the level: in the main proof a proof from all that stands or is ready, inside the part of it that is open here. */
export function planAt(attempt: Attempt, scope: Scope): Plan | null {
  if (scope.parent === null) {
    const premises = [...seenFrom(scope, false), ...readyAt(attempt, scope)].map(line => line.wff);
    const proof = prove({ premises, goal: attempt.goal, rules: ruleSet(attempt.rules) }, readingsOf(attempt));
    return proof === null ? null : { items: proof.items, aim: null };
  }
  const outside = planAt(attempt, scope.parent);
  if (outside === null) return null;
  const supposed = suppositionOf(scope);
  for (const item of outside.items) {
    if (item.kind !== 'sub' || suppositionIn(item) !== supposed || isDone(scope.parent, item, outside.items)) continue;
    const aim = aimOf(item, outside.items);
    if (aim === null) continue;
    return lacksOutside(scope, item.items) ? stay(attempt, scope, aim) : { items: item.items, aim };
  }
  const aim = purposeOf(attempt, scope, wantedOf(attempt, scope.parent, outside));
  return aim === null ? null : stay(attempt, scope, aim);
}

/** The lines that a level is still to come to. */
function wantedOf({ goal }: Attempt, scope: Scope, { items, aim }: Plan): readonly Wff[] {
  const here = new Set(seenFrom(scope, false).map(line => line.wff));
  const written = items.flatMap(item =>
    item.kind === 'line' && item.reason.kind === 'rules' ? [item.wff as Wff] : [],
  );
  return [...(aim?.targets ?? []), ...written].filter(wff => !here.has(wff)).concat(aim === null ? [goal] : []);
}

/** All that the lines which cite the sub-proof need of it. */
export function aimOf(sub: SubProof, items: readonly ProofItem[]): Aim | null {
  const targets: Wff[] = [];
  let rule: Rule | null = null;
  for (const user of items) {
    if (
      user.kind !== 'line' ||
      user.reason.kind !== 'rules' ||
      !(user.cites ?? []).includes(needed(sub.label, 'The label of a sub-proof'))
    )
      continue;
    const by = user.reason.names[0] as Rule;
    rule ??= by;
    targets.push(...neededBy(by, user.wff as Wff, sub));
  }
  return rule === null ? null : { targets: [...new Set(targets)], rule };
}

function neededBy(rule: Rule, conclusion: Wff, sub: SubProof): readonly Wff[] {
  const parts = partsOf(conclusion);
  if (rule === 'Ci' && parts.op === 'C') return [parts.right];
  if (rule === 'Ao') return [conclusion];
  const lines = new Set(sub.items.flatMap(item => (item.kind === 'line' ? [item.wff as Wff] : [])));
  const pair = [...lines].find(wff => lines.has(negation(wff)));
  return pair === undefined ? [] : [pair, negation(pair)];
}

export const suppositionIn = (sub: SubProof): Wff | null => {
  const first = sub.items[0];
  return first?.kind === 'line' ? (first.wff as Wff) : null;
};

/** Is there a closed sub-proof on the level that already does what this part of the plan is for? */
export function isDone(scope: Scope, sub: SubProof, items: readonly ProofItem[]): boolean {
  const aim = aimOf(sub, items);
  const supposed = suppositionIn(sub);
  return (
    aim !== null &&
    subProofsOf(scope).some(
      closed => closed.supposition === supposed && aim.targets.every(wff => closed.holds.has(wff)),
    )
  );
}

/** The first item of the plan that is not written yet. */
export function nextItem(scope: Scope, { items }: Plan): ProofItem | null {
  const here = new Set(seenFrom(scope, false).map(line => line.wff));
  const open = items.find(item =>
    item.kind === 'line' ? !here.has(item.wff as Wff) : !isDone(scope, item, items) && isUsed(item, items, here),
  );
  // A goal that is also a premise stands already, but not yet by a rule.
  const last = items.at(-1);
  return open ?? (scope.parent === null && last?.kind === 'line' ? last : null);
}

/** A sub-proof whose conclusion stands already is of no more use. */
function isUsed(sub: SubProof, items: readonly ProofItem[], here: ReadonlySet<Wff>): boolean {
  const last = items.at(-1);
  return items.some(
    item =>
      item.kind === 'line' &&
      (item.cites ?? []).includes(needed(sub.label, 'The label of a sub-proof')) &&
      (item === last || !here.has(item.wff as Wff)),
  );
}
