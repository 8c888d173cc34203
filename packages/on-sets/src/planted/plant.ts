import { cardRange, DIVISIONS, type Division, editionsOf, itemAt } from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { Json, Variation } from '@forceout/table';
import { parseSetName } from '../language/parse.ts';
import {
  alwaysInForce,
  type InForce,
  type Mat,
  MODES,
  minusIsSymmetric,
  type OnSetsEdition,
  type OnSetsPosition,
} from '../position.ts';
import { choosable, randomGoal } from '../random.ts';
import type { WrittenSolution } from '../solution.ts';
import { isOperation, isRelation, type OnSetsSymbol, SYMBOLS } from '../symbols.ts';
import { goalValues } from '../values/goal.ts';
import { CARDS } from '../values/universe.ts';
import {
  allows,
  growName,
  growRestrictions,
  holds,
  type Node,
  nameText,
  type Restriction,
  restrictionText,
  symbolsOf,
} from './set-name.ts';

/** A mat with a Solution (a pair of them under Two Solutions) that was there before anybody looked for one. */
export interface Planted {
  readonly position: OnSetsPosition;
  readonly solutions: readonly WrittenSolution[];
  /** In the order of selection, the always-on ones first. */
  readonly variations: readonly Variation[];
  /** The Double Set as the planter knows it. */
  readonly double: Node | null;
  /** The cubes that the Solutions use. */
  readonly used: readonly OnSetsSymbol[];
}

interface Drawn {
  readonly restrictions: readonly Restriction[];
  readonly name: Node;
  readonly blankAs: string | null;
  readonly cards: readonly string[];
  readonly weight: number;
}

/** No variation, each alone, and each two together, in turn. */
function chosenAt(n: number, names: readonly string[]): readonly string[] {
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other]));
  const all: readonly (readonly string[])[] = [[], ...names.map(name => [name]), ...pairs];
  return itemAt(all, n % all.length);
}

/** The n-th mat of a seed; null where nothing grew. */
export function plant(n: number, roll: Random): Planted | null {
  const division = itemAt(DIVISIONS, n % 4);
  const editions = editionsOf('on-sets') as readonly OnSetsEdition[];
  const edition = itemAt(editions, Math.floor(n / 4) % editions.length);
  const mode = itemAt(MODES, Math.floor(n / 8) % 4);
  const chosen = shuffled(roll, chosenAt(Math.floor(n / 32), choosable(edition, division)));
  for (let tries = 0; tries < 40; tries++) {
    const { min, max } = cardRange(division);
    const cards = shuffled(roll, CARDS).slice(0, min + Math.floor(roll() * (max - min + 1)));
    const has = (name: string): boolean => chosen.includes(name);
    if (has('blankWild') && !cards.includes('blank')) continue;
    const double = has('doubleSet') ? growName(roll, 1 + Math.floor(roll() * 2)) : null;
    const parsed = double === null ? null : parseSetName(nameText(double, () => ''));
    if (parsed !== null && !parsed.ok) throw new Error(`The planter wrote a name that cannot be read: ${double}`);
    let inForce: InForce = alwaysInForce(division, edition);
    for (const name of chosen)
      if (name === 'doubleSet' && parsed?.ok)
        inForce = { ...inForce, doubleSet: { name: parsed.value, symmetric: minusIsSymmetric(edition, chosen) } };
      else if (!['requiredCube', 'wildCube', 'requiredCard', 'forbiddenCard', 'doubleSet'].includes(name))
        inForce = { ...inForce, [name]: true };
    const restricted = division !== 'elementary' && roll() < 0.6;
    const draw = (): Drawn | null => drawn(roll, inForce, cards, double, restricted);
    const grown = inForce.twoSolutions ? growPair(draw) : growOne(draw);
    if (grown === null) continue;
    const [first] = grown;
    const goal = goalFor(roll, inForce.absValue, grown);
    if (!first || goal === null) continue;
    const inAll = cards.filter(card => grown.every(one => one.cards.includes(card)));
    const inNone = cards.filter(card => !grown.some(one => one.cards.includes(card)));
    if (has('requiredCard')) {
      if (inAll.length === 0) continue;
      inForce = { ...inForce, requiredCards: [pick(roll, inAll)] };
    }
    if (has('forbiddenCard')) {
      if (inNone.length === 0) continue;
      inForce = { ...inForce, forbiddenCard: pick(roll, inNone) };
    }
    const uses = grown.map(partsOf);
    const wild = has('wildCube') ? wildFor(roll, uses, inForce) : null;
    if (has('wildCube') && wild === null) continue;
    if (wild) inForce = { ...inForce, wildCube: wild.face };
    const laid = lay(roll, uses, inForce, wild);
    if (has('requiredCube') && laid.inEach.length === 0) continue;
    if (has('requiredCube')) inForce = { ...inForce, requiredCubes: [pick(roll, laid.inEach)] };
    const mark = (symbol: OnSetsSymbol): string => (wild !== null && symbol === wild.as ? '*' : '');
    return {
      position: {
        edition,
        division,
        restrictions: division !== 'elementary',
        cards,
        mat: matFor(roll, laid, mode),
        goal,
        mode,
        inForce,
      },
      solutions: grown.map(one => ({
        restrictions: one.restrictions.map(restriction => restrictionText(restriction, mark)),
        setName: nameText(one.name, mark),
        ...(one.blankAs === null ? {} : { blankAs: one.blankAs }),
      })),
      variations: variationsOf(division, edition, chosen, inForce, double),
      double,
      used: laid.needed,
    };
  }
  return null;
}

