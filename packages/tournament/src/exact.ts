/** An exact fraction in lowest terms, the denominator positive. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function exact(n: number | bigint, d: number | bigint = 1): Exact {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  const g = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / g, d: bottom / g };
}

export const zero = exact(0);
export const plus = (a: Exact, b: Exact): Exact => exact(a.n * b.d + b.n * a.d, a.d * b.d);
export const over = (a: Exact, b: Exact): Exact => exact(a.n * b.d, a.d * b.n);
export const sumOf = (all: readonly Exact[]): Exact => all.reduce(plus, zero);

/** Negative when a is the smaller. */
export function compareExact(a: Exact, b: Exact): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How it is written: a whole number as a number, any other as `p/q`. */
export const written = (x: Exact): number | string => (x.d === 1n ? Number(x.n) : `${x.n}/${x.d}`);
