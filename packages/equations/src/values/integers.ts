import { spend } from './meter.ts';

export const abs = (n: bigint): bigint => (n < 0n ? -n : n);
const BLOCK_BITS = 1000n;
const BLOCK = 1n << BLOCK_BITS;

export const bitLength = (n: bigint): number => {
  const size = abs(n);
  if (size < 0x20000000000000n) return size === 0n ? 0 : Math.floor(Math.log2(Number(size))) + 1;
  let bits = 0;
  let top = size;
  for (; top >= BLOCK; top >>= BLOCK_BITS) bits += Number(BLOCK_BITS);
  // The last shift leaves so few bits that a double holds them exactly.
  const rest = Math.max(0, Math.floor(Math.log2(Number(top))) - 40);
  return bits + rest + Math.floor(Math.log2(Number(top >> BigInt(rest)))) + 1;
};

export function gcd(a: bigint, b: bigint): bigint {
  let x = abs(a);
  let y = abs(b);
  for (let n = 1; y !== 0n; n++) {
    if (x < 0x20000000000000n && y < 0x20000000000000n) return BigInt(smallGcd(Number(x), Number(y)));
    [x, y] = [y, x % y];
    if (n % 16 === 0) spend(2);
  }
  return x;
}

const LARGEST_INT = 0x7fffffff;

/** Of safe integers, not negative. */
export function smallGcd(a: number, b: number): number {
  let x = a;
  let y = b;
  while (x > LARGEST_INT || y > LARGEST_INT) {
    if (y === 0) return x;
    const rest = x % y;
    x = y;
    y = rest;
  }
  // From here on in small integers: their remainder is an instruction, that of doubles a call.
  let m = x | 0;
  let n = y | 0;
  while (n !== 0) {
    const rest = (m % n) | 0;
    m = n;
    n = rest;
  }
  return m;
}

export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : abs(a / gcd(a, b)) * abs(b));

interface Remainders {
  readonly product: bigint;
  readonly moduli: readonly { readonly m: number; readonly left: ReadonlySet<number> }[];
}

const remainders = new Map<number, Remainders>();

/** The remainders that p-th powers leave by four primes above p of the form jp + 1, by which they leave few; p is prime. */
function remaindersOf(p: number): Remainders {
  const known = remainders.get(p);
  if (known) return known;
  const primes: number[] = [];
  for (let m = p === 2 ? 3 : 2 * p + 1; primes.length < 4; m += p === 2 ? 2 : 2 * p)
    if (smallestFactor(m) === m) primes.push(m);
  const moduli = (p === 2 ? [64, ...primes] : primes).map(m => ({
    m,
    left: new Set(Array.from({ length: m }, (_, r) => Number(BigInt(r) ** BigInt(p) % BigInt(m)))),
  }));
  const found = { product: BigInt(moduli.reduce((all, { m }) => all * m, 1)), moduli };
  remainders.set(p, found);
  return found;
}

function smallestFactor(n: number): number {
  for (let p = 2; p * p <= n; p++) if (n % p === 0) return p;
  return n;
}

/** For larger ones the remainders are not worth their while. */
const LARGEST_PRIME = 100;

/** Surely no k-th power, by its remainders: that shows nearly all numbers that are none. */
export function isNoPower(n: bigint, k: number): boolean {
  const p = smallestFactor(k);
  if (p > LARGEST_PRIME) return false;
  const { product, moduli } = remaindersOf(p);
  const rest = Number(n % product);
  return moduli.some(({ m, left }) => !left.has(rest % m));
}

/** The largest r with r^k <= n, for n >= 0: Newton from above, started from the root of the leading bits. */
export function rootFloor(n: bigint, k: number): bigint {
  if (n < 2n || k === 1) return n;
  const bits = bitLength(n);
  if (k >= bits) return 1n;
  const power = BigInt(k);
  const lower = Math.floor(bits / k / 2);
  let r = lower < 8 ? 1n << BigInt(Math.ceil(bits / k)) : (rootFloor(n >> BigInt(lower * k), k) + 1n) << BigInt(lower);
  for (;;) {
    const next = ((power - 1n) * r + n / r ** (power - 1n)) / power;
    if (next >= r) return r;
    r = next;
  }
}

const SIEVE = 1 << 12;
export const smallPrimes: readonly number[] = primesUpTo(SIEVE);

export function primesUpTo(limit: number): number[] {
  const composite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let p = 2; p <= limit; p++) {
    if (composite[p]) continue;
    primes.push(p);
    for (let m = p * p; m <= limit; m += p) composite[m] = 1;
  }
  return primes;
}

