import type { Kind, SearchType } from './kinds.ts';

/** Signs before or behind a number that one Solution can use together, with the digits it can have beside them. */
export interface Hand {
  /** Places of the types of √ and ×. */
  readonly prefixes: readonly number[];
  readonly hasBang: boolean;
  /** All signs, by the places of their types. */
  readonly signs: readonly number[];
  /** Digits that may come from Resources. */
  readonly space: number;
  /** Places of the types. */
  readonly digits: readonly number[];
  /** Digits in one Solution, at most. */
  readonly most: number;
}

interface Cubes {
  readonly kinds: readonly Kind[];
  readonly types: readonly SearchType[];
  readonly limit: number;
  /** A numeral may have several digits. */
  readonly packs: boolean;
}

const owned = (k: Kind): number => k.required + k.permitted;

/**
 * Where operations repeat: what a Solution has that uses a sign without end. A sign that lies in Resources alone takes a
 * cube from there, so where few may come from there it leaves fewer digits; Required signs between numbers ask for one
 * number more than they are, and several numbers for a sign between them. What no hand holds is used by no Solution.
 */
export function endlessHands(cubes: Cubes, isUnary: (type: SearchType) => boolean): readonly Hand[] {
  const numbers = Math.max(1 + signsBetween(cubes, isUnary), digitsRequired(cubes));
  // With ! alone one digit is one cube, and a Solution has two (VII-B-3).
  const isTwoCubes = ({ most }: Hand): boolean => most > 1 || canPack(cubes);
  return allHands(cubes, isUnary).filter(
    h => (h.prefixes.length > 0 || (h.hasBang && isTwoCubes(h))) && h.most >= numbers,
  );
}

/** The same for every Solution, whether it uses a sign without end or not. */
export function allHands(cubes: Cubes, isUnary: (type: SearchType) => boolean): readonly Hand[] {
  const { kinds, types, limit } = cubes;
  const hasBang = types.some(t => t.part.role === 'bang');
  const signs = types.flatMap((t, at) => (t.part.role === 'sign' ? [at] : []));
  const mine = signs.filter(at => limit > 1 || owned(kinds[types[at]!.kind]!) > 0);
  const taken = limit === 1 ? signs.filter(at => !mine.includes(at)) : [];
  const hand = (uses: readonly number[], space: number): Hand => {
    const beside = digitsBeside(cubes, space);
    const prefixes = uses.filter(at => isUnary(types[at]!));
    const most = uses.length === 0 && !canPack(cubes) ? Math.min(1, beside.most) : beside.most;
    const must = beside.digits.filter(at => kinds[types[at]!.kind]!.required > 0);
    return {
      prefixes,
      hasBang,
      signs: uses,
      space,
      digits: most === 1 && must.length > 0 ? must : beside.digits,
      most,
    };
  };
  return [hand(mine, limit), ...taken.map(at => hand([...mine, at], 0))];
}

const digitsRequired = ({ kinds, types }: Cubes): number =>
  kinds.reduce((n, k, kind) => {
    const own = types.filter(t => t.kind === kind);
    return n + (own.length > 0 && own.every(t => t.part.role === 'digit') ? k.required : 0);
  }, 0);

/** Can several digits be one number, or stand side by side without a sign? */
const canPack = ({ kinds, types, packs }: Cubes): boolean =>
  packs || kinds.some(k => k.coloured) || types.some(t => t.part.role === 'point' || t.part.role === 'unit');

/** Required cubes that can only stand between two numbers. */
function signsBetween({ kinds, types }: Cubes, isUnary: (type: SearchType) => boolean): number {
  const isBetween = (kind: number): boolean => {
    const own = types.filter(t => t.kind === kind);
    return own.length > 0 && own.every(t => t.part.role === 'sign' && !isUnary(t));
  };
  return kinds.reduce((n, k, at) => n + (isBetween(at) ? k.required : 0), 0);
}

function digitsBeside({ kinds, types }: Cubes, limit: number): Pick<Hand, 'digits' | 'most'> {
  const digits = types.flatMap(({ part, kind }, at) => {
    const isNumber = part.role === 'digit' || part.role === 'unit';
    return isNumber && (owned(kinds[kind]!) > 0 || (limit > 0 && kinds[kind]!.resources > 0)) ? [at] : [];
  });
  const sources = [...new Set(digits.map(at => types[at]!.kind))].map(kind => kinds[kind]!);
  const loose = sources.reduce((n, k) => n + k.resources, 0);
  return { digits, most: sources.reduce((n, k) => n + owned(k), 0) + Math.min(limit, loose) };
}
