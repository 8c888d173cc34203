import { read, readingsOf } from '../language/read.ts';
import { mayBeExponent, type Rules, wildFaces } from '../rules.ts';
import type { Reading } from '../values/evaluate.ts';
import { effects } from '../variations/effects.ts';
import { isReplaced, meaningsOn, turnsOf } from '../variations/in-force.ts';
import type { LaidCube, LaidGoal } from './laid.ts';

/** One meaning of every cube of a Goal. */
export interface GoalMeaning {
  /** With gaps, marks and factorials, not grouped further. */
  readonly text: string;
  /** What the wild face stands for; null: itself, or nothing wild in it. */
  readonly wild: { readonly face: '0' | 'x'; readonly symbol: string } | null;
  readonly factorials: number;
}

export interface MeaningOptions {
  /** Powers of the Base is endless: 1 is read as base^k for |k| up to this. */
  readonly powers: number;
}

const FACES = [...'0123456789+-x/*r'];

/** Symbols a wild face may stand for, itself first. */
export const wildSymbols = (rules: Rules, face: '0' | 'x'): readonly string[] => [
  face,
  ...FACES.filter(f => f !== face && (rules.division !== 'elementary' || /\d/.test(f))).filter(
    f => !/\d/.test(f) || Number(f) < rules.base,
  ),
];

/** Every meaning of the cubes of a Goal: wild cubes, decimal points, digits ten and eleven, exponents, powers, factorials. */
export function* goalMeanings(goal: LaidGoal, rules: Rules, options: MeaningOptions): Generator<GoalMeaning> {
  const wild = wildFaces(rules).find(face => goal.some(c => c.face === face)) ?? null;
  const symbols = wild === null ? [null] : wildSymbols(rules, wild);
  for (const symbol of symbols) {
    const meant = wild === null || symbol === null || symbol === wild ? null : { face: wild, symbol };
    const pieces = goal.map(cube => cubeMeanings(cube, meant, rules, options));
    for (const row of product(pieces)) yield* withFactorials(row, goal, meant, rules);
  }
}

function* product(pieces: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...rest] = pieces;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tail of product(rest)) for (const piece of first) yield [piece, ...tail];
}

/** What the symbol on a face may mean. */
export function symbolMeanings(face: string, rules: Rules): readonly string[] {
  const others = meaningsOn(face, rules).filter(m => !m.turned);
  return [...(isReplaced(face, rules) ? [] : [face]), ...others.map(m => m.piece)];
}

/** With a wild cube the turn of the symbol cannot be seen, so both are open. */
export const wildMeanings = (symbol: string, rules: Rules): readonly string[] => [
  ...symbolMeanings(symbol, rules),
  ...new Set(meaningsOn(symbol, rules).flatMap(m => (m.turned ? [m.piece] : []))),
];

const isDigit = (piece: string): boolean => /^[0-9TE]$/.test(piece);

function cubeMeanings(
  { face, turn, colour }: LaidCube,
  wild: GoalMeaning['wild'],
  rules: Rules,
  { powers }: MeaningOptions,
): readonly string[] {
  const isWild = wild !== null && wild.face === face;
  const meanings = isWild ? wildMeanings(wild.symbol, rules) : symbolMeanings(face, rules);
  const turns = turnsOf(rules);
  const exponent = mayBeExponent(rules, colour);
  const ways = isWild || face === '*' ? turns : [turn];
  return meanings.flatMap(piece => {
    const mark = isWild ? `${face}{${piece}}` : piece;
    if (!isDigit(piece)) return [mark];
    const turned = (face === '*' || isWild ? ways : [turn]).filter(w => !(piece === '0' && w.includes('s')));
    const digits = turned.map(w => `${w}${mark}`);
    const one = piece === '1' && effects(rules).oneIsAPower;
    const raised = one ? range(powers).flatMap(k => turned.map(w => `${w}${mark}{${k}}`)) : [];
    const point = effects(rules).pointInGoal ? digits.filter(d => !/^[su]/.test(d)).map(d => `.${d}`) : [];
    const all = [...digits, ...raised, ...point];
    return exponent ? [...all, ...digits.map(d => `'${d}`)] : all;
  });
}

const range = (most: number): readonly number[] =>
  Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(k => k !== 0);

const endsNumber = (piece: string): boolean => /[0-9TEi.}]$/.test(piece) && !/\{[^0-9TEi.]\}$/.test(piece);

/** At most two ! stand in a Goal (XIII-A-4), none with Multiple of k in Junior and Senior (XIII-C-8). */
export function mostFactorials({ division, has }: Rules): number {
  const upper = division === 'junior' || division === 'senior';
  return !effects({ has }).writesFactorials || (upper && effects({ has }).goalIsMultiple) ? 0 : 2;
}

function* withFactorials(
  row: readonly string[],
  goal: LaidGoal,
  wild: GoalMeaning['wild'],
  rules: Rules,
): Generator<GoalMeaning> {
  const places = row.flatMap((piece, n) => (endsNumber(piece) ? [n] : []));
  for (const bangs of placements(places, mostFactorials(rules))) {
    const text = row
      .map((piece, n) => `${goal[n]!.gap ? ' ' : ''}${piece}${'!'.repeat(bangs.filter(b => b === n).length)}`)
      .join('');
    yield { text, wild, factorials: bangs.length };
  }
}

function placements(places: readonly number[], most: number): readonly (readonly number[])[] {
  const one = most >= 1 ? places.map(p => [p]) : [];
  const two = most >= 2 ? places.flatMap((p, i) => places.slice(i).map(q => [p, q])) : [];
  return [[], ...one, ...two];
}

/** The readings of one meaning, in every grouping the gaps allow. */
export function meaningReadings(meaning: GoalMeaning, rules: Rules): readonly Reading[] {
  const found = read(meaning.text, 'goal', rules);
  return found.ok && found.expression.faults.length === 0 ? readingsOf(found.expression, rules, 'as-laid') : [];
}
