import type { Kind, Part, Supply } from './kinds.ts';

/** Cubes that can be used, as far as they say which numbers can be made. */
export interface UsableCubes {
  readonly digits: number;
  /** The sum of the digits, each counted as 1 at least. */
  readonly sum: number;
  readonly pluses: number;
  readonly minuses: number;
  readonly products: number;
  readonly quotients: number;
  readonly powers: number;
  readonly radicals: number;
  readonly points: number;
  readonly bangs: number;
}

type Sort = Exclude<keyof UsableCubes, 'sum'>;

const SIGNS = { '+': 'pluses', '-': 'minuses', x: 'products', '/': 'quotients', '*': 'powers', r: 'radicals' } as const;
const SORTS: readonly Sort[] = ['digits', ...Object.values(SIGNS), 'points', 'bangs'];

const sortOf = (part: Part): Sort | null => {
  if (part.role === 'sign') return SIGNS[part.sign];
  return part.role === 'unit' ? null : `${part.role}s`;
};

/** What can be used beside these uses, at most; `limit`: so many cubes may come from Resources. */
export function cubesBeside({ types, kinds, repeats }: Supply, counts: Uint8Array | null, limit: number): UsableCubes {
  const mine = nothing();
  const loose = nothing();
  let largest = 0;
  types.forEach(({ part, kind, most }, t) => {
    const sort = sortOf(part);
    if (sort === null) return;
    const used = counts?.[t] ?? 0;
    const owned = kind < 0 ? most : Math.min(most, ownedUses(part, kinds[kind]!, repeats, limit));
    const own = Math.max(0, owned - used);
    const others = most - used - own;
    mine[sort] += own;
    loose[sort] += others;
    if (part.role !== 'digit') return;
    const size = Math.max(1, part.digit);
    mine.sum += own * size;
    loose.sum += others * size;
    if (others > 0) largest = Math.max(largest, size);
  });
  for (const sort of SORTS) mine[sort] += Math.min(limit, loose[sort]);
  mine.sum += limit === Number.POSITIVE_INFINITY ? loose.sum : Math.min(limit * largest, loose.sum);
  return mine;
}

/** A sign that is there may be used again and again where operations repeat. */
function ownedUses({ role }: Part, { required, permitted, resources }: Kind, repeats: boolean, limit: number): number {
  const cubes = required + permitted;
  if (!repeats || role !== 'sign') return cubes;
  return cubes + Math.min(limit, resources) > 0 ? Number.POSITIVE_INFINITY : 0;
}

const nothing = (): { -readonly [K in keyof UsableCubes]: number } => ({
  digits: 0,
  sum: 0,
  pluses: 0,
  minuses: 0,
  products: 0,
  quotients: 0,
  powers: 0,
  radicals: 0,
  points: 0,
  bangs: 0,
});
