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
import { isWff, parseWff, type Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { type Fault, type FaultCode, fault } from './faults.ts';
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

const blame = (walk: Walk, code: FaultCode, message: string, line: string | null = null): void => {
  walk.faults.push(fault(code, message, line));
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
  for (const premise of walk.unplaced)
    blame(walk, 'premise-missing', `The premise ${premise} of the Solution is not among the first lines of the proof.`);
  if (walk.ruleLines === 0)
    blame(walk, 'no-rule-line', 'The proof uses no rule; at least one is needed beside the premises.');
  const last = main.entries.at(-1);
  if (last?.kind !== 'line' || last.wff !== goal)
    blame(walk, 'goal-not-reached', `The last line of the proof must be the Goal, ${goal}.`, last?.path ?? null);
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
  if (walk.level === 'elementary' && scope.parent === null)
    blame(walk, 'sub-proof-barred', `${path} is a sub-proof; the Elementary and Middle games have none.`, path);
  const inner = openScope(scope, [...scope.path, label]);
  const first = sub.items[0];
  const opens = first?.kind === 'line' && first.reason.kind !== 'rules';
  if (!opens) blame(walk, 'no-supposition', `Sub-proof ${path} does not begin with its supposition.`, path);
  for (const [index, item] of sub.items.entries()) checkItem(walk, inner, item, index);
  if (opens && sub.items.length === 1 && !walk.readings.oneLineSubProofs)
    blame(walk, 'one-line-sub-proof', `Sub-proof ${path} holds nothing but its supposition.`, path);
  const supposition = opens && isWff(first.wff) ? first.wff : null;
  scope.entries.push(closeScope(inner, label, path, supposition));
}

function readLine(walk: Walk, line: ProofLine, path: string): Wff | null {
  const reading = parseWff(line.wff);
  if (reading.ok) return reading.wff;
  const pieces = line.wff.split(/[\s,;]+/).filter(piece => piece !== '');
  if (pieces.length > 1 && pieces.every(isWff))
    blame(walk, 'two-wffs', `Line ${path} holds ${pieces.length} WFFs; write each on a line of its own.`, path);
  else blame(walk, 'line-not-wff', `Line ${path} is not a WFF. ${reading.fault.message}`, path);
  return null;
}

function checkMainLine(walk: Walk, scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
  if (line.reason.kind === 'rules') return checkRuleLine(walk, scope, line.reason, line, wff, path);
  if (wff === null) return;
  const place = walk.unplaced.indexOf(wff);
  if (place >= 0) {
    walk.unplaced.splice(place, 1);
    if (walk.ruleLines > 0 || scope.entries.some(entry => entry.kind === 'sub'))
      blame(walk, 'premise-late', `Premise ${wff} on line ${path} must stand above every other line.`, path);
    return;
  }
  if (line.reason.kind === 'none')
    blame(walk, 'line-without-rule', `Line ${path} is no premise of the Solution and names no rule.`, path);
  else if (walk.ruleLines > 0 && walk.level === 'regular')
    blame(walk, 'not-indented', `Line ${path} supposes ${wff} but is not indented as a sub-proof.`, path);
  else blame(walk, 'premise-extra', `Line ${path} supposes ${wff}, which is no premise of the Solution.`, path);
}

function checkInnerLine(walk: Walk, scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
  switch (line.reason.kind) {
    case 'rules':
      return checkRuleLine(walk, scope, line.reason, line, wff, path);
    case 'supposition':
      return blame(
        walk,
        'two-suppositions',
        `Line ${path} is a second supposition; a sub-proof has exactly one.`,
        path,
      );
    case 'none':
      return blame(walk, 'line-without-rule', `Line ${path} names no rule.`, path);
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
  for (const name of strange) blame(walk, 'rule-name', `Line ${path} names ${name}, which is no rule.`, path);
  if (reason.names.length > 1)
    blame(
      walk,
      'two-rules',
      `Line ${path} names ${reason.names.join(' and ')}; only R may stand beside one other rule.`,
      path,
    );
  if (strange.length > 0 || reason.names.length > 1) return null;
  if (reason.names.length === 0 && reason.r === 0) {
    blame(walk, 'r-count', `Line ${path} names R without saying through how many levels: write R once for each.`, path);
    return null;
  }
  const rule = (reason.names[0] ?? 'R') as Rule;
  if (reason.r === 0 || scope.parent !== null) return rule;
  mayUse(walk, 'R', path);
  blame(walk, 'r-outside', `Line ${path} uses R in the main proof; R only brings a line into a sub-proof.`, path);
  return null;
}

function mayUse(walk: Walk, rule: Rule, path: string): void {
  if (!rulesOfLevel(walk.level).includes(rule))
    blame(
      walk,
      'rule-not-in-game',
      `Line ${path} uses ${rule}, which is not a rule of the Elementary and Middle games.`,
      path,
    );
  else if (!walk.listed.has(rule))
    blame(walk, 'rule-not-listed', `Line ${path} uses ${rule}, which the Solution does not list.`, path);
}
