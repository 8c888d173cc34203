import {
  cardRange,
  cubesOf,
  DIVISIONS,
  type Division,
  editionsOf,
  firstOf,
  itemAt,
  newestEdition,
} from '@forceout/rulebook';
import { parseSetName } from './language/parse.ts';
import {
  alwaysInForce,
  type InForce,
  type Mat,
  MODES,
  type Mode,
  minusIsSymmetric,
  type OnSetsEdition,
  type OnSetsPosition,
} from './position.ts';
import { isRelation, isSymbol, type OnSetsSymbol, SYMBOLS } from './symbols.ts';
import { type Goal, goalValues, type Layout, layoutSize } from './values/goal.ts';
import { CARDS } from './values/universe.ts';

/** A repeatable stream of numbers in [0, 1): the same seed gives the same positions on every machine. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Dice = () => number;

export const pick = <T>(roll: Dice, list: readonly T[]): T => itemAt(list, Math.floor(roll() * list.length));
const upTo = (roll: Dice, n: number): number => Math.floor(roll() * (n + 1));

export function shuffled<T>(roll: Dice, list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = upTo(roll, i);
    const [here, there] = [out[i], out[k]];
    if (here === undefined || there === undefined) continue;
    out[i] = there;
    out[k] = here;
  }
  return out;
}

const FLAGS = [
  'unionInter',
  'univNull',
  'twoOps',
  'multipleOps',
  'noNull',
  'absValue',
  'blankWild',
  'symDiff',
  'twoSolutions',
] as const;
type Name = (typeof FLAGS)[number] | 'requiredCube' | 'wildCube' | 'doubleSet' | 'requiredCard' | 'forbiddenCard';

const ELEMENTARY: readonly Name[] = ['requiredCube', 'wildCube', 'unionInter', 'univNull', 'twoOps', 'multipleOps'];
const MIDDLE: readonly Name[] = [...ELEMENTARY, 'noNull', 'absValue'];
const JUNIOR: readonly Name[] = [
  'requiredCube',
  'wildCube',
  'twoOps',
  'noNull',
  'absValue',
  'doubleSet',
  'requiredCard',
  'forbiddenCard',
  'blankWild',
];
const SENIOR: readonly Name[] = [...JUNIOR, 'symDiff', 'twoSolutions'];

export const VARIATIONS_OF: Readonly<Record<Division, readonly Name[]>> = {
  elementary: ELEMENTARY,
  middle: MIDDLE,
  junior: JUNIOR,
  senior: SENIOR,
};

/** One of them, now and then two different ones. */
const pickSome = <T>(roll: Dice, from: readonly T[]): readonly T[] =>
  roll() < 0.2 ? shuffled(roll, [...new Set(from)]).slice(0, 2) : [pick(roll, from)];

const DOUBLES = ['B', "R'", 'G N Y', "(B - R)'", "V - B'", 'R - Y', 'B U G', "Y N R'"];

/** Variations of a division with blanks that the roll and the deal can fill. */
export function randomInForce(
  roll: Dice,
  division: Division,
  edition: OnSetsEdition,
  count: number,
  faces: readonly OnSetsSymbol[],
  cards: readonly string[],
): InForce {
  const chosen = shuffled(roll, VARIATIONS_OF[division]).slice(0, count);
  const wildFaces = faces.filter(face => !isRelation(face));
  let out = alwaysInForce(division, edition);
  for (const name of chosen) {
    if (name === 'requiredCube') out = faces.length > 0 ? { ...out, requiredCubes: pickSome(roll, faces) } : out;
    else if (name === 'wildCube') {
      const wildCube = wildFaces.length > 0 ? pick(roll, wildFaces) : null;
      out = wildCube === '-' && out.symDiff ? out : { ...out, wildCube };
    } else if (name === 'symDiff') out = out.wildCube === '-' ? out : { ...out, symDiff: true };
    else if (name === 'doubleSet') {
      const parsed = parseSetName(pick(roll, DOUBLES));
      if (parsed.ok) out = { ...out, doubleSet: { name: parsed.value, symmetric: minusIsSymmetric(edition, chosen) } };
    } else if (name === 'requiredCard' || name === 'forbiddenCard') {
      if (out.requiredCards.length > 0 || out.forbiddenCard !== null) continue;
      out =
        name === 'requiredCard'
          ? { ...out, requiredCards: pickSome(roll, cards) }
          : { ...out, forbiddenCard: pick(roll, cards) };
    } else if (name !== 'blankWild' || cards.includes('blank')) out = { ...out, [name]: true };
  }
  return out;
}

const LAYOUTS: readonly Layout[] = ['single', 'single', 'row2', 'row2', 'row3', 'col2', 'col3', 'T', 'L'];

