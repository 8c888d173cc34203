import type { Mat } from '../mat.ts';
import { mayBeExponent, type Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { hasPrefix, inForce, isReplaced, meaningsOn } from '../variations/in-force.ts';
import { allHands, endlessHands, type Hand } from './endless.ts';

/** What a use of a cube is to the search. Cubes with the same symbol are one kind; some kinds can play several parts. */
export type Part =
  | { readonly role: 'digit'; readonly digit: number }
  | { readonly role: 'sign'; readonly sign: '+' | '-' | 'x' | '/' | '*' | 'r' }
  | { readonly role: 'point' }
  | { readonly role: 'unit' }
  | { readonly role: 'bang' };

export interface Kind {
  /** The symbol, after wild cubes have been given theirs. */
  readonly symbol: string;
  /** May be an exponent without *. */
  readonly coloured: boolean;
  readonly required: number;
  readonly permitted: number;
  readonly resources: number;
  /** How many of `required`, `permitted`, `resources` are wild cubes. */
  readonly wild: { readonly required: number; readonly permitted: number; readonly resources: number };
}

export interface SearchType {
  readonly part: Part;
  /** Index of the kind that supplies it, -1 for !. */
  readonly kind: number;
  readonly most: number;
}

/** One meaning of the wild cubes with the cubes there are. */
export interface Supply {
  readonly kinds: readonly Kind[];
  readonly types: readonly SearchType[];
  readonly wild: { readonly face: '0' | 'x'; readonly symbol: string } | null;
  readonly rules: Rules;
  readonly limit: number;
  /** Operations may be repeated (Multiple Operations). */
  readonly repeats: boolean;
  /** Signs that stand before or behind a number may be used without end. */
  readonly endless: boolean;
}

const SECTIONS = ['required', 'permitted', 'resources'] as const;

/** Signs that can stand without a number in front of them. */
export const hasUnary = (sign: string, rules: Rules): boolean =>
  (sign === 'r' && !isReplaced(sign, rules)) || hasPrefix(sign, rules);

/**
 * `limit`: so many cubes may come from Resources. `frame`: a mat with all these cubes and more, whose kinds and numbers of
 * uses are taken over.
 */
export function supplyOf(
  mat: Mat,
  limit: number,
  rules: Rules,
  wild: Supply['wild'],
  factorials: number,
  frame: Mat | null = null,
): Supply {
  const wide = frame && kindsOf(frame, rules, wild);
  const kinds = wide ? framed(kindsOf(mat, rules, wild), wide) : kindsOf(mat, rules, wild);
  const repeats = effects(rules).repeatsOperations;
  const digits = usable(
    kinds.filter(k => partsOf(k.symbol, rules).some(p => p.role === 'digit' || p.role === 'unit')),
    limit,
  );
  const types: SearchType[] = [];
  kinds.forEach((kind, n) => {
    const supply = total(wide?.[n] ?? kind);
    for (const part of partsOf(kind.symbol, rules)) {
      const again = repeats && part.role === 'sign';
      const most = hasUnary(kind.symbol, rules) ? digits + 1 : digits - 1;
      types.push({ part, kind: n, most: again ? Math.max(kind.required, most) : supply });
    }
  });
  const bangs = effects(rules).writesFactorials ? (repeats ? 3 : Math.max(0, 2 - factorials)) : 0;
  if (bangs > 0) types.push({ part: { role: 'bang' }, kind: -1, most: bangs });
  const supply = { kinds, types, wild, rules, limit, repeats };
  return { ...supply, endless: handsOf(supply).length > 0 };
}

/** What Solutions have that use a sign without end; with `all`, what any Solution has. */
export const handsOf = (supply: Omit<Supply, 'endless'>, all = false): readonly Hand[] =>
  supply.repeats
    ? (all ? allHands : endlessHands)(
        { ...supply, packs: inForce(supply.rules).some(v => (v.numeral ?? 1) > 1) },
        ({ part }) => part.role === 'sign' && hasUnary(part.sign, supply.rules),
      )
    : [];

/** Can one of them have a 1 that is any power of the base? */
export const hasPowersIn = (hands: readonly Hand[], { types, rules }: Supply): boolean =>
  effects(rules).oneIsAPower &&
  hands.some(({ digits }) =>
    digits.some(at => {
      const { part } = types[at]!;
      return part.role === 'digit' && part.digit === 1;
    }),
  );

/** Solutions have at most this many cubes and digits. */
export function largestOf({ types, kinds, limit }: Supply): { readonly cubes: number; readonly digits: number } {
  const cubes = types.reduce((n, t) => n + (t.kind < 0 ? 0 : t.most), 0);
  const numbers = types.filter(t => t.part.role === 'digit' || t.part.role === 'unit');
  const owned = numbers.reduce((n, { kind, most }) => {
    const { required, permitted } = kinds[kind]!;
    return n + Math.min(most, required + permitted);
  }, 0);
  const all = numbers.reduce((n, { most }) => n + most, 0);
  return { cubes, digits: Math.min(all, owned + limit) };
}

/** How many of these cubes one Solution can use. */
export function usable(kinds: readonly Kind[], limit: number): number {
  const owned = kinds.reduce((n, k) => n + k.required + k.permitted, 0);
  return (
    owned +
    Math.min(
      limit,
      kinds.reduce((n, k) => n + k.resources, 0),
    )
  );
}

const total = (k: Kind): number => k.required + k.permitted + k.resources;

function kindsOf(mat: Mat, rules: Rules, wild: Supply['wild']): readonly Kind[] {
  const found = new Map<
    string,
    { -readonly [K in keyof Kind]: Kind[K] } & { wild: Record<(typeof SECTIONS)[number], number> }
  >();
  for (const section of SECTIONS) {
    for (const cube of mat[section]) {
      const isWild = wild !== null && cube.face === wild.face;
      const symbol = isWild ? wild.symbol : cube.face;
      const coloured = canBeDigit(symbol, rules) && mayBeExponent(rules, cube.colour);
      const key = `${symbol}${coloured ? "'" : ''}`;
      const kind = found.get(key) ?? {
        symbol,
        coloured,
        required: 0,
        permitted: 0,
        resources: 0,
        wild: { required: 0, permitted: 0, resources: 0 },
      };
      kind[section]++;
      if (isWild && wild.symbol !== wild.face) kind.wild[section]++;
      found.set(key, kind);
    }
  }
  return [...found.values()].filter(
    k => !(/^\d$/.test(k.symbol) && Number(k.symbol) >= rules.base && k.required === 0),
  );
}

/** The kinds in the order of those of the frame, with none of it where there is none. */
function framed(kinds: readonly Kind[], frame: readonly Kind[]): readonly Kind[] {
  const alike = (a: Kind, b: Kind): boolean => a.symbol === b.symbol && a.coloured === b.coloured;
  const known = frame.map(
    f =>
      kinds.find(k => alike(k, f)) ?? {
        ...f,
        required: 0,
        permitted: 0,
        resources: 0,
        wild: { required: 0, permitted: 0, resources: 0 },
      },
  );
  return [...known, ...kinds.filter(k => !frame.some(f => alike(k, f)))];
}

/** Ten and eleven are digits too where the base has them. */
const canBeDigit = (symbol: string, rules: Rules): boolean =>
  /^\d$/.test(symbol) || meaningsOn(symbol, rules).some(m => m.as === 'digit');

function partsOf(symbol: string, rules: Rules): readonly Part[] {
  if (/^\d$/.test(symbol)) return Number(symbol) < rules.base ? [{ role: 'digit', digit: Number(symbol) }] : [];
  const meanings = meaningsOn(symbol, rules);
  const parts: Part[] = [];
  for (const { as } of meanings) if (as === 'unit' || as === 'point') parts.push({ role: as });
  if (!isReplaced(symbol, rules) || meanings.some(m => m.as === 'sign'))
    parts.push({ role: 'sign', sign: symbol as '+' | '-' | 'x' | '/' | '*' | 'r' });
  for (const { as } of meanings) if (as === 'digit') parts.push({ role: 'digit', digit: symbol === '*' ? 10 : 11 });
  return parts;
}

const signUses = new Uint8Array(256);
const otherUses = new Uint8Array(256);

/**
 * The fewest cubes of Resources that serve these uses, -1 when they do not fit: too few cubes, a Required cube left over,
 * too many of Resources.
 */
export function admitted(counts: Uint8Array, { kinds, types, repeats, limit }: Supply): number {
  signUses.fill(0, 0, kinds.length);
  otherUses.fill(0, 0, kinds.length);
  for (let t = 0; t < types.length; t++) {
    const { kind, part } = types[t]!;
    if (kind < 0) continue;
    if (part.role === 'sign') signUses[kind]! += counts[t]!;
    else otherUses[kind]! += counts[t]!;
  }
  let fromResources = 0;
  for (let k = 0; k < kinds.length; k++) {
    const { required, permitted, resources } = kinds[k]!;
    const signs = signUses[k]!;
    const single = otherUses[k]!;
    if (single + signs < required) return -1;
    const least = Math.max(required, single + (repeats && signs > 0 ? 1 : signs));
    const more = least - required - permitted;
    if (more > resources) return -1;
    if (more > 0) fromResources += more;
  }
  return fromResources > limit ? -1 : fromResources;
}
