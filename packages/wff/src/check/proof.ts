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
import { levels, marks, resolve, whyUnresolved } from './citations.ts';
import { wouldNeed } from './explain.ts';
import { type Fault, type FaultCode, fault } from './faults.ts';
import { justified } from './justify.ts';
import { closeScope, depthOf, openScope, type Scope } from './scope.ts';

export interface ProofQuestion {
  readonly proof: WrittenProof;
  readonly solution: Solution;
  readonly goal: Wff;
  readonly level: GameLevel;
  readonly readings: Readings;
}

/** All faults of a Proof (VII-B-2, VII-C-5 c, e, g), in the order of its lines. Empty = the Proof is correct. */
export function checkProof(question: ProofQuestion): readonly Fault[] {
  const walk = new Walk(question);
  walk.main();
  return walk.faults;
}

/** One pass over a proof. A faulty line still counts as standing, so that only its own fault is named. */
class Walk {
  readonly faults: Fault[] = [];
  private readonly allowed: readonly Rule[];
  private readonly listed: ReadonlySet<Rule>;
  private readonly unplaced: Wff[];
  private ruleLines = 0;
  private readonly question: ProofQuestion;

  constructor(question: ProofQuestion) {
    this.question = question;
    this.allowed = rulesOfLevel(question.level);
    this.listed = new Set(question.solution.rules.map(entry => entry.rule));
    this.unplaced = [...question.solution.premises];
  }

  private blame(code: FaultCode, message: string, line: string | null = null): void {
    this.faults.push(fault(code, message, line));
  }

  main(): void {
    const { proof, goal } = this.question;
    const scope = openScope(null, []);
    for (const [index, item] of proof.items.entries()) this.item(scope, item, index);
    for (const premise of this.unplaced)
      this.blame(
        'premise-missing',
        `The premise ${premise} of the Solution is not among the first lines of the proof.`,
      );
    if (this.ruleLines === 0)
      this.blame('no-rule-line', 'The proof uses no rule; at least one is needed beside the premises.');
    const last = scope.entries.at(-1);
    if (last?.kind !== 'line' || last.wff !== goal)
      this.blame('goal-not-reached', `The last line of the proof must be the Goal, ${goal}.`, last?.path ?? null);
  }

  private item(scope: Scope, item: ProofItem, index: number): void {
    const label = labelOf(item, index, scope.path.length);
    const path = [...scope.path, label].join('.');
    if (item.kind === 'sub') this.subProof(scope, item, label, path);
    else this.line(scope, item, index, label, path);
  }

  private subProof(scope: Scope, sub: SubProof, label: string, path: string): void {
    if (this.question.level === 'elementary' && scope.parent === null)
      this.blame('sub-proof-barred', `${path} is a sub-proof; the Elementary and Middle games have none.`, path);
    const inner = openScope(scope, [...scope.path, label]);
    const first = sub.items[0];
    const opens = first?.kind === 'line' && (first.reason.kind === 'supposition' || first.reason.kind === 'none');
    if (!opens) this.blame('no-supposition', `Sub-proof ${path} does not begin with its supposition.`, path);
    for (const [index, item] of sub.items.entries()) this.item(inner, item, index);
    if (opens && sub.items.length === 1 && !this.question.readings.oneLineSubProofs)
      this.blame('one-line-sub-proof', `Sub-proof ${path} holds nothing but its supposition.`, path);
    const supposition = opens && isWff(first.wff) ? first.wff : null;
    scope.entries.push(closeScope(inner, label, path, supposition));
  }

  private line(scope: Scope, line: ProofLine, index: number, label: string, path: string): void {
    const wff = this.readLine(line, path);
    if (scope.parent === null) this.mainLine(scope, line, wff, path);
    else if (index > 0 || line.reason.kind === 'rules') this.innerLine(scope, line, wff, path);
    scope.entries.push({ kind: 'line', label, path, wff });
  }

  private readLine(line: ProofLine, path: string): Wff | null {
    const reading = parseWff(line.wff);
    if (reading.ok) return reading.wff;
    const pieces = line.wff.split(/[\s,;]+/).filter(piece => piece !== '');
    if (pieces.length > 1 && pieces.every(isWff))
      this.blame('two-wffs', `Line ${path} holds ${pieces.length} WFFs; write each on a line of its own.`, path);
    else this.blame('line-not-wff', `Line ${path} is not a WFF. ${reading.fault.message}`, path);
    return null;
  }

