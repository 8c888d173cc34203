import type { Rule } from '../language/rules.ts';
import { partsOf, type Wff } from '../language/wff.ts';
import { intern, newFormulas } from '../prove/formulas.ts';
import { provable } from '../prove/prove.ts';
import { BIT, has, type RuleSet } from '../prove/rule-set.ts';
import type { Problem } from './candidate.ts';
import { A, C, E, K, type Letters, N, none, P, tally, VARIABLES, within } from './pool.ts';
import type { RuleList } from './rule-lists.ts';
import { supportsOf } from './support.ts';

/** Why a list of rules cannot belong to any Solution from which nothing can be taken away. */
export type Limit = 'no-variable' | 'idle-rule' | 'variable-missing' | 'goal-unsupported' | 'stray-letter';

/** The letters of the goal by the side they stand on: what must be shown, and what may be supposed. */
interface Sides {
  readonly shown: ReadonlySet<string>;
  readonly supposed: ReadonlySet<string>;
}

function sidesOf(goal: Wff): Sides {
  const shown = new Set<string>();
  const supposed = new Set<string>();
  const walk = (part: Wff, show: boolean): void => {
    const parts = partsOf(part);
    (show ? shown : supposed).add(parts.op);
    if (parts.op === 'N') walk(parts.of, !show);
    else if (parts.op === 'K' || parts.op === 'A') {
      walk(parts.left, show);
      walk(parts.right, show);
    } else if (parts.op !== 'var') {
      walk(parts.left, !show);
      walk(parts.right, show);
      if (parts.op !== 'E') return;
      (show ? shown : supposed).add('C');
      walk(parts.left, show);
      walk(parts.right, !show);
    }
  };
  walk(goal, true);
  return { shown, supposed };
}

export interface Survey {
  readonly problem: Problem;
  readonly sides: Sides;
  readonly goalLetters: Letters;
  readonly goalTable: number;
  readonly supports: Map<RuleSet, readonly Letters[]>;
}

export function newSurvey(problem: Problem): Survey {
  const formulas = newFormulas();
  return {
    problem,
    sides: sidesOf(problem.goal),
    goalLetters: tally(problem.goal),
    goalTable: formulas.table[intern(formulas, problem.goal)]!,
    supports: new Map(),
  };
}

/** The first limit that rules this list out, or null when it may belong to a Solution. */
export function limitOf(survey: Survey, list: RuleList): Limit | null {
  const { problem } = survey;
  const left = problem.pool.most.map((n, i) => n - list.used[i]!);
  if (!problem.readings.emptyPremises && VARIABLES.every(v => left[v]! <= 0)) return 'no-variable';
  if (isRoundTrip(survey, list)) return null;
  if (isIdle(survey, list.set, left)) return 'idle-rule';
  if (falseWhenAllIsTrue(survey, list.set, left)) return 'variable-missing';
  if (unsupported(survey, list)) return 'goal-unsupported';
  if (hasStray(survey, list, left)) return 'stray-letter';
  return null;
}

/** Pairs that bring a goal which is itself the premise out and back again, whatever its letters. */
const ROUND_TRIPS: readonly RuleSet[] = [BIT.Ki | BIT.Ko, BIT.Ai | BIT.Ao, BIT.Ci | BIT.Co];

/** On a round trip the goal is the only premise: its letters and the rules' must be all that is Required. */
function isRoundTrip({ problem, goalLetters }: Survey, { set, used }: RuleList): boolean {
  const all = used.map((n, i) => n + goalLetters[i]!);
  return ROUND_TRIPS.includes(set) && within(problem.pool.required, all) && within(all, problem.pool.most);
}

/** A rule whose connective stands nowhere it could work on can be left out, so it is not essential. */
function isIdle({ sides, goalLetters }: Survey, set: RuleSet, left: Letters): boolean {
  const classical = has(set, 'R') && has(set, 'No');
  const inPremises = (letter: number): boolean => left[letter]! > 0;
  const names: readonly (readonly [string, number])[] = [
    ['K', K],
    ['A', A],
    ['C', C],
    ['E', E],
    ['N', N],
  ];
  const number = new Map(names);
  const anywhere = (op: string): boolean => inPremises(number.get(op)!) || goalLetters[number.get(op)!]! > 0;
  const supposable = (op: string): boolean =>
    inPremises(number.get(op)!) || (classical ? anywhere(op) : sides.supposed.has(op));
  const throughN = has(set, 'Ni') && supposable('N');
  const showable = (op: string): boolean =>
    anywhere(op) && (classical || sides.shown.has(op) || has(set, 'Co') || throughN);
  const eBack = has(set, 'Ei') && has(set, 'Eo') && sides.shown.has('C');
  const needs: Readonly<Record<Rule, () => boolean>> = {
    Ko: () => supposable('K'),
    Ki: () => showable('K'),
    Ai: () => showable('A'),
    Ao: () => supposable('A'),
    Co: () => supposable('C') || (has(set, 'Eo') && supposable('E')),
    Ci: () => showable('C') || (has(set, 'Ei') && showable('E')),
    Eo: () => eBack || (supposable('E') && (classical || has(set, 'Co') || throughN || sides.shown.has('C'))),
    Ei: () => eBack || showable('E'),
    Ni: () => showable('N'),
    No: () => true,
    R: () => true,
    Rp: () => true,
  };
  return (Object.keys(needs) as Rule[]).some(rule => has(set, rule) && !needs[rule]());
}

const COLUMNS = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/**
 * Let every variable that can be had be true. Then every premise without N is true, and where No is missing even every N
 * WFF may be taken as true; so the goal must be true as well, whatever the variables that cannot be had are.
 */
function falseWhenAllIsTrue({ goalTable }: Survey, set: RuleSet, left: Letters): boolean {
  let rows = 0xffff;
  COLUMNS.forEach((column, i) => {
    if (left[P + i]! > 0) rows &= column;
  });
  const noN = left[N]! <= 0;
  if (noN && (rows & ~goalTable & 0xffff) !== 0) return true;
  return !has(set, 'No') && (rows & ~(goalTable >>> 16)) !== 0;
}

function unsupported(survey: Survey, list: RuleList): boolean {
  const { problem, supports } = survey;
  const { set } = list;
  if (has(set, 'R') && has(set, 'No')) return false;
  let ways = supports.get(set);
  if (ways === undefined) {
    ways = supportsOf(problem.goal, set);
    supports.set(set, ways);
  }
  return !ways.some(way => {
    const used = none();
    for (let i = 0; i < used.length; i++) used[i] = way[i]! + list.used[i]!;
    return within(used, problem.pool.most);
  });
}

/**
 * A variable that stands once in premises and goal together connects nothing. It must lie in a part that the proof never
 * looks at: the other side of a K that Ko opens, the side that Ai adds, or what a sub-proof with R supposes in vain.
 */
function hasStray({ problem, goalLetters }: Survey, { set, used }: RuleList, left: Letters): boolean {
  if ((set & (BIT.Ko | BIT.Ai | BIT.R)) !== 0) return false;
  // From a goal that is a premise, Egx leads to x and back.
  if (set === (BIT.Eo | BIT.Co)) return false;
  // Beside a theorem stands one premise that is there only because there must be one (R-WFF-8).
  if (provable({ premises: [], goal: problem.goal, rules: set }, problem.readings)) return false;
  return VARIABLES.some(v => goalLetters[v] === 0 && left[v] === 1 && problem.pool.required[v]! > used[v]!);
}