export function randomGoal(roll: Dice, absValue: boolean, most: number): Goal {
  for (;;) {
    const layout = pick(roll, LAYOUTS);
    const digits = Array.from({ length: layoutSize(layout) }, () => ({
      d: pick(roll, [1, 1, 2, 3, 4, 5]),
      up: roll() < 0.75,
    }));
    const values = goalValues({ layout, digits }, absValue);
    if (values.length > 0 && firstOf(values) <= most) return { layout, digits };
  }
}

export type Stage = 'start' | 'mixed' | 'required';

export function rollFaces(roll: Dice, division: Division, fair: boolean): OnSetsSymbol[] {
  const faces = cubesOf('on-sets').flatMap(({ kind, faces: six }): OnSetsSymbol[] => {
    if (kind === 'digit') return [];
    if (kind === 'restriction' && division === 'elementary') return [];
    const sides = fair ? [...new Set(six)] : six;
    const face = pick(roll, sides);
    return isSymbol(face) ? [face] : [];
  });
  return division === 'elementary' ? [...faces, 'V', 'L', pick(roll, ['V', 'L'] as const)] : faces;
}

/** A whole roll and deal, some moves into the shake. */
export function randomPosition(
  roll: Dice,
  division: Division,
  stage: Stage,
  mode: Mode,
  count: number,
): OnSetsPosition {
  const edition: OnSetsEdition = anyEdition(roll);
  const { min, max } = cardRange(division);
  const cards = shuffled(roll, CARDS).slice(0, min + upTo(roll, max - min));
  const faces = shuffled(roll, rollFaces(roll, division, roll() < 0.5));
  const inForce = randomInForce(roll, division, edition, count, faces, cards);
  const goal = randomGoal(roll, inForce.absValue, cards.length + (inForce.doubleSet ? 4 : 0));
  return {
    edition,
    division,
    restrictions: division !== 'elementary',
    cards,
    mat: dealOut(roll, faces, stage, mode),
    goal,
    mode,
    inForce,
  };
}

function dealOut(roll: Dice, faces: readonly OnSetsSymbol[], stage: Stage, mode: Mode): Mat {
  const mat = {
    required: [] as OnSetsSymbol[],
    permitted: [] as OnSetsSymbol[],
    forbidden: [] as OnSetsSymbol[],
    resources: [] as OnSetsSymbol[],
  };
  const moved = mode === 'forceout' ? faces.length : stage === 'start' ? upTo(roll, 3) : upTo(roll, faces.length - 2);
  faces.forEach((face, i) => {
    if (i >= moved) mat.resources.push(face);
    else {
      const x = roll();
      const required = stage === 'required' ? 0.5 : 0.2;
      if (x < required) mat.required.push(face);
      else if (x < required + (stage === 'required' ? 0.3 : 0.5)) mat.permitted.push(face);
      else mat.forbidden.push(face);
    }
  });
  return mat;
}

/** A handful of cubes and cards: small enough to try everything by hand. */
export function smallPosition(roll: Dice, cubes: number, deal: number, relations = 0): OnSetsPosition {
  const division = relations > 0 ? pick(roll, DIVISIONS.slice(1)) : pick(roll, DIVISIONS);
  const edition: OnSetsEdition = anyEdition(roll);
  const cards = shuffled(roll, CARDS).slice(0, 1 + upTo(roll, deal - 1));
  const symbols = division === 'elementary' ? SYMBOLS.filter(face => !isRelation(face)) : SYMBOLS;
  const face = (): OnSetsSymbol => {
    if (roll() < relations) return pick(roll, ['=', 'C'] as const);
    return roll() < 0.45 ? pick(roll, symbols.slice(0, 4)) : pick(roll, symbols);
  };
  const mat = {
    required: [] as OnSetsSymbol[],
    permitted: [] as OnSetsSymbol[],
    forbidden: [] as OnSetsSymbol[],
    resources: [] as OnSetsSymbol[],
  };
  for (let i = upTo(roll, cubes - 2) + 2; i > 0; i--)
    mat[pick(roll, ['required', 'permitted', 'permitted', 'resources'] as const)].push(face());
  if (roll() < 0.3) mat.forbidden.push(face());
  const faces = Object.values(mat).flat();
  const inForce = randomInForce(roll, division, edition, upTo(roll, 4), faces, cards);
  const goal = randomGoal(roll, inForce.absValue, cards.length);
  return {
    edition,
    division,
    restrictions: division !== 'elementary',
    cards,
    mat,
    goal,
    mode: pick(roll, MODES),
    inForce,
  };
}

/** One of the editions, the newest first. */
function anyEdition(roll: () => number): OnSetsEdition {
  const editions = editionsOf('on-sets').toReversed();
  return editions[Math.floor(roll() * editions.length)] ?? newestEdition('on-sets');
}
