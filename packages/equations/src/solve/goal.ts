import { lex } from '../language/lex.ts';
import { read, readingsOf } from '../language/read.ts';
import {
  type GoalMeaning,
  goalMeanings,
  meaningReadings,
  mostFactorials,
  wildMeanings,
  wildSymbols,
} from '../play/goals.ts';
import type { LaidGoal } from '../play/laid.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { outcomeKey, type Reading } from '../values/evaluate.ts';
import { type Allowance, BeyondBudget, DEFAULT_STEPS, metered, spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { turnsOf } from '../variations/in-force.ts';
import { POWERS_LISTED } from './enclosed-steps.ts';

/** Values of the Goal that go with one meaning of the wild cubes and one number of factorials spent in the Goal. */
export interface GoalCase {
  readonly wild: { readonly face: '0' | 'x'; readonly symbol: string } | null;
  readonly factorials: number;
  readonly values: readonly { readonly value: Num; readonly text: string }[];
}

/** `open`: there are more readings than are listed, because the steps ended. */
export interface GoalCases {
  readonly goals: readonly GoalCase[];
  readonly open: boolean;
}

/** Readings of a Goal may cost this much; those of people cost a thousandth. */
const GOAL_STEPS = 2 * DEFAULT_STEPS;

class Cases {
  private readonly cases = new Map<
    string,
    Omit<GoalCase, 'values'> & { readonly list: Map<string, GoalCase['values'][number]> }
  >();

  add(wild: GoalCase['wild'], factorials: number, readings: readonly Reading[]): void {
    const id = `${wild?.face ?? ''}${wild?.symbol ?? ''}!${factorials}`;
    let found = this.cases.get(id);
    if (!found) {
      found = { wild, factorials, list: new Map() };
      this.cases.set(id, found);
    }
    for (const { outcome, text } of readings) {
      const key = outcomeKey(outcome);
      if (outcome.kind === 'value' && !found.list.has(key)) found.list.set(key, { value: outcome.value, text });
    }
  }

  /** What `fill` finds until the allowance ends. */
  static filled({ steps, cancelled }: Allowance, rules: Rules, fill: (cases: Cases) => void): GoalCases {
    const cases = new Cases();
    const open = metered(
      { steps: Math.min(steps, GOAL_STEPS), cancelled },
      () => {
        fill(cases);
        // Meanings of one wild face are gone through, the other one stays itself.
        return wildFaces(rules).length > 1;
      },
      () => true,
    );
    return { goals: cases.all, open };
  }

  /** A value the Goal has with fewer factorials too leaves more of them to the Solution: that reading will do. */
  private get all(): readonly GoalCase[] {
    const cases = [...this.cases.values()];
    return cases
      .map(({ wild, factorials, list }) => {
        const freer = cases.filter(
          c => c.factorials < factorials && c.wild?.face === wild?.face && c.wild?.symbol === wild?.symbol,
        );
        const values = [...list].filter(([key]) => !freer.some(c => c.list.has(key))).map(([, value]) => value);
        return { wild, factorials, values };
      })
      .filter(c => c.values.length > 0);
  }
}

/** A Goal in writing: meanings as marked, wild cubes read anew in every way. */
export const writtenGoalCases = (text: string, rules: Rules, wildOnMat: boolean, allowance: Allowance): GoalCases =>
  Cases.filled(allowance, rules, cases => readWritten(text, rules, wildOnMat, cases));

function readWritten(text: string, rules: Rules, wildOnMat: boolean, cases: Cases): void {
  const lexed = lex(text);
  if (!lexed.ok) return;
  const factorials = lexed.tokens.filter(t => t.kind === 'bang').length;
  if (factorials > mostFactorials(rules)) return;
  const inGoal = (face: string): boolean => lexed.tokens.some(t => 'cube' in t && t.cube === face);
  const face = wildFaces(rules).find(f => inGoal(f) || wildOnMat);
  if (face === undefined || !inGoal(face)) {
    const readings = readAll(text, rules);
    const symbols = face === undefined ? [null] : wildSymbols(rules, face);
    for (const symbol of symbols)
      cases.add(face === undefined || symbol === null ? null : { face, symbol }, factorials, readings);
    return;
  }
  for (const symbol of wildSymbols(rules, face)) {
    let texts = [''];
    for (const token of lexed.tokens) {
      const isWild = 'cube' in token && token.cube === face;
      const pieces = isWild
        ? wildPieces(face, symbol, rules, token.kind === 'digit' ? token.turn : '')
        : [text.slice(token.at, token.end)];
      texts = texts.flatMap(t => pieces.map(p => t + p));
      if (texts.length > MOST_TEXTS) throw new BeyondBudget('too many readings');
    }
    for (const t of texts) cases.add({ face, symbol }, factorials, readAll(t, rules));
  }
}

const MOST_TEXTS = 2000;

function wildPieces(face: string, symbol: string, rules: Rules, turn: string): readonly string[] {
  const turns = turn !== '' ? [turn] : turnsOf(rules);
  return wildMeanings(symbol, rules).flatMap(meaning => {
    const mark = meaning === face ? face : `${face}{${meaning}}`;
    if (!/^[0-9TE]$/.test(meaning)) return [mark];
    return turns.filter(w => !(meaning === '0' && w !== '')).map(w => `${w}${mark}`);
  });
}

function readAll(text: string, rules: Rules): readonly Reading[] {
  spend(20);
  const found = read(text, 'goal', rules);
  return found.ok && found.expression.faults.length === 0 ? readingsOf(found.expression, rules, 'as-laid') : [];
}

/** A Goal on the mat: every meaning of its cubes. Powers of the Base is endless there, so it is cut off. */
export const laidGoalCases = (goal: LaidGoal, rules: Rules, wildOnMat: boolean, allowance: Allowance): GoalCases =>
  Cases.filled(allowance, rules, cases => readLaid(goal, rules, wildOnMat, cases));

/** Goals in which a 1 is a power of the base that is not listed. */
export interface GoalTails extends Omit<GoalCase, 'values'> {
  /** In them the first power that is not listed stands for all of them. */
  readonly texts: readonly string[];
}

/** Null: not all of them can be told. */
export function laidGoalTails(
  goal: LaidGoal,
  rules: Rules,
  wildOnMat: boolean,
  allowance: Allowance,
): readonly GoalTails[] | null {
  if (rules.multipleOf !== null || wildFaces(rules).length > 1) return null;
  const face = wildFaces(rules).find(f => goal.some(c => c.face === f) || wildOnMat);
  const inGoal = goal.some(c => c.face === face);
  const tails = new Map<string, Omit<GoalTails, 'texts'> & { readonly texts: string[] }>();
  return metered<readonly GoalTails[] | null>(
    { steps: Math.min(allowance.steps, GOAL_STEPS), cancelled: allowance.cancelled },
    () => {
      for (const meaning of goalMeanings(goal, rules, { powers: POWERS_LISTED })) {
        spend(20);
        if (!UNLISTED.test(meaning.text)) continue;
        for (const wild of wildsOf(meaning, face, inGoal, rules)) {
          const id = `${wild?.face}${wild?.symbol}!${meaning.factorials}`;
          const known = tails.get(id) ?? { wild, factorials: meaning.factorials, texts: [] };
          known.texts.push(meaning.text);
          tails.set(id, known);
        }
      }
      return [...tails.values()];
    },
    () => null,
  );
}

/** A 1, wild or not, with that power. */
const UNLISTED = new RegExp(`1\\}?\\{-?${POWERS_LISTED}\\}`);

function readLaid(goal: LaidGoal, rules: Rules, wildOnMat: boolean, cases: Cases): void {
  const face = wildFaces(rules).find(f => goal.some(c => c.face === f) || wildOnMat);
  const inGoal = goal.some(c => c.face === face);
  for (const meaning of goalMeanings(goal, rules, { powers: POWERS_LISTED - 1 })) {
    spend(20);
    const readings = meaningReadings(meaning, rules);
    for (const wild of wildsOf(meaning, face, inGoal, rules)) cases.add(wild, meaning.factorials, readings);
  }
}

function wildsOf(
  meaning: GoalMeaning,
  face: '0' | 'x' | undefined,
  inGoal: boolean,
  rules: Rules,
): readonly GoalCase['wild'][] {
  if (face === undefined) return [null];
  if (inGoal) return [meaning.wild ?? { face, symbol: face }];
  return wildSymbols(rules, face).map(symbol => ({ face, symbol }));
}
