import type { Rule } from '../language/rules.ts';
import { BIT, has, ROUND_TRIPS, type RuleSet } from '../prove/rule-set.ts';
import type { Readings } from '../readings.ts';
import { goesBack, hasStray, holdsTooMuch, isUnbalanced, lacksPairs, mayBeEmpty } from './counts.ts';
import { A, BINARIES, beside, C, E, K, type Letters, N, P, VARIABLES, within } from './pool.ts';
import type { RuleList } from './rule-lists.ts';
import { followsFromPlain, type Survey, supportWays } from './survey.ts';

/** Why a list of rules cannot belong to any Solution from which nothing can be taken away. */
export type Limit =
  | 'no-variable'
  | 'unbalanced'
  | 'idle-rule'
  | 'variable-missing'
  | 'goal-unsupported'
  | 'pairs-missing'
  | 'no-room'
  | 'stray-letter'
  | 'no-shape';

/** The first limit that rules this list out, or null when it may belong to a Solution. */
export function limitOf(survey: Survey, list: RuleList): Limit | null {
  const { problem } = survey;
  const left = beside(problem.pool.most, list.used);
  if (!mayBeEmpty(problem.readings, list.set) && VARIABLES.every(v => left[v]! <= 0)) return 'no-variable';
  if (isRoundTrip(survey, list)) return null;
  if (isPadded(survey, list)) return null;
  const usual = isUsual(problem.readings, list.set);
  if (isUnbalanced(survey, list, left)) return 'unbalanced';
  if (usual && hasIdle(survey, list.set, left)) return 'idle-rule';
  if (falseWhenAllIsTrue(survey, list.set, left, usual)) return 'variable-missing';
  if (unsupported(survey, list, left)) return 'goal-unsupported';
  if (!usual) return null;
  if (holdsTooMuch(survey, list, left)) return 'no-room';
  if (lacksPairs(survey, list, left)) return 'pairs-missing';
  if (hasStray(survey, list, left)) return 'stray-letter';
  return null;
}

/**
 * Where lines are asked for twice, or Ao opens C lines, rules find work that the limits below do not know of. Only Ki and
 * Ei ask for two lines, only Ci and Ao may end with the supposition, and only Ao opens C lines.
 */
const isUsual = ({ oneLineSubProofs, distinctLines, aoFromLines }: Readings, set: RuleSet): boolean =>
  (oneLineSubProofs || (set & (BIT.Ci | BIT.Ao)) === 0) &&
  (!distinctLines || (set & (BIT.Ki | BIT.Ei)) === 0) &&
  (!aoFromLines || !has(set, 'Ao'));

/**
 * Beside one wild R that proves the goal from nothing, and is one cube too few (VII-B-3-a), any second rule is essential.
 * Only Ci proves anything from nothing by itself.
 */
function isPadded({ problem, fromNothing }: Survey, { rules }: RuleList): boolean {
  if (!problem.readings.emptyPremises || rules.length !== 2) return false;
  return rules.some(({ rule, wild }) => wild && rule === 'Ci') && fromNothing();
}

/** On a round trip the goal is the only premise: its letters and the rules' must be all that is Required. */
function isRoundTrip({ problem, goalLetters }: Survey, { set, used }: RuleList): boolean {
  if (!ROUND_TRIPS.includes(set)) return false;
  const all = used.map((n, i) => n + goalLetters[i]!);
  return within(problem.pool.required, all) && within(all, problem.pool.most);
}

const CONNECTIVES: readonly number[] = [...BINARIES, N];

/** Whether a rule is idle hangs on the set and on which connectives are left, not on how many. */
function hasIdle(survey: Survey, set: RuleSet, left: Letters): boolean {
  let key = set;
  for (const connective of CONNECTIVES) key = key * 2 + (left[connective]! > 0 ? 1 : 0);
  const known = survey.idle.get(key);
  if (known !== undefined) return known;
  const idle = isIdle(survey, set, left);
  survey.idle.set(key, idle);
  return idle;
}

/** A rule whose connective stands nowhere it could work on can be left out, so it is not essential. */
function isIdle(survey: Survey, set: RuleSet, left: Letters): boolean {
  const { goalLetters } = survey;
  const sides = goesBack(survey, set) ? survey.sidesBack : survey.sides;
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
 * WFF may be taken as true; so the goal must be true as well, whatever the variables that cannot be had are. With R and No
 * a WFF is true as far as the rules that are there say so.
 */
function falseWhenAllIsTrue(survey: Survey, set: RuleSet, left: Letters, usual: boolean): boolean {
  const { goalTable } = survey;
  let rows = 0xffff;
  COLUMNS.forEach((column, i) => {
    if (left[P + i]! > 0) rows &= column;
  });
  const noN = left[N]! <= 0;
  if (noN && (rows & ~goalTable & 0xffff) !== 0) return true;
  if (noN && usual && has(set, 'R') && has(set, 'No') && !followsFromPlain(survey, set)) return true;
  return !has(set, 'No') && (rows & ~(goalTable >>> 16)) !== 0;
}

function unsupported(survey: Survey, { set }: RuleList, left: Letters): boolean {
  if (has(set, 'R') && has(set, 'No')) return false;
  return !supportWays(survey, set).some(way => within(way, left));
}
