import type { Kind, Part, Supply } from './kinds.ts';

/** `sum`: of the digits, each counted as 1 at least. */
const COUNTED = [
  'digits',
  'pluses',
  'minuses',
  'products',
  'quotients',
  'powers',
  'radicals',
  'points',
  'bangs',
  'sum',
] as const;
type Counted = (typeof COUNTED)[number];
const SUM = COUNTED.indexOf('sum');

/** Cubes that can be used, as far as they say which numbers can be made. */
export type UsableCubes = Readonly<Record<Counted, number>>;

const SIGNS = { '+': 'pluses', '-': 'minuses', x: 'products', '/': 'quotients', '*': 'powers', r: 'radicals' } as const;

const sortOf = (part: Part): Counted | null => {
  if (part.role === 'sign') return SIGNS[part.sign];
  return part.role === 'unit' ? null : `${part.role}s`;
};

interface Counter {
  readonly type: number;
  /** The place of its sort in `COUNTED`. */
  readonly sort: number;
  /** Uses there can be, and how many of them take nothing from Resources. */
  readonly most: number;
  readonly owned: number;
  /** Of a digit, 1 at least; else 0. */
  readonly size: number;
}

/** What can be used beside some uses, at most. Asked for at every table, so everything that can be is counted before. */
export class CubesBeside {
  private readonly counters: readonly Counter[];
  private readonly mine = new Float64Array(COUNTED.length);
  private readonly loose = new Float64Array(COUNTED.length);

  constructor(
    { types, kinds, repeats }: Supply,
    /** So many cubes may come from Resources. */
    private readonly limit: number,
  ) {
    this.counters = types.flatMap(({ part, kind, most }, type) => {
      const sort = sortOf(part);
      const owned = kind < 0 ? most : Math.min(most, ownedUses(part, kinds[kind]!, repeats, limit));
      const size = part.role === 'digit' ? Math.max(1, part.digit) : 0;
      return sort === null ? [] : [{ type, sort: COUNTED.indexOf(sort), most, owned, size }];
    });
  }

  /** By place in `COUNTED`; the array handed out is reused. */
  count(uses: Uint8Array | null): Float64Array {
    const { mine, loose, limit } = this;
    mine.fill(0);
    loose.fill(0);
    let largest = 0;
    for (const { type, sort, most, owned, size } of this.counters) {
      const used = uses === null ? 0 : uses[type]!;
      const own = owned > used ? owned - used : 0;
      const others = most - used - own;
      mine[sort]! += own;
      loose[sort]! += others;
      mine[SUM]! += own * size;
      loose[SUM]! += others * size;
      if (others > 0 && size > largest) largest = size;
    }
    for (let sort = 0; sort < SUM; sort++) mine[sort]! += Math.min(limit, loose[sort]!);
    mine[SUM]! += limit === Number.POSITIVE_INFINITY ? loose[SUM]! : Math.min(limit * largest, loose[SUM]!);
    return mine;
  }
}

/** In the order of `COUNTED`. */
export const namedCounts = (counts: Float64Array): UsableCubes => ({
  digits: counts[0]!,
  pluses: counts[1]!,
  minuses: counts[2]!,
  products: counts[3]!,
  quotients: counts[4]!,
  powers: counts[5]!,
  radicals: counts[6]!,
  points: counts[7]!,
  bangs: counts[8]!,
  sum: counts[9]!,
});

/** A sign that is there may be used again and again where operations repeat. */
function ownedUses({ role }: Part, { required, permitted, resources }: Kind, repeats: boolean, limit: number): number {
  const cubes = required + permitted;
  if (!repeats || role !== 'sign') return cubes;
  return cubes + Math.min(limit, resources) > 0 ? Number.POSITIVE_INFINITY : 0;
}