function variationsOf(
  division: Division,
  edition: OnSetsEdition,
  chosen: readonly string[],
  inForce: InForce,
  double: Node | null,
): readonly Variation[] {
  const always = Object.entries(alwaysInForce(division, edition)).flatMap(([id, on]) => (on === true ? [id] : []));
  const blankOf = (name: string): Json => {
    if (name === 'doubleSet') return double && nameText(double, () => '');
    if (name === 'requiredCube') return inForce.requiredCubes[0] ?? null;
    if (name === 'requiredCard') return inForce.requiredCards[0] ?? null;
    const value = inForce[name as keyof InForce];
    return typeof value === 'string' ? value : null;
  };
  return [...always.map(id => ({ id, value: null })), ...chosen.map(name => ({ id: name, value: blankOf(name) }))];
}

/** A Set-Name, perhaps with Restrictions, and the cards it names, found card by card. */
function drawn(
  roll: Random,
  inForce: InForce,
  cards: readonly string[],
  double: Node | null,
  restricted: boolean,
): Drawn | null {
  const restrictions = restricted ? growRestrictions(roll) : [];
  const name = growName(roll, 1 + Math.floor(roll() * (restricted ? 3 : 5)));
  const signs = symbolsOf(name).filter(isOperation).length;
  if ((inForce.twoOps && signs < 2) || (!restricted && signs === 0)) return null;
  const blankAs = inForce.blankWild ? pick(roll, CARDS) : null;
  const dots = (card: string): string =>
    card !== 'blank' ? card : blankAs === null || blankAs === 'blank' ? '' : blankAs;
  const { symDiff } = inForce;
  const gone = restrictions.map(restriction => cards.filter(card => !allows(restriction, dots(card), symDiff)));
  // XIII-B-8: in whatever order they come, each removes a card.
  const isIdle = (mine: readonly string[], i: number): boolean =>
    mine.every(card => gone.some((other, k) => k !== i && other.includes(card)));
  if (inForce.noNull && gone.some(isIdle)) return null;
  const left = cards.filter(card => !gone.some(some => some.includes(card)) && holds(name, dots(card), symDiff));
  const twice = (card: string): boolean =>
    double !== null && holds(double, dots(card), inForce.doubleSet?.symmetric === true);
  const weight = left.reduce((sum, card) => sum + (twice(card) ? 2 : 1), 0);
  return { restrictions, name, blankAs, cards: left, weight };
}

const growOne = (draw: () => Drawn | null): readonly Drawn[] | null => {
  for (let tries = 0; tries < 30; tries++) {
    const one = draw();
    if (one) return [one];
  }
  return null;
};

/** XIII-D-14: the second names a card that the first does not. */
function growPair(draw: () => Drawn | null): readonly Drawn[] | null {
  const first = growOne(draw)?.[0];
  for (let tries = 0; first && tries < 200; tries++) {
    const second = draw();
    if (second && second.weight === first.weight && second.cards.some(card => !first.cards.includes(card)))
      return [first, second];
  }
  return null;
}

function goalFor(roll: Random, absValue: boolean, grown: readonly Drawn[]): OnSetsPosition['goal'] | null {
  const weight = grown[0]?.weight ?? 0;
  for (let tries = 0; tries < 300; tries++) {
    const goal = randomGoal(roll, absValue, weight);
    if (goalValues(goal, absValue).includes(weight)) return goal;
  }
  return null;
}

/** The symbols of the Restrictions, null where there are none, and of the Set-Name. */
interface Uses {
  readonly restrictions: readonly OnSetsSymbol[] | null;
  readonly name: readonly OnSetsSymbol[];
}

const partsOf = ({ restrictions, name }: Drawn): Uses => ({
  restrictions:
    restrictions.length === 0
      ? null
      : restrictions.flatMap(({ sides, rels }) => [...sides.flatMap(symbolsOf), ...rels]),
  name: symbolsOf(name),
});

