import { ELEMENTARY_RULES } from '../language/rules.ts';
import { BIT, has, type RuleSet, ruleSet } from '../prove/rule-set.ts';
import type { Readings } from '../readings.ts';
import { A, BINARIES, C, E, K, type Letters, N, VARIABLES, WFF_LETTERS, within } from './pool.ts';
import type { RuleList } from './rule-lists.ts';
import { type Survey, supportWays } from './survey.ts';

/** Limits that come from counting cubes: variables against connectives, and letters that must come in pairs. */

const sum = (letters: Letters, which: readonly number[]): number => which.reduce((total, l) => total + letters[l]!, 0);

/** The letters that Required leaves for the premises once the rules are paid for. */
const owed = ({ problem }: Survey, { used }: RuleList): Letters =>
  problem.pool.required.map((n, l) => Math.max(0, n - used[l]!));

/** Rules that take two lines, or a line and sub-proofs: only they can bring two premises together. */
const JOINING = BIT.Ki | BIT.Co | BIT.Ei | BIT.Ci | BIT.Ao | BIT.Ni | BIT.No;

/** Without premises the first line that is proved follows a sub-proof, by Ci, Ni or No: Ao wants an A line first. */
export const mayBeEmpty = ({ emptyPremises }: Readings, set: RuleSet): boolean =>
  emptyPremises && (set & (BIT.Ci | BIT.Ni | BIT.No)) !== 0;

/** Premises together have as many variables more than connectives for two as there are premises. */
export function isUnbalanced(survey: Survey, list: RuleList, left: Letters): boolean {
  const least = owed(survey, list);
  if (mayBeEmpty(survey.problem.readings, list.set) && sum(least, WFF_LETTERS) === 0) return false;
  if (sum(left, VARIABLES) < sum(least, BINARIES) + 1) return true;
  return (list.set & JOINING) === 0 && sum(least, VARIABLES) > sum(left, BINARIES) + 1;
}

/** From a goal g that is itself a premise, Egx (however it is had) leads to x and back: x is in no pair. */
const isLoop = ({ goalLetters }: Survey, set: RuleSet, left: Letters): boolean =>
  has(set, 'Eo') && has(set, 'Co') && goalLetters.every((n, l) => 2 * n + (l === E ? 1 : 0) <= left[l]!);

/** A goal Cxy that is itself a premise comes again out of Exy or Eyx, which is put together of it and Cyx. */
export const goesBack = ({ problem }: Survey, set: RuleSet): boolean =>
  has(set, 'Ei') && has(set, 'Eo') && problem.goal.startsWith('C');

/** Without Ko and Co nothing is taken out of a premise but a C out of an E: the premises are parts of the goal, whole. */
export function holdsTooMuch(survey: Survey, list: RuleList, left: Letters): boolean {
  const { set } = list;
  if ((set & ~ELEMENTARY) !== 0 || (set & (BIT.Ko | BIT.Co)) !== 0) return false;
  if (has(set, 'Ei') && has(set, 'Eo') && survey.sides.shown.has('C')) return false;
  const least = owed(survey, list);
  return !supportWays(survey, set).some(way => within(least, way) && within(way, left));
}

const ELEMENTARY = ruleSet(ELEMENTARY_RULES);

/**
 * Without sub-proofs every antecedent that Co uses must be had elsewhere too, part by part; so some letters must come in
 * pairs, beside the letters of the goal. Two parts joined by Ki, or two C WFFs joined by Ei, need more of them. The proof
 * stands in docs/solvers/wff.md, Lemmas 2 to 5.
 */
export function lacksPairs(survey: Survey, list: RuleList, left: Letters): boolean {
  const { set } = list;
  if (set === (BIT.R | BIT.No)) return lacksOpposites(survey, list, left);
  if ((set & ~ELEMENTARY) !== 0 || !has(set, 'Co') || isLoop(survey, set, left) || goesBack(survey, set)) return false;
  const { shown } = survey.sides;
  const manyParts = (has(set, 'Ki') && shown.has('K')) || (has(set, 'Ei') && shown.has('E'));
  return !supportWays(survey, set).some(way => {
    const counts = VARIABLES.map(v => left[v]! - (manyParts ? 0 : way[v]!)).sort((a, b) => b - a);
    const [most, second] = counts as [number, number];
    if (most < 2) return false;
    if (has(set, 'Ki') && !shown.has('K') && most < 3 && second < 2) return false;
    if (!has(set, 'Ei') || shown.has('E') || most >= 4) return true;
    // The goal may come out of the very E whose C WFFs are joined the other way round.
    return has(set, 'Eo') ? second >= 2 || (most >= 3 && second >= 1) : second >= 3;
  });
}

/**
 * R and No alone look at nothing but N: the goal comes from a premise that differs from it by an even number of N, or from
 * two premises that differ by an odd one, which have every other letter in pairs.
 */
function lacksOpposites(survey: Survey, list: RuleList, left: Letters): boolean {
  const least = owed(survey, list);
  const { goalLetters } = survey;
  const others = [...BINARIES, ...VARIABLES];
  if (others.every(l => least[l]! <= goalLetters[l]! && goalLetters[l]! <= left[l]!)) return false;
  const low = least.map(n => Math.ceil(n / 2));
  const high = left.map(n => Math.floor(n / 2));
  if (left[N]! < 1 || others.some(l => low[l]! > high[l]!)) return true;
  const fewest = Math.max(sum(low, VARIABLES), sum(low, BINARIES) + 1);
  return fewest > Math.min(sum(high, VARIABLES), sum(high, BINARIES) + 1);
}

/** The rules that take a connective apart or put it together. */
const WORKS_ON: readonly (readonly [number, RuleSet])[] = [
  [K, BIT.Ko | BIT.Ki],
  [A, BIT.Ai | BIT.Ao],
  [C, BIT.Co | BIT.Ci | BIT.Eo | BIT.Ei],
  [E, BIT.Eo | BIT.Ei],
  [N, BIT.Ni | BIT.No],
];

/**
 * A letter that stands once in premises and goal together, and that no rule works on, connects nothing. It must lie in a
 * part that the proof never looks at: the other side of a K that Ko opens, the side that Ai adds, or what a sub-proof
 * supposes in vain (CsCpp needs only Ci). Lemma 6 in docs/solvers/wff.md.
 */
export function hasStray(survey: Survey, list: RuleList, left: Letters): boolean {
  const { goalLetters } = survey;
  const { set } = list;
  if ((set & (~ELEMENTARY | BIT.Ko | BIT.Ai)) !== 0 || isLoop(survey, set, left)) return false;
  const least = owed(survey, list);
  const alone = (l: number): boolean => least[l] === 1 && left[l] === 1 && goalLetters[l] === 0;
  return VARIABLES.some(alone) || WORKS_ON.some(([l, rules]) => (set & rules) === 0 && alone(l));
}