  private mainLine(scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
    if (line.reason.kind === 'rules') return this.ruleLine(scope, line.reason, line, wff, path);
    const place = wff === null ? -1 : this.unplaced.indexOf(wff);
    if (place >= 0) {
      this.unplaced.splice(place, 1);
      if (this.ruleLines > 0 || scope.entries.some(entry => entry.kind === 'sub'))
        this.blame('premise-late', `Premise ${wff} on line ${path} must stand above every other line.`, path);
      return;
    }
    if (wff === null) return;
    if (line.reason.kind === 'none')
      this.blame('line-without-rule', `Line ${path} is no premise of the Solution and names no rule.`, path);
    else if (this.ruleLines > 0 && this.question.level === 'regular')
      this.blame('not-indented', `Line ${path} supposes ${wff} but is not indented as a sub-proof.`, path);
    else
      this.blame(
        'premise-extra',
        `Line ${path} supposes ${wff}, which is not among the premises of the Solution.`,
        path,
      );
  }

  private innerLine(scope: Scope, line: ProofLine, wff: Wff | null, path: string): void {
    switch (line.reason.kind) {
      case 'rules':
        return this.ruleLine(scope, line.reason, line, wff, path);
      case 'supposition':
        return this.blame(
          'two-suppositions',
          `Line ${path} is a second supposition; a sub-proof has exactly one.`,
          path,
        );
      case 'none':
        return this.blame('line-without-rule', `Line ${path} names no rule.`, path);
    }
  }

  private ruleLine(
    scope: Scope,
    reason: Extract<LineReason, { kind: 'rules' }>,
    line: ProofLine,
    wff: Wff | null,
    path: string,
  ): void {
    this.ruleLines++;
    const rule = this.oneRule(scope, reason, path);
    if (rule === null) return;
    this.mayUse(rule, path);
    if (rule !== 'R' && reason.r > 0) this.mayUse('R', path);
    if (wff !== null) this.apply(scope, rule, reason.r, line.cites, wff, path);
  }

  /** VII-B-2-g: one rule, with R marks beside it only inside a sub-proof. Null when no single rule can be made out. */
  private oneRule(scope: Scope, reason: Extract<LineReason, { kind: 'rules' }>, path: string): Rule | null {
    const strange = reason.names.filter(name => !isRule(name));
    for (const name of strange) this.blame('rule-name', `Line ${path} names ${name}, which is no rule.`, path);
    if (reason.names.length > 1)
      this.blame(
        'two-rules',
        `Line ${path} names ${reason.names.join(' and ')}; only R may stand beside one other rule.`,
        path,
      );
    if (strange.length > 0 || reason.names.length > 1) return null;
    if (reason.names.length === 0 && reason.r === 0) {
      this.blame(
        'r-count',
        `Line ${path} names R without saying through how many levels: write R once for each.`,
        path,
      );
      return null;
    }
    const rule = (reason.names[0] ?? 'R') as Rule;
    if (reason.r > 0 && scope.parent === null) {
      this.mayUse('R', path);
      this.blame('r-outside', `Line ${path} uses R in the main proof; R only brings a line into a sub-proof.`, path);
      return null;
    }
    return rule;
  }

  private mayUse(rule: Rule, path: string): void {
    if (!this.allowed.includes(rule))
      this.blame(
        'rule-not-in-game',
        `Line ${path} uses ${rule}, which is not a rule of the Elementary and Middle games.`,
        path,
      );
    else if (!this.listed.has(rule))
      this.blame('rule-not-listed', `Line ${path} uses ${rule}, which the Solution does not list.`, path);
  }

  private apply(scope: Scope, rule: Rule, r: number, cites: readonly string[] | null, wff: Wff, path: string): void {
    const { readings } = this.question;
    const cited = cites?.map(cite => resolve(scope, cite, r)) ?? null;
    if (justified(scope, { rule, conclusion: wff, r, cited }, readings)) return;
    for (const cite of cites ?? []) {
      const why = whyUnresolved(scope, cite, r, path);
      if (why !== null) return this.blame(/stands/.test(why) ? 'r-count' : 'citation-wrong', upper(why), path);
    }
    if (cites !== null && justified(scope, { rule, conclusion: wff, r, cited: null }, readings))
      return this.blame('citation-wrong', `Line ${path} follows by ${rule}, but not from the lines it cites.`, path);
    for (let k = 0; k <= depthOf(scope); k++)
      if (k !== r && justified(scope, { rule, conclusion: wff, r: k, cited: null }, readings))
        return this.blame('r-count', rCount(rule, r, k, path), path);
    const wrong = cites === null ? '' : ` from ${cites.join(', ')}`;
    this.blame(
      'rule-misused',
      `Line ${path}: ${wff} does not follow by ${rule}${wrong}. ${wouldNeed(rule, wff)}`,
      path,
    );
  }
}

const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function rCount(rule: Rule, r: number, k: number, path: string): string {
  if (rule === 'R' && k === 0) return `Line ${path} uses R, but nothing is fetched from outside.`;
  if (k === 0) return `Line ${path} writes R, but what ${rule} needs stands on its own level: leave R out.`;
  const name = rule === 'R' ? '' : `, ${rule}`;
  return `Line ${path} writes ${r === 0 ? 'no R' : marks(r)}, but the line it needs stands ${levels(k)} out: write ${marks(k)}${name}.`;
}
