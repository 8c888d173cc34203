import { abs, rootFloor } from './integers.ts';
import { difference, HALF, isNothing, ONE, product, quotient, type Rational, sum } from './rational.ts';
import { isRational, type Sum, type Term } from './sum.ts';

/** √s = √(first) · (√above ± √below), all of them positive. */
export interface Denested {
  readonly first: Term;
  readonly above: Rational;
  readonly below: Rational;
  readonly side: 1 | -1;
}

/**
 * The square root of a sum of two terms x + y > 0 whose quotient t = y/x is a root of a fraction, taken apart where
 * 1 - t² = q² for a fraction q: with x the larger term, √(x + y) = √x (√((1+q)/2) ± √((1-q)/2)), since the square of the
 * bracket is 1 ± √(1-q²) = 1 + t. So √(3+2√2) is 1 + √2, and stands beside other numbers written with √2.
 */
export function denested(s: Sum): Denested | null {
  if (s.length !== 2 || s.some(t => !isNothing(t.im))) return null;
  const [a, b] = [s[0]!, s[1]!];
  const [p, q] = [squareOf(a), squareOf(b)];
  if (p === null || q === null) return null;
  const isFirst = p.n * q.d >= q.n * p.d;
  const [more, less] = isFirst ? [a, b] : [b, a];
  if (more.re.n <= 0n) return null;
  const root = rootOf(difference(ONE, isFirst ? quotient(q, p) : quotient(p, q)));
  if (root === null || isNothing(root)) return null;
  const above = product(sum(ONE, root), HALF);
  const below = product(difference(ONE, root), HALF);
  return { first: more, above, below, side: less.re.n > 0n ? 1 : -1 };
}

/** The square of a term where that is a fraction. */
function squareOf({ re, mono }: Term): Rational | null {
  let square = product(re, re);
  for (const { base, exponent } of mono.factors) {
    if (base.kind !== 'prime' || !isRational(exponent) || exponent.d !== 2n || abs(exponent.n) > MOST_POWER)
      return null;
    const power = base.p ** abs(exponent.n);
    square = exponent.n > 0n ? product(square, { n: power, d: 1n }) : quotient(square, { n: power, d: 1n });
  }
  return square;
}

const MOST_POWER = 64n;

function rootOf({ n, d }: Rational): Rational | null {
  if (n < 0n) return null;
  const [above, below] = [rootFloor(n, 2), rootFloor(d, 2)];
  return above * above === n && below * below === d ? { n: above, d: below } : null;
}
