/** A second evaluation, made of nothing of the first: exact fractions where it can, enclosures of 400 bits elsewhere. */

export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

export type Tree =
  | { readonly op: 'digit'; readonly of: number }
  | { readonly op: '+' | '-' | 'x' | '/' | '*' | 'r'; readonly a: Tree; readonly b: Tree };

export const digit = (of: number): Tree => ({ op: 'digit', of });

export function write(tree: Tree): string {
  if (tree.op === 'digit') return `${tree.of}`;
  return `(${write(tree.a)}${tree.op}${write(tree.b)})`;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function ratio(n: bigint, d: bigint): Ratio {
  const g = gcd(n, d);
  return d < 0n ? { n: -n / g, d: -d / g } : { n: n / g, d: d / g };
}

export const show = ({ n, d }: Ratio): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** `none`: no value by the rules. `pass`: this evaluation cannot say. */
export type Found<T> = T | 'none' | 'pass';

const MOST_BITS = 3000n;
const tooLong = ({ n, d }: Ratio): boolean => {
  const most = 1n << MOST_BITS;
  return n > most || -n > most || d > most;
};

export function powerOf(a: Ratio, k: bigint): Found<Ratio> {
  if (a.n === 0n) return k > 0n ? a : 'none';
  const size = k < 0n ? -k : k;
  const one = (x: bigint): boolean => x === 1n || x === -1n;
  if (!(one(a.n) && a.d === 1n) && size > 2000n) return 'pass';
  const e = one(a.n) && a.d === 1n ? size % 2n : size;
  const up = ratio(a.n ** e, a.d ** e);
  return k < 0n ? ratio(up.d, up.n) : up;
}

/** The whole k-th root of a whole number, or null. */
export function wholeRoot(n: bigint, k: bigint): bigint | null {
  if (n < 2n) return n;
  let low = 1n;
  let high = 1n;
  while (high ** k < n) high *= 2n;
  while (low < high) {
    const mid = (low + high) / 2n;
    if (mid ** k < n) low = mid + 1n;
    else high = mid;
  }
  return low ** k === n ? low : null;
}

export function combine(op: string, a: Ratio, b: Ratio): Found<Ratio> {
  const out = combined(op, a, b);
  return typeof out !== 'string' && tooLong(out) ? 'pass' : out;
}

function combined(op: string, a: Ratio, b: Ratio): Found<Ratio> {
  switch (op) {
    case '+':
      return ratio(a.n * b.d + b.n * a.d, a.d * b.d);
    case '-':
      return ratio(a.n * b.d - b.n * a.d, a.d * b.d);
    case 'x':
      return ratio(a.n * b.n, a.d * b.d);
    case '/':
      return b.n === 0n ? 'none' : ratio(a.n * b.d, a.d * b.n);
    case '*':
      return b.d === 1n ? powerOf(a, b.n) : 'pass';
    default:
      return 'pass';
  }
}

/** Powers and roots by the General Rule of Elementary. */
export function elementary(op: string, a: Ratio, b: Ratio): Found<Ratio> {
  const whole = (x: Ratio): boolean => x.d === 1n && x.n >= 0n;
  if (op === '*') return whole(a) && whole(b) ? combine(op, a, b) : 'none';
  if (op !== 'r') return combine(op, a, b);
  if (!whole(a) || a.n === 0n || !whole(b)) return 'none';
  if (a.n > 60n && b.n > 1n) return b.n < 1n << a.n ? 'none' : 'pass';
  const root = wholeRoot(b.n, a.n);
  return root === null ? 'none' : { n: root, d: 1n };
}

export function exactly(tree: Tree, apply: (op: string, a: Ratio, b: Ratio) => Found<Ratio>): Found<Ratio> {
  if (tree.op === 'digit') return { n: BigInt(tree.of), d: 1n };
  const a = exactly(tree.a, apply);
  const b = exactly(tree.b, apply);
  if (a === 'pass' || b === 'pass') return 'pass';
  if (a === 'none' || b === 'none') return 'none';
  return apply(tree.op, a, b);
}

const BITS = 400n;
const ONE = 1n << BITS;

/** Multiples of 2⁻⁴⁰⁰; `exact` when the number is known to be that fraction. */
export interface Enclosure {
  readonly lo: bigint;
  readonly hi: bigint;
  readonly exact: Ratio | null;
}

const floorDiv = (a: bigint, b: bigint): bigint => {
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
};
const ceilDiv = (a: bigint, b: bigint): bigint => -floorDiv(-a, b);
const ofRatio = (exact: Ratio): Enclosure => ({
  lo: floorDiv(exact.n * ONE, exact.d),
  hi: ceilDiv(exact.n * ONE, exact.d),
  exact,
});
const least = (xs: readonly bigint[]): bigint => [...xs].sort((a, b) => (a < b ? -1 : 1))[0]!;
const most = (xs: readonly bigint[]): bigint => [...xs].sort((a, b) => (a < b ? 1 : -1))[0]!;

/** Far from what 400 bits hold well: too large, or too near to zero. */
const isAwkward = ({ lo, hi }: Enclosure): boolean =>
  hi > ONE << 100n || -lo > ONE << 100n || (lo < ONE >> 60n && hi > -(ONE >> 60n)) || hi - lo > ONE >> 200n;

export function enclosed(tree: Tree): Found<Enclosure> {
  if (tree.op === 'digit') return ofRatio({ n: BigInt(tree.of), d: 1n });
  const a = enclosed(tree.a);
  const b = enclosed(tree.b);
  if (a === 'pass' || b === 'pass') return 'pass';
  if (a === 'none' || b === 'none') return 'none';
  const out = apply(tree.op, a, b);
  if (typeof out === 'string' || out.exact?.n === 0n) return out;
  return isAwkward(out) ? 'pass' : out;
}

function apply(op: string, a: Enclosure, b: Enclosure): Found<Enclosure> {
  if (a.exact && b.exact && op !== 'r') {
    const exact = combine(op, a.exact, b.exact);
    if (exact !== 'pass') return exact === 'none' ? 'none' : ofRatio(exact);
  }
  switch (op) {
    case '+':
      return { lo: a.lo + b.lo, hi: a.hi + b.hi, exact: null };
    case '-':
      return { lo: a.lo - b.hi, hi: a.hi - b.lo, exact: null };
    case 'x': {
      const all = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
      return { lo: floorDiv(least(all), ONE), hi: ceilDiv(most(all), ONE), exact: null };
    }
    case '/':
      return b.exact?.n === 0n ? 'none' : over(a, b);
    case 'r':
      return rooted(a, b);
    default:
      return raised(a, b);
  }
}

function over(a: Enclosure, b: Enclosure): Found<Enclosure> {
  if (b.lo <= 0n && b.hi >= 0n) return 'pass';
  const ends = [a.lo, a.hi].flatMap(x => [b.lo, b.hi].map(y => [x * ONE, y] as const));
  return {
    lo: least(ends.map(([x, y]) => floorDiv(x, y))),
    hi: most(ends.map(([x, y]) => ceilDiv(x, y))),
    exact: null,
  };
}

function rooted(index: Enclosure, of: Enclosure): Found<Enclosure> {
  if (index.exact?.n === 0n) return 'none';
  if (index.exact) return raised(of, ofRatio(ratio(index.exact.d, index.exact.n)));
  const inverse = over(ofRatio({ n: 1n, d: 1n }), index);
  return typeof inverse === 'string' ? inverse : raised(of, inverse);
}

/** a to the b by exp(b · ln a); signs by III-C when the exponent is a known fraction. */
function raised(a: Enclosure, b: Enclosure): Found<Enclosure> {
  if (a.exact?.n === 0n) {
    if (b.lo > 0n) return a;
    return b.hi < 0n || b.exact?.n === 0n ? 'none' : 'pass';
  }
  if (b.exact?.n === 0n) return a.lo > 0n || a.hi < 0n ? ofRatio({ n: 1n, d: 1n }) : 'pass';
  if (a.lo > 0n) return positive(a, b);
  if (a.hi >= 0n || b.exact === null) return 'pass';
  if (b.exact.d % 2n === 0n) return 'none';
  const size = positive({ lo: -a.hi, hi: -a.lo, exact: null }, b);
  if (typeof size === 'string' || b.exact.n % 2n === 0n) return size;
  return { lo: -size.hi, hi: -size.lo, exact: null };
}

function positive(a: Enclosure, b: Enclosure): Found<Enclosure> {
  const logs = [ln(a.lo) - SLACK, ln(a.hi) + SLACK];
  const ends = logs.flatMap(l => [l * b.lo, l * b.hi]);
  const low = floorDiv(least(ends), ONE);
  const high = ceilDiv(most(ends), ONE);
  if (high > 60n * ONE || low < -40n * ONE) return 'pass';
  const margin = (x: bigint): bigint => (x >> 330n) + SLACK;
  const [from, to] = [exp(low), exp(high)];
  return { lo: from - margin(from), hi: to + margin(to), exact: null };
}

const SLACK = 1n << 40n;

/** 2 artanh((x − 1)/(x + 1)) after halvings into [1, 2). */
function ln(x: bigint): bigint {
  let halvings = 0n;
  let y = x;
  while (y >= 2n * ONE) {
    y = (y + 1n) / 2n;
    halvings++;
  }
  while (y < ONE) {
    y *= 2n;
    halvings--;
  }
  return artanhTwice(((y - ONE) * ONE) / (y + ONE)) + halvings * LN2;
}

function artanhTwice(z: bigint): bigint {
  const square = (z * z) / ONE;
  let power = z;
  let sum = 0n;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k;
    power = (power * square) / ONE;
  }
  return 2n * sum;
}

