import { lex } from '../language/lex.ts';
import { read, readingsOf } from '../language/read.ts';
import { type GoalMeaning, goalMeanings, meaningReadings, wildMeanings, wildSymbols } from '../play/goals.ts';
import type { LaidGoal } from '../play/laid.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { outcomeKey, type Reading } from '../values/evaluate.ts';
import type { Num } from '../values/number.ts';

/** Values of the Goal that go with one meaning of the wild cubes and one number of factorials spent in the Goal. */
export interface GoalCase {
  readonly wild: { readonly face: '0' | 'x'; readonly symbol: string } | null;
  readonly factorials: number;
  readonly values: readonly { readonly value: Num; readonly text: string }[];
}

class Cases {
  private readonly cases = new Map<
    string,
    { -readonly [K in keyof GoalCase]: GoalCase[K] } & { keys: Set<string>; list: { value: Num; text: string }[] }
  >();

  add(wild: GoalCase['wild'], factorials: number, readings: readonly Reading[]): void {
    const id = `${wild?.face ?? ''}${wild?.symbol ?? ''}!${factorials}`;
    let found = this.cases.get(id);
    if (!found) {
      found = { wild, factorials, values: [], keys: new Set(), list: [] };
      this.cases.set(id, found);
    }
    for (const { outcome, text } of readings) {
      const key = outcomeKey(outcome);
      if (outcome.kind !== 'value' || found.keys.has(key)) continue;
      found.keys.add(key);
      found.list.push({ value: outcome.value, text });
    }
  }

  get all(): readonly GoalCase[] {
    return [...this.cases.values()]
      .filter(c => c.list.length > 0)
      .map(({ wild, factorials, list }) => ({ wild, factorials, values: list }));
  }
}

/** A Goal in writing: meanings as marked, wild cubes read anew in every way. */
export function writtenGoalCases(text: string, rules: Rules, wildOnMat: boolean): readonly GoalCase[] {
  const cases = new Cases();
  const lexed = lex(text);
  if (!lexed.ok) return [];
  const factorials = lexed.tokens.filter(t => t.kind === 'bang').length;
  const inGoal = (face: string): boolean => lexed.tokens.some(t => 'cube' in t && t.cube === face);
  const face = wildFaces(rules).find(f => inGoal(f) || wildOnMat);
  if (face === undefined || !inGoal(face)) {
    const readings = readAll(text, rules);
    const symbols = face === undefined ? [null] : wildSymbols(rules, face);
    for (const symbol of symbols)
      cases.add(face === undefined || symbol === null ? null : { face, symbol }, factorials, readings);
    return cases.all;
  }
  for (const symbol of wildSymbols(rules, face)) {
    let texts = [''];
    for (const token of lexed.tokens) {
      const isWild = 'cube' in token && token.cube === face;
      const pieces = isWild
        ? wildPieces(face, symbol, rules, token.kind === 'digit' ? token.turn : '')
        : [text.slice(token.at, token.end)];
      texts = texts.flatMap(t => pieces.map(p => t + p)).slice(0, MOST_TEXTS);
    }
    for (const t of texts) cases.add({ face, symbol }, factorials, readAll(t, rules));
  }
  return cases.all;
}

const MOST_TEXTS = 2000;

function wildPieces(face: string, symbol: string, rules: Rules, turn: string): readonly string[] {
  const turns =
    turn !== ''
      ? [turn]
      : ['', ...(rules.has.has('sideways') ? ['s'] : []), ...(rules.has.has('upside-down') ? ['u'] : [])];
  return wildMeanings(symbol, rules).flatMap(meaning => {
    const mark = meaning === face ? face : `${face}{${meaning}}`;
    if (!/^[0-9TE]$/.test(meaning)) return [mark];
    return turns.filter(w => !(meaning === '0' && w !== '')).map(w => `${w}${mark}`);
  });
}

function readAll(text: string, rules: Rules): readonly Reading[] {
  const found = read(text, 'goal', rules);
  return found.ok && found.expression.faults.length === 0 ? readingsOf(found.expression, rules, 'as-laid') : [];
}

/** A Goal on the mat: every meaning of its cubes. Powers of the Base is endless there, so it is cut off. */
export function laidGoalCases(goal: LaidGoal, rules: Rules, wildOnMat: boolean): readonly GoalCase[] {
  const cases = new Cases();
  const face = wildFaces(rules).find(f => goal.some(c => c.face === f) || wildOnMat);
  const inGoal = goal.some(c => c.face === face);
  for (const meaning of goalMeanings(goal, rules, { powers: 3 })) {
    const readings = meaningReadings(meaning, rules);
    for (const wild of wildsOf(meaning, face, inGoal, rules)) cases.add(wild, meaning.factorials, readings);
  }
  return cases.all;
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
