import { describe, expect, it } from 'vitest';
import { ask, M } from '../ask.test-help.ts';
import { dice } from '../random.ts';

const equal = (lhs: string, rhs: string) => ask(M, { ask: 'equality', lhs, rhs }).equal;

describe('square roots of two terms', () => {
  it.each([
    ['r(3+(2xr2))', '1+r2'],
    ['r(3-(2xr2))', '(r2)-1'],
    ['r((r8)+3)', '1+r2'],
    ['r(5+(2xr6))', '(r2)+(r3)'],
    ['r(4+(3xr2))', '(4r2)x(1+r2)'],
    ['4r(3+(2xr2))', 'r(1+r2)'],
    ['2*(r(3+(2xr2)))', '2x(2*(r2))'],
    ['3*(r(5+(2xr6)))', '(3*(r2))x(3*(r3))'],
    ['2*(4r((3+(2xr2))*2))', '2x(2*(r2))'],
  ])('%s is %s', (lhs, rhs) => {
    expect(equal(lhs, rhs)).toBe(true);
  });

  it.each([
    ['r(3-(2xr2))', '1-r2'],
    ['r(3+(2xr2))', '(r2)-1'],
    ['r(2+r2)', '(r2)+1'],
    ['2*(r(3+(2xr2)))', '2*(r2)'],
    ['2*(r(3+r2))', '2x(2*(r2))'],
  ])('%s is not %s', (lhs, rhs) => {
    expect(equal(lhs, rhs)).toBe(false);
  });
});

/** floor(√n · 10^40), exactly. */
function rootDigits(n: bigint): bigint {
  const big = n * 10n ** 80n;
  let x = big;
  for (let y = (x + 1n) / 2n; y < x; y = (x + big / x) / 2n) x = y;
  return x;
}

describe('√(a ± b√c) at random, against forty decimals', () => {
  const roll = dice(1729);
  const cases = Array.from({ length: 16 }, () => {
    const [p, q] = [1 + roll(9), 1 + roll(9)];
    return { p, q, sum: p + q, product: p * q, side: roll(2) === 0 ? '+' : '-' };
  }).filter(({ p, q }) => p !== q);

  it('√(p + q ± 2√pq) is √p ± √q, also as an exponent, and a neighbour is not', () => {
    for (const { p, q, sum, product, side } of cases) {
      const [more, less] = p > q ? [p, q] : [q, p];
      const nested = `r((${split(sum)})${side}(2x(r(${split(product)}))))`;
      const plain = `(r${more})${side}(r${less})`;
      expect([nested, equal(nested, plain)]).toEqual([nested, true]);
      expect([
        nested,
        equal(`2*(${nested})`, side === '+' ? `(2*(r${more}))x(2*(r${less}))` : `(2*(r${more}))/(2*(r${less}))`),
      ]).toEqual([nested, true]);
      expect([nested, equal(nested, `(${plain})+(1/(9*9))`)]).toEqual([nested, false]);
      const value = (rootDigits(BigInt(more)) + (side === '+' ? 1n : -1n) * rootDigits(BigInt(less))) ** 2n;
      const wanted = BigInt(sum) * 10n ** 80n + (side === '+' ? 2n : -2n) * rootDigits(BigInt(product)) * 10n ** 40n;
      const apart = value - wanted;
      expect(apart < 10n ** 43n && apart > -(10n ** 43n)).toBe(true);
    }
  });

  it('where a² - b²c is no square nothing is taken apart: the value differs from every such sum', () => {
    for (const [a, b, c] of [
      [3, 1, 2],
      [5, 2, 3],
      [7, 1, 5],
      [4, 1, 3],
    ] as const) {
      const nested = `r(${a}+(${b}x(r${c})))`;
      for (let p = 1; p < 9; p++)
        expect([nested, p, equal(nested, `(r${p})+(r${a - p > 0 ? a - p : 9})`)]).toEqual([nested, p, false]);
    }
  });
});

/** A number below 82 of single digits. */
function split(n: number): string {
  if (n < 10) return `${n}`;
  const tens = Math.floor(n / 9);
  return n % 9 === 0 ? `${tens}x9` : `(${tens}x9)+${n % 9}`;
}
