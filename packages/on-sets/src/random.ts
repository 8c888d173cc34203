import {
  cardRange,
  cubesOf,
  DIVISIONS,
  type Division,
  editionsOf,
  firstOf,
  newestEdition,
  variationRows,
} from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
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

const upTo = (roll: Random, n: number): number => Math.floor(roll() * (n + 1));

/** What may be chosen in a division and changes what a Solution is; Shift changes only how cubes move. */
export const choosable = (edition: OnSetsEdition, division: Division): readonly string[] =>
  variationRows(edition)
    .filter(row => row.divisions.includes(division) && !row.alwaysOn.includes(division) && row.id !== 'shift')
    .map(row => row.id);

/** One of them, now and then two different ones. */
const pickSome = <T>(roll: Random, from: readonly T[]): readonly T[] =>
  roll() < 0.2 ? shuffled(roll, [...new Set(from)]).slice(0, 2) : [pick(roll, from)];

const DOUBLES = ['B', "R'", 'G N Y', "(B - R)'", "V - B'", 'R - Y', 'B U G', "Y N R'"];

/** Variations of a division with blanks that the roll and the deal can fill. */
export function randomInForce(
  roll: Random,
  division: Division,
  edition: OnSetsEdition,
  count: number,
  faces: readonly OnSetsSymbol[],
  cards: readonly string[],
): InForce {
  const chosen = shuffled(roll, choosable(edition, division)).slice(0, count);
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

export function randomGoal(roll: Random, absValue: boolean, most: number): Goal {
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

export function rollFaces(roll: Random, division: Division, fair: boolean): OnSetsSymbol[] {
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
  roll: Random,
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

function dealOut(roll: Random, faces: readonly OnSetsSymbol[], stage: Stage, mode: Mode): Mat {
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
export function smallPosition(roll: Random, cubes: number, deal: number, relations = 0): OnSetsPosition {
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