const LN2 = artanhTwice(ONE / 3n);

function exp(x: bigint): bigint {
  const halvings = 20n;
  const small = x >> halvings;
  let term = ONE;
  let sum = ONE;
  for (let k = 1n; term !== 0n && k < 200n; k++) {
    term = (term * small) / (k * ONE);
    sum += term;
  }
  for (let i = 0n; i < halvings; i++) sum = (sum * sum) / ONE;
  return sum;
}

/** A decimal text with `e` as a fraction. */
export function decimal(text: string): Ratio {
  const [mantissa, exponent = '0'] = text.toLowerCase().split('e');
  const [whole, part = ''] = mantissa!.split('.');
  const shift = Number(exponent) - part.length;
  const n = BigInt(`${whole}${part}`);
  return shift >= 0 ? ratio(n * 10n ** BigInt(shift), 1n) : ratio(n, 10n ** BigInt(-shift));
}

/** Is the decimal, right to 35 digits, inside? */
export function holds({ lo, hi }: Enclosure, text: string): boolean {
  const { n, d } = decimal(text);
  const at = (n * ONE) / d;
  const slack = (at < 0n ? -at : at) / 10n ** 35n + 1n;
  return at >= lo - slack && at <= hi + slack;
}

export const apart = (a: Enclosure, b: Enclosure): boolean => a.hi < b.lo || b.hi < a.lo;
