import type { Mode } from '../mat.ts';

/**
 * A second, plain solver for small mats: every subset of the single cubes, every value of every split, fractions on
 * BigInt. It shares nothing with the search it is compared with.
 */
export interface ReferenceMat {
  readonly required: string;
  readonly permitted: string;
  readonly resources: string;
  /** In lowest terms. */
  readonly goal: { readonly n: bigint; readonly d: bigint };
  readonly mode: Mode;
  readonly variations: readonly string[];
}

interface Q {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const q = (n: bigint, d: bigint): Q => {
  const g = gcd(n, d) || 1n;
  const s = d < 0n ? -1n : 1n;
  return { n: (s * n) / g, d: (s * d) / g };
};
const key = ({ n, d }: Q): string => `${n}/${d}`;

const LONGEST = 400;
const isWhole = ({ n, d }: Q): boolean => d === 1n && n >= 0n;

const PRIMES = Array.from({ length: 230 }, (_, n) => n).filter(
  n => n > 1 && Array.from({ length: n - 2 }, (_, k) => k + 2).every(k => n % k !== 0),
);

export class ReferenceSolver {
  /** A number too long to follow was met: a "no" says nothing. */
  capped = false;
  private readonly cubes: readonly string[];
  private readonly has: ReadonlySet<string>;
  private readonly tables = new Map<string, Map<string, Q>>();

  constructor(private readonly mat: ReferenceMat) {
    this.cubes = [...mat.required, ...mat.permitted, ...mat.resources];
    this.has = new Set(mat.variations);
  }

  solvable(): boolean {
    const { required, permitted, resources, mode, goal } = this.mat;
    const all = 1 << this.cubes.length;
    const musts = (1 << required.length) - 1;
    const loose = ((1 << resources.length) - 1) << (required.length + permitted.length);
    const limit = mode === 'now' ? 1 : mode === 'forceout' ? 0 : 99;
    const bangs = this.has.has('factorial') ? 2 : 0;
    for (let set = 0; set < all; set++) {
      if ((set & musts) !== musts || count(set) < 2 || count(set & loose) > limit) continue;
      for (let used = 0; used <= bangs; used++) {
        if (this.has.has('three-operation') && this.signs(set) + used < 3) continue;
        for (const { n, d } of this.values(set, used).values()) if (n === goal.n && d === goal.d) return true;
      }
    }
    return false;
  }

  private signs(set: number): number {
    return this.cubes.filter((c, i) => (set >> i) & 1 && !/\d/.test(c)).length;
  }

  private values(set: number, bangs: number): Map<string, Q> {
    const id = `${set}!${bangs}`;
    const known = this.tables.get(id);
    if (known) return known;
    const found = new Map<string, Q>();
    this.tables.set(id, found);
    const put = (x: Q | null): void => {
      if (x) found.set(key(x), x);
    };
    const members = this.cubes.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    if (bangs === 0) for (const leaf of this.leaves(members)) put(leaf);
    if (bangs > 0) for (const x of this.values(set, bangs - 1).values()) put(this.factorial(x));
    for (const i of members) {
      const sign = this.cubes[i]!;
      if (/\d/.test(sign)) continue;
      const rest = set & ~(1 << i);
      for (const x of this.values(rest, bangs).values()) {
        if (sign === 'r') put(this.root(q(2n, 1n), x));
        if (sign === 'x') put(this.unary(x));
      }
      for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
        for (let b = 0; b <= bangs; b++) {
          const xs = [...this.values(left, b).values()];
          const ys = [...this.values(rest & ~left, bangs - b).values()];
          for (const x of xs) for (const y of ys) for (const result of this.binary(sign, x, y)) put(result);
          if (this.has.has('percent') && sign === 'r') {
            const long = (part: number, n: number): readonly Q[] => (n === 0 ? this.longLeaves(part) : []);
            for (const x of [...xs, ...long(left, b)])
              for (const y of [...ys, ...long(rest & ~left, bangs - b)]) put(q(x.n * y.n, x.d * y.d * 100n));
          }
        }
      }
    }
    return found;
  }

  private longLeaves(set: number): readonly Q[] {
    const members = this.cubes.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    if (members.length !== 2 || !members.every(i => /\d/.test(this.cubes[i]!))) return [];
    const [a, b] = members.map(i => BigInt(this.cubes[i]!)) as [bigint, bigint];
    return [q(10n * a + b, 1n), q(10n * b + a, 1n)];
  }

