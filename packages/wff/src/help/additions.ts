import type { Scope } from '../check/scope.ts';
import { partsAround } from '../language/parts-around.ts';
import type { Rule } from '../language/rules.ts';
import { join, negation, partsOf, type Wff } from '../language/wff.ts';
import { type Attempt, type Seen, seenFrom, standing, subProofsOf } from './standing.ts';

/** A line that could be written next. */
export interface Addition {
  readonly wff: Wff;
  readonly rule: Rule;
  /** R marks beside the rule. */
  readonly r: number;
  readonly cites: readonly string[];
}

/**
 * The lines that the rules allow next. Eliminations and R are listed in full; introductions could go on for ever, so of
 * them only WFFs that are parts of what is written or wanted.
 */
export const additions = (attempt: Attempt): readonly Addition[] => additionsAt(attempt, standing(attempt));

export function additionsAt({ rules, goal }: Attempt, scope: Scope): readonly Addition[] {
  const here = seenFrom(scope, false);
  const outside = rules.includes('R') ? seenFrom(scope, true).filter(line => line.r > 0) : [];
  const found: Addition[] = [];
  const offer = (wff: Wff, rule: Rule, cites: readonly string[], r = 0): void => {
    const known = here.some(line => line.wff === wff) || found.some(other => other.wff === wff && other.rule === rule);
    if (rules.includes(rule) && (!known || rule === 'Rp')) found.push({ wff, rule, r, cites });
  };
  const lineOf = (wff: Wff): Seen | undefined => here.find(line => line.wff === wff);
  for (const line of here) eliminate(line, lineOf, offer);
  for (const line of here) offer(line.wff, 'Rp', [line.label]);
  for (const line of outside) offer(line.wff, 'R', [line.label], line.r);
  const wanted = partsAround([goal, ...here.map(line => line.wff), ...outside.map(line => line.wff)]);
  for (const wff of wanted) introduce(wff, lineOf, offer);
  const subs = subProofsOf(scope);
  for (const sub of subs) {
    if (sub.supposition === null) continue;
    for (const wff of wanted) {
      const parts = partsOf(wff);
      if (parts.op === 'C' && parts.left === sub.supposition && sub.holds.has(parts.right))
        offer(wff, 'Ci', [sub.label]);
    }
    if (!sub.contradictory) continue;
    offer(negation(sub.supposition), 'Ni', [sub.label]);
    const supposed = partsOf(sub.supposition);
    if (supposed.op === 'N') offer(supposed.of, 'No', [sub.label]);
  }
  for (const line of here) {
    const parts = partsOf(line.wff);
    if (parts.op !== 'A') continue;
    for (const left of subs.filter(sub => sub.supposition === parts.left))
      for (const right of subs.filter(sub => sub.supposition === parts.right))
        for (const wff of left.holds) if (right.holds.has(wff)) offer(wff, 'Ao', [line.label, left.label, right.label]);
  }
  return found;
}

const FROM_SUB_PROOFS: readonly Rule[] = ['Ci', 'Ni', 'No', 'Ao'];

/** Lines that closed sub-proofs of this level give at once. */
export function readyAt(attempt: Attempt, scope: Scope): readonly Addition[] {
  const here = seenFrom(scope, false);
  return additionsAt(attempt, scope).filter(
    ({ rule, wff }) => FROM_SUB_PROOFS.includes(rule) && !here.some(line => line.wff === wff),
  );
}

type Offer = (wff: Wff, rule: Rule, cites: readonly string[]) => void;
type Find = (wff: Wff) => Seen | undefined;

function eliminate({ wff, label }: Seen, lineOf: Find, offer: Offer): void {
  const parts = partsOf(wff);
  if (parts.op === 'K') for (const side of [parts.left, parts.right]) offer(side, 'Ko', [label]);
  if (parts.op === 'E') {
    offer(join('C', parts.left, parts.right), 'Eo', [label]);
    offer(join('C', parts.right, parts.left), 'Eo', [label]);
  }
  if (parts.op !== 'C') return;
  const minor = lineOf(parts.left);
  if (minor !== undefined) offer(parts.right, 'Co', [label, minor.label]);
}

function introduce(wff: Wff, lineOf: Find, offer: Offer): void {
  const parts = partsOf(wff);
  if (parts.op === 'var' || parts.op === 'N') return;
  const left = lineOf(parts.left);
  const right = lineOf(parts.right);
  if (parts.op === 'K' && left && right) offer(wff, 'Ki', [left.label, right.label]);
  const side = left ?? right;
  if (parts.op === 'A' && side) offer(wff, 'Ai', [side.label]);
  const forth = parts.op === 'E' ? lineOf(join('C', parts.left, parts.right)) : undefined;
  const back = parts.op === 'E' ? lineOf(join('C', parts.right, parts.left)) : undefined;
  if (forth && back) offer(wff, 'Ei', [forth.label, back.label]);
}