function powerMod(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Below this bound the thirteen smallest prime witnesses are a proof (Sorenson and Webster 2015). */
const WITNESS_BOUND = 3_317_044_064_679_887_385_961_981n;

/** null: too large to be proved prime here. */
export function isPrime(n: bigint): boolean | null {
  if (n < 2n) return false;
  for (const p of smallPrimes.slice(0, 13)) {
    if (n === BigInt(p)) return true;
    if (n % BigInt(p) === 0n) return false;
  }
  spend(bitLength(n));
  let odd = n - 1n;
  let twos = 0;
  for (; (odd & 1n) === 0n; odd >>= 1n) twos++;
  for (const p of smallPrimes.slice(0, 13)) {
    let x = powerMod(BigInt(p), odd, n);
    if (x === 1n || x === n - 1n) continue;
    let composite = true;
    for (let i = 1; i < twos && composite; i++) {
      x = (x * x) % n;
      if (x === n - 1n) composite = false;
    }
    if (composite) return false;
  }
  return n < WITNESS_BOUND ? true : null;
}

/** A proper divisor of an odd composite, by Pollard's method; null when the step limit ends first. */
function divisor(n: bigint, steps: number): bigint | null {
  for (const shift of [1n, 3n, 5n]) {
    let slow = 2n;
    let fast = 2n;
    let gathered = 1n;
    for (let i = 1; i <= steps; i++) {
      slow = (slow * slow + shift) % n;
      fast = (fast * fast + shift) % n;
      fast = (fast * fast + shift) % n;
      gathered = (gathered * abs(slow - fast)) % n;
      if (i % 64 === 0 || i === steps) {
        spend(16);
        const found = gcd(gathered, n);
        if (found === n) break;
        if (found !== 1n) return found;
      }
    }
  }
  return null;
}

export interface Factors {
  /** Proved primes with their exponents, ascending. */
  readonly primes: ReadonlyMap<bigint, number>;
  /** What could not be taken apart, 1 when the factoring is complete. */
  readonly rest: bigint;
}

const chunks: readonly { readonly product: bigint; readonly primes: readonly number[] }[] = (() => {
  const out: { product: bigint; primes: number[] }[] = [];
  let product = 1;
  let primes: number[] = [];
  for (const p of smallPrimes) {
    if (product * p > Number.MAX_SAFE_INTEGER) {
      out.push({ product: BigInt(product), primes });
      product = 1;
      primes = [];
    }
    product *= p;
    primes.push(p);
  }
  out.push({ product: BigInt(product), primes });
  return out;
})();

const RHO_STEPS = 40_000;
const RHO_BITS = 100;
/** Longer cofactors are left whole. */
const LONGEST_COFACTOR = 1000;

/** How often p divides n, and what is left; by squares of squares of p up and down again. */
export function multiplicity(n: bigint, p: bigint): { readonly times: number; readonly rest: bigint } {
  const powers: bigint[] = [];
  let rest = n;
  let times = 0;
  for (let power = p; rest % power === 0n; power *= power) {
    rest /= power;
    times += 2 ** powers.length;
    powers.push(power);
  }
  for (let k = powers.length - 1; k >= 0; k--) {
    if (rest % powers[k]! !== 0n) continue;
    rest /= powers[k]!;
    times += 2 ** k;
  }
  return { times, rest };
}

const known = new Map<bigint, Factors>();
const MOST_KNOWN = 400;

/** n >= 1. Long numbers come up again and again, so their factors are kept. */
export function factor(n: bigint): Factors {
  if (n < 1n << 64n) return factorAnew(n);
  const before = known.get(n);
  if (before) {
    spend(4);
    return before;
  }
  const found = factorAnew(n);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(n, found);
  return found;
}

function factorAnew(n: bigint): Factors {
  const primes = new Map<bigint, number>();
  let rest = n;
  const divideOut = (p: bigint): void => {
    const known = primes.get(p) ?? 0;
    const out = multiplicity(rest, p);
    rest = out.rest;
    if (out.times > 0) primes.set(p, known + out.times);
  };
  spend(1 + Math.floor(bitLength(n) / 64));
  for (const chunk of chunks) {
    if (rest === 1n) return { primes, rest };
    const residue = Number(rest % chunk.product);
    for (const p of chunk.primes) if (residue % p === 0) divideOut(BigInt(p));
  }
  if (rest === 1n) return { primes, rest };
  if (rest < BigInt(SIEVE) ** 2n) {
    primes.set(rest, 1);
    return { primes, rest: 1n };
  }
  const open = [rest];
  let stuck = 1n;
  while (open.length > 0) {
    const m = open.pop()!;
    if (m === 1n) continue;
    if (bitLength(m) > LONGEST_COFACTOR) {
      stuck *= m;
      continue;
    }
    const perfect = perfectPower(m);
    if (perfect !== null) {
      for (let i = 0; i < perfect.k; i++) open.push(perfect.root);
      continue;
    }
    const prime = bitLength(m) > RHO_BITS ? null : isPrime(m);
    if (prime) primes.set(m, (primes.get(m) ?? 0) + 1);
    else {
      const found = prime === false && bitLength(m) <= RHO_BITS ? divisor(m, RHO_STEPS) : null;
      if (found === null) stuck *= m;
      else open.push(found, m / found);
    }
  }
  return { primes: new Map([...primes].sort(([a], [b]) => (a < b ? -1 : 1))), rest: stuck };
}

/** m without prime factors below the sieve: its largest exponent is small. */
function perfectPower(m: bigint): { readonly root: bigint; readonly k: number } | null {
  const most = Math.floor(bitLength(m) / 12);
  for (const k of smallPrimes) {
    if (k > most) return null;
    spend(1 + Math.floor(bitLength(m) / 512));
    const root = rootFloor(m, k);
    if (root ** BigInt(k) === m) return { root, k };
  }
  return null;
}
