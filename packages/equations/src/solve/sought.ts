import type { Num } from '../values/number.ts';
import { isRational, type Mono } from '../values/sum.ts';

/**
 * The radicals that the Goal values are written with: for r12 + 5 it is √3. A quick search follows fractions and these.
 * A power of a fraction b has the radical m only where every prime of m is one of b, since the exponents of all other
 * primes are zero; so most powers are told apart without being worked out.
 */
export class Sought {
  private readonly keys: ReadonlySet<string>;
  private readonly primes: readonly (readonly number[])[];

  constructor(goals: readonly Num[]) {
    const monos = goals.flatMap(({ num, den }) => [...num, ...den].map(t => t.mono)).filter(m => primesOf(m) !== null);
    this.keys = new Set(['', ...monos.map(m => m.key)]);
    this.primes = monos.map(m => primesOf(m) ?? []);
  }

  get isEmpty(): boolean {
    return this.primes.length === 0;
  }

  /** Can a power of n / d have one of the radicals? */
  mayCome(n: number, d: number): boolean {
    return this.primes.some(all => all.every(p => n % p === 0 || d % p === 0));
  }

  /** Is it written with these radicals alone? */
  has({ num, den }: Num): boolean {
    return [...num, ...den].every(t => this.keys.has(t.mono.key));
  }
}

/** The primes of a product of fractional powers of small primes; null for anything else and for 1. */
function primesOf({ factors }: Mono): readonly number[] | null {
  if (factors.length === 0) return null;
  const primes = factors.map(({ base, exponent }) =>
    base.kind === 'prime' && base.p < 10_000n && isRational(exponent) ? Number(base.p) : null,
  );
  return primes.includes(null) ? null : primes.flatMap(p => p ?? []);
}
