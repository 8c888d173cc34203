import { log2 } from './bounds.ts';
import { abs } from './integers.ts';
import type { Num } from './number.ts';
import { isNothing } from './rational.ts';
import { type Factor, isRational, type Sum, type Term } from './sum.ts';

/** Sign, and log2 of the size between two doubles. */
interface Rough {
  readonly sign: 1 | -1;
  readonly least: number;
  readonly most: number;
}

/** The size of a tall number in doubles, where one part of it plainly outweighs the rest; else null. */
export function roughSize({ num, den }: Num): Rough | null {
  const [above, below] = [sumSize(num), sumSize(den)];
  if (above === null || below === null) return null;
  return {
    sign: above.sign === below.sign ? 1 : -1,
    least: above.least - below.most,
    most: above.most - below.least,
  };
}

/** Of k parts the largest is more than twice as large as the others together when it is 2k times as large as each. */
function sumSize(s: Sum): Rough | null {
  const sizes: Rough[] = [];
  for (const t of s) {
    const size = termSize(t);
    if (size === null) return null;
    sizes.push(size);
  }
  if (sizes.length === 0) return null;
  const top = sizes.reduce((a, b) => (b.least > a.least ? b : a));
  if (sizes.length === 1) return top;
  const gap = Math.log2(sizes.length) + 1;
  if (sizes.some(size => size !== top && size.most + gap > top.least)) return null;
  return { sign: top.sign, least: top.least - 1, most: top.most + 1 };
}

function termSize({ re, im, mono }: Term): Rough | null {
  if (!isNothing(im) || isNothing(re)) return null;
  let bits = log2(abs(re.n)) - log2(re.d);
  let sum = Math.abs(bits);
  for (const factor of mono.factors) {
    const size = factorBits(factor);
    if (size === null) return null;
    bits += size;
    sum += Math.abs(size);
  }
  const slack = 1 + sum * ERROR;
  return Number.isFinite(sum) ? { sign: re.n > 0n ? 1 : -1, least: bits - slack, most: bits + slack } : null;
}

/** Far above what rounding can add up to in a few operations. */
const ERROR = 1e-12;

function factorBits({ base, exponent }: Factor): number | null {
  if (!isRational(exponent)) return null;
  const power = Number(exponent.n) / Number(exponent.d);
  if (base.kind === 'prime') return power * log2(base.p);
  if (base.kind !== 'factorial') return null;
  const n = Number(base.n);
  // Stirling: out by less than 1 / 12n.
  return power * (n * Math.log2(n / Math.E) + Math.log2(2 * Math.PI * n) / 2);
}