  private leaves(members: readonly number[]): readonly Q[] {
    const faces = members.map(i => this.cubes[i]!);
    if (faces.length === 1 && /\d/.test(faces[0]!)) {
      const n = BigInt(faces[0]!);
      const out = [q(n, 1n)];
      if (this.has.has('sideways') && n !== 0n) out.push(q(1n, n));
      return this.has.has('upside-down') ? [...out, ...out.map(x => q(-x.n, x.d))] : out;
    }
    const digits = faces.filter(f => /\d/.test(f));
    const stars = faces.filter(f => f === '*').length;
    if (digits.length === 2 && stars === 0 && faces.length === 2 && this.has.has('two-digit'))
      return orders(digits).map(row => q(BigInt(row.join('')), 1n));
    if (
      this.has.has('decimal-point') &&
      stars === 1 &&
      digits.length === faces.length - 1 &&
      digits.length <= 3 &&
      digits.length > 0
    )
      return orders(digits).flatMap(row =>
        Array.from({ length: row.length + 1 }, (_, point) =>
          q(BigInt(row.join('')), 10n ** BigInt(row.length - point)),
        ),
      );
    return [];
  }

  private binary(sign: string, x: Q, y: Q): readonly (Q | null)[] {
    const out: (Q | null)[] = [];
    const whole = isWhole(x) && isWhole(y);
    switch (sign) {
      case '+':
        out.push(q(x.n * y.d + y.n * x.d, x.d * y.d * (this.has.has('average') ? 2n : 1n)));
        break;
      case '-':
        out.push(q(x.n * y.d - y.n * x.d, x.d * y.d));
        break;
      case 'x':
        out.push(q(x.n * y.n, x.d * y.d));
        break;
      case '/':
        if (y.n !== 0n) out.push(q(x.n * y.d, x.d * y.n));
        if (this.has.has('remainder') && whole && x.n > 0n && x.n <= 1000n && y.n > 0n) out.push(q(x.n % y.n, 1n));
        break;
      case '*':
        out.push(this.power(x, y));
        if (this.has.has('gcf') && whole && x.n + y.n > 0n) out.push(q(gcd(x.n, y.n), 1n));
        break;
      case 'r':
        out.push(this.root(x, y));
        if (this.has.has('lcm') && whole && x.n > 0n && y.n > 0n) out.push(q((x.n * y.n) / gcd(x.n, y.n), 1n));
        break;
    }
    return out;
  }

  private power(x: Q, y: Q): Q | null {
    if (!isWhole(x) || !isWhole(y) || (x.n === 0n && y.n === 0n)) return null;
    if (x.n < 2n) return y.n === 0n ? q(1n, 1n) : x;
    if (Number(y.n) * x.n.toString(2).length > LONGEST) {
      this.capped = true;
      return null;
    }
    return q(x.n ** y.n, 1n);
  }

  private root(index: Q, x: Q): Q | null {
    if (!isWhole(index) || index.n === 0n || !isWhole(x)) return null;
    if (x.n < 2n || index.n === 1n) return x;
    if (index.n > BigInt(LONGEST)) return null;
    let low = 1n;
    let high = x.n;
    while (low < high) {
      const middle = (low + high + 1n) / 2n;
      if (middle ** index.n <= x.n) low = middle;
      else high = middle - 1n;
    }
    return low ** index.n === x.n ? q(low, 1n) : null;
  }

  private unary(x: Q): Q | null {
    if (this.has.has('smallest-prime')) {
      if (x.n > 200n * x.d) return null;
      return q(BigInt(PRIMES.find(p => BigInt(p) * x.d > x.n)!), 1n);
    }
    if (!this.has.has('number-of-factors') || x.d !== 1n || x.n < 1n || x.n > 200n) return null;
    let count = 0n;
    for (let k = 1n; k <= x.n; k++) if (x.n % k === 0n) count++;
    return q(count, 1n);
  }

  private factorial(x: Q): Q | null {
    if (!isWhole(x)) return null;
    if (x.n > 60n) {
      this.capped = true;
      return null;
    }
    let value = 1n;
    for (let k = 2n; k <= x.n; k++) value *= k;
    return q(value, 1n);
  }
}

const count = (set: number): number => set.toString(2).replaceAll('0', '').length;

const orders = (row: readonly string[]): readonly (readonly string[])[] =>
  row.length < 2 ? [row] : row.flatMap((x, i) => orders(row.toSpliced(i, 1)).map(rest => [x, ...rest]));
