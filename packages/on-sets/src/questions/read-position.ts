import { BESIDE_GOAL, DIVISIONS, editionsOf, newestEdition, variationRows } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { parseSetName } from '../language/parse.ts';
import { MAX_TEXT } from '../language/scan.ts';
import { saidOf } from '../language/syntax.ts';
import {
  alwaysInForce,
  type DoubleSet,
  type InForce,
  type Mat,
  MODES,
  minusIsSymmetric,
  type OnSetsEdition,
  type OnSetsPosition,
} from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import { isDigitFace, type OnSetsSymbol, SYMBOLS, symbolOf } from '../symbols.ts';
import { type Goal, isLayout, LAYOUTS, layoutSize } from '../values/goal.ts';
import { readings } from '../values/readings.ts';
import { Steps } from '../values/steps.ts';
import { isCard, makeUniverse } from '../values/universe.ts';
import {
  allowOnly,
  BadQuestion,
  bad,
  badForm,
  type Fields,
  flag,
  isFields,
  need,
  notOneOf,
  oneOf,
  texts,
} from './fields.ts';

export function readEdition(question: Fields): OnSetsEdition {
  const edition = question.edition;
  return edition === undefined || edition === null
    ? newestEdition('on-sets')
    : oneOf(edition, editionsOf('on-sets').toReversed(), 'edition');
}

export function readUniverse(value: Json): readonly string[] {
  const cards = texts(value, 'universe');
  if (cards.length < 1 || cards.length > 16) throw new BadQuestion('bad-universe.count', { n: cards.length });
  cards.forEach((card, i) => {
    if (!isCard(card)) throw new BadQuestion('unknown-card', { field: 'universe', card });
    if (cards.indexOf(card) !== i) throw new BadQuestion('bad-universe.twice', { card });
  });
  return cards;
}

const readSymbol = (value: Json | undefined, field: string): OnSetsSymbol => {
  const symbol = typeof value === 'string' ? symbolOf(value) : undefined;
  if (symbol === undefined) throw notOneOf(field, SYMBOLS);
  return symbol;
};

export function readGoal(value: Json): Goal {
  if (!isFields(value)) throw badForm('goal', '{layout, digits}');
  allowOnly(value, ['layout', 'digits'], 'goal.');
  const layout = need(value, 'layout', 'goal.');
  if (!isLayout(layout)) throw notOneOf('goal.layout', LAYOUTS);
  const digits = need(value, 'digits', 'goal.');
  if (!Array.isArray(digits)) throw badForm('goal.digits', '[{d, up}]');
  if (digits.length !== layoutSize(layout))
    throw new BadQuestion('bad-goal.digits', { layout, n: layoutSize(layout), given: digits.length });
  return {
    layout,
    digits: digits.map((digit: Json) => {
      if (!isFields(digit)) throw badForm('goal.digits', '[{d, up}]');
      allowOnly(digit, ['d', 'up'], 'goal.digits.');
      const d = need(digit, 'd', 'goal.digits.');
      if (typeof d !== 'number' || !Number.isInteger(d) || d < 1 || d > 5)
        throw new BadQuestion('bad-field.range', { field: 'goal.digits.d', least: 1, most: 5 });
      if (digit.up !== undefined && typeof digit.up !== 'boolean') throw bad('goal.digits.up', 'boolean');
      return { d, up: digit.up !== false };
    }),
  };
}

function readMat(value: Json): Mat {
  if (!isFields(value)) throw badForm('mat', `{${BESIDE_GOAL.join(', ')}}`);
  allowOnly(value, BESIDE_GOAL, 'mat.');
  const section = (key: (typeof BESIDE_GOAL)[number]): readonly OnSetsSymbol[] =>
    texts(value[key] ?? [], `mat.${key}`)
      // Digit cubes are never part of a Solution (I-B-2-a), so a mat that lists them is judged without them.
      .filter(face => !isDigitFace(face))
      .map(face => readSymbol(face, `mat.${key}`));
  return {
    required: section('required'),
    permitted: section('permitted'),
    forbidden: section('forbidden'),
    resources: section('resources'),
  };
}

