import {
  type LineReason,
  labelOf,
  type ProofItem,
  type ProofLine,
  type SubProof,
  type WrittenProof,
} from '../language/proof.ts';
import { type GameLevel, isRule, type Rule, rulesOfLevel } from '../language/rules.ts';
import type { Solution } from '../language/solution.ts';
import { isWff, parseWff, saidOf, type Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { type Fault, fault, lineFault } from './faults.ts';
import { applyFault } from './misuse.ts';
import { closeScope, openScope, type Scope } from './scope.ts';

export interface ProofQuestion {
  readonly proof: WrittenProof;
  readonly solution: Solution;
  readonly goal: Wff;
  readonly level: GameLevel;
  readonly readings: Readings;
}

/** One pass over a proof. A faulty line still counts as standing, so that only its own fault is named. */
interface Walk extends ProofQuestion {
  readonly faults: Fault[];
  readonly listed: ReadonlySet<Rule>;
  /** Premises of the Solution that have not been met yet. */
  readonly unplaced: Wff[];
  ruleLines: number;
}

type RuleReason = Extract<LineReason, { kind: 'rules' }>;

const blame = (walk: Walk, found: Fault): void => {
  walk.faults.push(found);
};

/** All faults of a Proof (VII-B-2, VII-C-5 c, e, g), in the order of its lines. Empty = the Proof is correct. */
export function checkProof(question: ProofQuestion): readonly Fault[] {
  const { proof, solution, goal } = question;
  const walk: Walk = {
    ...question,
    faults: [],
    listed: new Set(solution.rules.map(entry => entry.rule)),
    unplaced: [...solution.premises],
    ruleLines: 0,
  };
  const main = openScope(null, []);
  for (const [index, item] of proof.items.entries()) checkItem(walk, main, item, index);
  for (const premise of walk.unplaced) blame(walk, fault('premise-missing', { premise }));
  if (walk.ruleLines === 0) blame(walk, fault('no-rule-line'));
  const last = main.entries.at(-1);
  if (last?.kind !== 'line' || last.wff !== goal) blame(walk, fault('goal-not-reached', { goal }, last?.path ?? null));
  return walk.faults;
}

function checkItem(walk: Walk, scope: Scope, item: ProofItem, index: number): void {
  const label = labelOf(item, index, scope.path.length);
  const path = [...scope.path, label].join('.');
  if (item.kind === 'sub') return checkSubProof(walk, scope, item, label, path);
  const wff = readLine(walk, item, path);
  if (scope.parent === null) checkMainLine(walk, scope, item, wff, path);
  else if (index > 0 || item.reason.kind === 'rules') checkInnerLine(walk, scope, item, wff, path);
  scope.entries.push({ kind: 'line', label, path, wff });
}

function checkSubProof(walk: Walk, scope: Scope, sub: SubProof, label: string, path: string): void {
  if (walk.level === 'elementary' && scope.parent === null) blame(walk, lineFault('sub-proof-barred', path));
  const inner = openScope(scope, [...scope.path, label]);
  const first = sub.items[0];
  const opens = first?.kind === 'line' && first.reason.kind !== 'rules';
  if (!opens) blame(walk, lineFault('no-supposition', path));
  for (const [index, item] of sub.items.entries()) checkItem(walk, inner, item, index);
  if (opens && sub.items.length === 1 && !walk.readings.oneLineSubProofs)
    blame(walk, lineFault('one-line-sub-proof', path));
  const supposition = opens && isWff(first.wff) ? first.wff : null;
  scope.entries.push(closeScope(inner, label, path, supposition));
}

function readLine(walk: Walk, line: ProofLine, path: string): Wff | null {
  const reading = parseWff(line.wff);
  if (reading.ok) return reading.wff;
  const pieces = line.wff.split(/[\s,;]+/).filter(piece => piece !== '');
  if (pieces.length > 1 && pieces.every(isWff)) blame(walk, lineFault('two-wffs', path, { n: pieces.length }));
  else blame(walk, lineFault('line-not-wff', path, undefined, saidOf(reading.fault)));
  return null;
}

function checkMainLine(walk: Walk, scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
  if (line.reason.kind === 'rules') return checkRuleLine(walk, scope, line.reason, line, wff, path);
  if (wff === null) return;
  const place = walk.unplaced.indexOf(wff);
  if (place >= 0) {
    walk.unplaced.splice(place, 1);
    if (walk.ruleLines > 0 || scope.entries.some(entry => entry.kind === 'sub'))
      blame(walk, lineFault('premise-late', path, { wff }));
    return;
  }
  if (line.reason.kind === 'none') blame(walk, lineFault('line-without-rule.main', path));
  else if (walk.ruleLines > 0 && walk.level === 'regular') blame(walk, lineFault('not-indented', path, { wff }));
  else blame(walk, lineFault('premise-extra', path, { wff }));
}

function checkInnerLine(walk: Walk, scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
  switch (line.reason.kind) {
    case 'rules':
      return checkRuleLine(walk, scope, line.reason, line, wff, path);
    case 'supposition':
      return blame(walk, lineFault('two-suppositions', path));
    case 'none':
      return blame(walk, lineFault('line-without-rule.inner', path));
  }
}

function checkRuleLine(
  walk: Walk,
  scope: Scope,
  reason: RuleReason,
  line: ProofLine,
  wff: Wff | null,
  path: string,
): void {
  walk.ruleLines++;
  const rule = oneRule(walk, scope, reason, path);
  if (rule === null) return;
  mayUse(walk, rule, path);
  if (rule !== 'R' && reason.r > 0) mayUse(walk, 'R', path);
  if (wff === null) return;
  const wrong = applyFault(scope, { rule, r: reason.r, cites: line.cites, conclusion: wff, path }, walk.readings);
  if (wrong !== null) walk.faults.push(wrong);
}

/** VII-B-2-g: one rule, with R marks beside it only inside a sub-proof. Null when no single rule can be made out. */
function oneRule(walk: Walk, scope: Scope, reason: RuleReason, path: string): Rule | null {
  const strange = reason.names.filter(name => !isRule(name));
  for (const name of strange) blame(walk, lineFault('rule-name.line', path, { name }));
  if (reason.names.length > 1) blame(walk, lineFault('two-rules', path, { names: reason.names }));
  if (strange.length > 0 || reason.names.length > 1) return null;
  if (reason.names.length === 0 && reason.r === 0) {
    blame(walk, lineFault('r-count.levels', path));
    return null;
  }
  const rule = (reason.names[0] ?? 'R') as Rule;
  if (reason.r === 0 || scope.parent !== null) return rule;
  mayUse(walk, 'R', path);
  blame(walk, lineFault('r-outside', path));
  return null;
}

function mayUse(walk: Walk, rule: Rule, path: string): void {
  if (!rulesOfLevel(walk.level).includes(rule)) blame(walk, lineFault('rule-not-in-game.line', path, { rule }));
  else if (!walk.listed.has(rule)) blame(walk, lineFault('rule-not-listed', path, { rule }));
}