interface Wild {
  readonly face: OnSetsSymbol;
  readonly as: OnSetsSymbol;
}

/** A face that stands nowhere in the Solutions, laid for one symbol wherever it stands. */
function wildFor(roll: Random, uses: readonly Uses[], inForce: InForce): Wild | null {
  const used = new Set(uses.flatMap(({ restrictions, name }) => [...(restrictions ?? []), ...name]));
  const free = SYMBOLS.filter(face => !used.has(face) && !isRelation(face) && !(face === '-' && inForce.symDiff));
  if (free.length === 0) return null;
  return { face: pick(roll, free), as: pick(roll, [...used]) };
}

interface Laid {
  readonly needed: readonly OnSetsSymbol[];
  readonly required: readonly OnSetsSymbol[];
  /** Faces that every Solution uses somewhere. */
  readonly inEach: readonly OnSetsSymbol[];
}

const countOf = (list: readonly OnSetsSymbol[], face: OnSetsSymbol): number => list.filter(one => one === face).length;

/** Cubes for all parts of all Solutions: each serves once in each part, an operation at will under Multiple Operations. */
function lay(roll: Random, uses: readonly Uses[], inForce: InForce, wild: Wild | null): Laid {
  const swapped = new Map<OnSetsSymbol, OnSetsSymbol>();
  if (inForce.unionInter && roll() < 0.5) swapped.set('U', 'N').set('N', 'U');
  if (inForce.univNull && roll() < 0.5) swapped.set('V', 'L').set('L', 'V');
  const faceOf = (symbol: OnSetsSymbol): OnSetsSymbol => {
    if (wild !== null && symbol === wild.as) return wild.face;
    const face = swapped.get(symbol) ?? symbol;
    // The wild face means something else now.
    return wild !== null && face === wild.face ? symbol : face;
  };
  const parts = uses.flatMap(({ restrictions, name }) => (restrictions === null ? [name] : [restrictions, name]));
  const repeats = (symbol: OnSetsSymbol): boolean => inForce.multipleOps && isOperation(symbol);
  const facesIn = (part: readonly OnSetsSymbol[]): readonly OnSetsSymbol[] => [
    ...part.filter(symbol => !repeats(symbol)).map(faceOf),
    ...new Set(part.filter(repeats).map(faceOf)),
  ];
  const inParts = parts.map(facesIn);
  const needed = SYMBOLS.flatMap(face => {
    const most = Math.max(...inParts.map(part => countOf(part, face)));
    return Array.from({ length: most }, () => face);
  });
  // A cube may be Required where every Solution uses it in every part; = and ⊆ have no place in a Set-Name.
  const means = (face: OnSetsSymbol): OnSetsSymbol => (wild !== null && face === wild.face ? wild.as : face);
  const required = SYMBOLS.flatMap(face => {
    const where = isRelation(means(face)) ? uses.map(one => one.restrictions ?? []).map(facesIn) : inParts;
    const most = Math.min(...where.map(part => countOf(part, face)));
    return Array.from({ length: most }, () => face).filter(() => roll() < 0.35);
  });
  const facesOf = ({ restrictions, name }: Uses): readonly OnSetsSymbol[] =>
    facesIn([...(restrictions ?? []), ...name]);
  const inEach = SYMBOLS.filter(face => uses.every(one => facesOf(one).includes(face)));
  return { needed, required, inEach };
}

/** Some cubes Required, the others Permitted or in Resources as the mode allows, and cubes that nobody needs. */
function matFor(roll: Random, { needed, required }: Laid, mode: OnSetsPosition['mode']): Mat {
  const rest = [...needed];
  for (const face of required) rest.splice(rest.indexOf(face), 1);
  const mat = {
    required: [...required],
    permitted: [] as OnSetsSymbol[],
    forbidden: [] as OnSetsSymbol[],
    resources: [] as OnSetsSymbol[],
  };
  let drawsLeft = mode === 'forceout' ? 0 : mode === 'now' ? 1 : rest.length;
  for (const face of shuffled(roll, rest)) {
    const fromResources = drawsLeft > 0 && roll() < 0.6;
    if (fromResources) drawsLeft--;
    mat[fromResources ? 'resources' : 'permitted'].push(face);
  }
  for (let junk = Math.floor(roll() * 7); junk > 0; junk--)
    mat[pick(roll, ['permitted', 'resources', 'forbidden'] as const)].push(pick(roll, SYMBOLS));
  for (const section of Object.values(mat)) section.splice(0, section.length, ...shuffled(roll, section));
  return mat;
}