export function readVariations(
  value: Json | undefined,
  edition: OnSetsEdition,
  always: InForce,
  cards: readonly string[],
): InForce {
  if (value === undefined || value === null) return always;
  if (!isFields(value)) throw badForm('variations', '{wildCube: "Y", …}');
  const names = [...new Set(variationRows(edition).map(row => row.id))];
  allowOnly(value, [...names, 'order'], 'variations.');
  const where = 'variations.';
  const chosen = Object.keys(value).filter(key => key !== 'order' && value[key] !== null && value[key] !== false);
  const order = value.order === undefined || value.order === null ? chosen : texts(value.order, 'variations.order');
  for (const name of order) oneOf(name, names, 'variations.order');
  // One, or a list of several where the same name was chosen again with another blank (R-VAR-1).
  const all = (key: string): readonly Json[] => {
    const given = value[key];
    return given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];
  };
  const one = (key: string): readonly Json[] => {
    const given = value[key];
    return given === undefined || given === null ? [] : [given];
  };
  const face = (key: string) => (given: Json) => readSymbol(given, where + key);
  const card = (key: string) => (given: Json) => {
    if (!isCard(given))
      throw new BadQuestion('unknown-card', { field: `variations.${key}`, card: JSON.stringify(given) });
    return given;
  };
  flag(value, 'shift', where);
  const symDiff = flag(value, 'symDiff', where);
  return {
    requiredCubes: all('requiredCube').map(face('requiredCube')),
    wildCube: one('wildCube').map(face('wildCube'))[0] ?? null,
    unionInter: flag(value, 'unionInter', where) || always.unionInter,
    univNull: flag(value, 'univNull', where) || always.univNull,
    twoOps: flag(value, 'twoOps', where),
    multipleOps: flag(value, 'multipleOps', where) || always.multipleOps,
    noNull: flag(value, 'noNull', where),
    absValue: flag(value, 'absValue', where),
    doubleSet: readDoubleSet(value.doubleSet, symDiff && minusIsSymmetric(edition, [...order, ...chosen]), cards),
    requiredCards: all('requiredCard').map(card('requiredCard')),
    forbiddenCard: one('forbiddenCard').map(card('forbiddenCard'))[0] ?? null,
    blankWild: flag(value, 'blankWild', where),
    symDiff,
    twoSolutions: flag(value, 'twoSolutions', where),
  };
}

function readDoubleSet(value: Json | undefined, symmetric: boolean, cards: readonly string[]): DoubleSet | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw bad('variations.doubleSet', 'text');
  const parsed = parseSetName(value);
  if (!parsed.ok) throw new BadQuestion('bad-double-set', undefined, saidOf(parsed.error));
  const universe = makeUniverse(cards);
  if (readings(parsed.value, { universe, symmetric }, new Steps({ steps: 1e6 })).length > 1)
    throw new BadQuestion('bad-double-set.readings');
  return { name: parsed.value, symmetric };
}

export const POSITION_FIELDS = ['universe', 'mat', 'goal', 'mode', 'variations'] as const;

export function readPosition(question: Fields): OnSetsPosition {
  const edition = readEdition(question);
  const division = oneOf(need(question, 'division'), DIVISIONS, 'division');
  const cards = readUniverse(need(question, 'universe'));
  return {
    edition,
    division,
    restrictions: division !== 'elementary',
    cards,
    mat: readMat(need(question, 'mat')),
    goal: readGoal(need(question, 'goal')),
    mode: oneOf(need(question, 'mode'), MODES, 'mode'),
    inForce: readVariations(question.variations, edition, alwaysInForce(division, edition), cards),
  };
}

export function readSolutions(value: Json): readonly WrittenSolution[] {
  if (!Array.isArray(value)) throw badForm('solutions', '[{restrictions, setName}]');
  return value.map((solution: Json) => readOneSolution(solution, 'solutions.'));
}

export function readOneSolution(value: Json, where: string): WrittenSolution {
  if (!isFields(value)) throw badForm(where.slice(0, -1), '{restrictions, setName}');
  allowOnly(value, ['restrictions', 'setName', 'blankAs', 'wildAs'], where);
  const setName = need(value, 'setName', where);
  if (typeof setName !== 'string') throw bad(`${where}setName`, 'text');
  const restrictions = texts(value.restrictions ?? [], `${where}restrictions`);
  for (const text of [setName, ...restrictions])
    if (text.length > MAX_TEXT) throw new BadQuestion('text-too-long', { most: MAX_TEXT, n: text.length });
  if (restrictions.length > 50) throw new BadQuestion('text-too-long.restrictions', { most: 50 });
  const { blankAs, wildAs } = value;
  if (blankAs !== undefined && blankAs !== null && !isCard(blankAs))
    throw new BadQuestion('unknown-card', { field: `${where}blankAs`, card: JSON.stringify(blankAs) });
  return {
    restrictions,
    setName,
    ...(isCard(blankAs) ? { blankAs } : {}),
    ...(wildAs === undefined || wildAs === null ? {} : { wildAs: readSymbol(wildAs, `${where}wildAs`) }),
  };
}
