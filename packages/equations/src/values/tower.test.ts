import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, E, J, M, plus, S, sameNumber, value } from '../ask.test-help.ts';
import {
  apart,
  combine,
  decimal,
  digit,
  elementary,
  enclosed,
  exactly,
  holds,
  show,
  type Tree,
  write,
} from './oracle.test-help.ts';
import { product, quotient, type Rational, rational, reciprocal, same, simplestBetween, sum } from './rational.ts';

const fraction = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 9n))
  .map(([n, d]) => rational(n, d));
const is = (a: Rational, b: Rational): void => expect(same(a, b)).toBe(true);

describe('fractions', () => {
  it('obey the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        is(sum(a, b), sum(b, a));
        is(product(a, b), product(b, a));
        is(sum(sum(a, b), c), sum(a, sum(b, c)));
        is(product(product(a, b), c), product(a, product(b, c)));
        is(product(a, sum(b, c)), sum(product(a, b), product(a, c)));
        if (b.n !== 0n) {
          is(product(quotient(a, b), b), a);
          is(reciprocal(reciprocal(b)), b);
        }
      }),
      { seed: 41, numRuns: 500 },
    );
  });

  it('the simplest one between two bounds is between them, and none with a smaller denominator is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4000, max: 4000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 900 }),
        (n, d, w) => {
          const low = rational(n, d);
          const high = sum(low, rational(1, w));
          const found = simplestBetween(low, high);
          expect(found.n * low.d >= low.n * found.d && found.n * high.d <= high.n * found.d).toBe(true);
          for (let q = 1n; q < found.d; q++) {
            const p = -((-low.n * q) / low.d);
            for (const x of [p - 1n, p, p + 1n]) {
              const inside = x * low.d >= low.n * q && x * high.d <= high.n * q;
              expect(inside).toBe(false);
            }
          }
        },
      ),
      { seed: 43, numRuns: 200 },
    );
  });
});

const trees = (
  signs: readonly Exclude<Tree['op'], 'digit'>[],
  digits: readonly number[],
  depth: number,
): fc.Arbitrary<Tree> => {
  const leaf = fc.constantFrom(...digits).map(digit);
  if (depth === 0) return leaf;
  const smaller = trees(signs, digits, depth - 1);
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    {
      weight: 4,
      arbitrary: fc.record({ op: fc.constantFrom(...signs), a: smaller, b: smaller }) as fc.Arbitrary<Tree>,
    },
  );
};

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('random trees against a second evaluation', () => {
  it('with + − × ÷ and whole powers the value is the same fraction', () => {
    let told = 0;
    fc.assert(
      fc.property(trees(['+', '-', 'x', '/', '*', 'x', '+'], DIGITS, 3), tree => {
        const mine = exactly(tree, combine);
        if (mine === 'pass') return;
        told++;
        const theirs = value(write(tree), M);
        if (mine === 'none') expect(theirs).toMatch(/^undefined/);
        else expect(theirs).toBe(show(mine));
      }),
      { seed: 47, numRuns: 900 },
    );
    expect(told).toBeGreaterThan(600);
  });

  it('in Elementary the General Rule decides the same', () => {
    let told = 0;
    fc.assert(
      fc.property(trees(['+', '-', 'x', '/', '*', 'r', 'r'], [0, 1, 2, 3, 4, 8, 9], 3), tree => {
        const mine = exactly(tree, elementary);
        if (mine === 'pass') return;
        told++;
        const theirs = value(write(tree), E);
        if (mine === 'none') expect(theirs).toMatch(/^(undefined|illegal)/);
        else expect(theirs).toBe(show(mine));
      }),
      { seed: 53, numRuns: 900 },
    );
    expect(told).toBeGreaterThan(700);
  });

  it('of a number with millions of digits the first forty are shown, and where it begins', () => {
    const shown = (text: string) => ask(plus(M, 'factorial'), { ask: 'value', text }).approx;
    const ten = (k: number) => `((9+1)*(${k}x(9*6)))`;
    expect(shown(ten(1))).toBe('1.0e+531441');
    expect(shown(`0-(7x${ten(2)})`)).toBe('-7.0e+1062882');
    expect(shown(`(2/3)/${ten(1)}`)).toBe('6.666666666666666666666666666666666666667e-531442');
    expect(String(shown('9*(9*9)'))).toMatch(/^4\.2812477317574704803698\d+e\+369693099$/);
    expect(String(shown('(9!)!'))).toMatch(/^1\.6097144004100126211034\d+e\+1859933$/);
    expect(String(shown('(2+r7)*(4*4)'))).toMatch(/^5\.8388226063214286390415\d+e\+170$/);
    expect(shown('9*(9*(9*9))')).toBe(null);
  });

  it('with roots and irrational powers the digits shown lie in the enclosure', () => {
    let told = 0;
    let none = 0;
    fc.assert(
      fc.property(trees(['+', '-', 'x', '/', '*', 'r', 'r'], [1, 2, 3, 4, 5, 6, 7, 9], 3), tree => {
        const mine = enclosed(tree);
        if (mine === 'pass') return;
        const text = write(tree);
        const theirs = ask(M, { ask: 'value', text });
        if (mine === 'none') {
          none++;
          expect([text, theirs.kind]).toEqual([text, 'undefined']);
          return;
        }
        told++;
        expect([text, theirs.kind]).toEqual([text, 'value']);
        expect([text, holds(mine, String(theirs.approx))]).toEqual([text, true]);
        if (mine.exact) expect([text, theirs.exact]).toEqual([text, show(mine.exact)]);
      }),
      { seed: 59, numRuns: 400 },
    );
    expect(told).toBeGreaterThan(150);
    expect(none).toBeGreaterThan(2);
  });

  it('numbers that two enclosures keep apart are never called equal, and a text always equals itself', () => {
    let different = 0;
    const some = trees(['+', '-', 'x', '/', '*', 'r'], [1, 2, 3, 4, 8, 9], 2);
    fc.assert(
      fc.property(some, some, (left, right) => {
        const a = enclosed(left);
        const b = enclosed(right);
        if (typeof a === 'string' || typeof b === 'string') return;
        const verdict = sameNumber(write(left), write(right), M);
        if (apart(a, b)) {
          different++;
          expect([write(left), write(right), verdict]).toEqual([write(left), write(right), false]);
        } else if (a.exact && b.exact) expect(verdict).toBe(true);
        expect(sameNumber(write(left), write(left), M)).toBe(true);
      }),
      { seed: 61, numRuns: 300 },
    );
    expect(different).toBeGreaterThan(150);
  });

  it('equality is an equivalence, whatever way a number is put', () => {
    let pairs = 0;
    const some = trees(['+', 'x', '/', 'r', '*'], [1, 2, 4], 2);
    fc.assert(
      fc.property(fc.array(some, { minLength: 4, maxLength: 6 }), list => {
        const texts = list.map(write);
        const verdict = texts.map(a => texts.map(b => sameNumber(a, b, M)));
        for (const [x, row] of verdict.entries())
          for (const [y, xy] of row.entries()) {
            expect(verdict[y]![x]).toBe(xy);
            if (xy !== true || x === y) continue;
            pairs++;
            for (const [z, yz] of verdict[y]!.entries())
              expect([texts[x], texts[z], row[z]]).toEqual([texts[x], texts[z], yz]);
          }
      }),
      { seed: 67, numRuns: 40 },
    );
    expect(pairs).toBeGreaterThan(30);
  });

  it('rewritings keep the number; a part in 10⁷⁷ does not', () => {
    const one = trees(['+', '-', 'x', '/', 'r', '*'], [1, 2, 3, 5, 7], 2);
    fc.assert(
      fc.property(one, one, (left, right) => {
        const [p, q] = [enclosed(left), enclosed(right)];
        if (typeof p === 'string' || typeof q === 'string') return;
        const [a, b] = [write(left), write(right)];
        expect(sameNumber(`${a}+${b}`, `${b}+${a}`, M)).toBe(true);
        expect(sameNumber(`${a}x${b}`, `${b}x${a}`, M)).toBe(true);
        expect(sameNumber(`(${a}-${b})+${b}`, a, M)).toBe(true);
        expect(sameNumber(`${a}x(${b}+1)`, `(${a}x${b})+${a}`, M)).toBe(true);
        expect(sameNumber(`${a}*2`, `${a}x${a}`, M)).toBe(true);
        expect(sameNumber(`(${a}+${b})*2`, `((${a}*2)+(${b}*2))+(2x(${a}x${b}))`, M)).toBe(true);
        expect(sameNumber(`3r(${a}*3)`, a, M)).toBe(true);
        expect(sameNumber(`${a}+(1/(9*(9*2)))`, a, M)).toBe(false);
      }),
      { seed: 71, numRuns: 70 },
    );
  });
});

const surd = (k: string, n: string): string => `(${k}r${n})`;

describe('identities and near misses', () => {
  it.each([
    ['((8+(r6))*(5*3))', '(((8+(r6))*(5*2))*5)'],
    ['((2+(r3))*(9*3))', '(((2+(r3))*(9*2))*9)'],
    ['(((r2)+(r3))*(6*3))', '((((r2)+(r3))*(6*2))*6)'],
  ])('a power of a sum is the same number in one step and in two: %s', (once, twice) => {
    expect(sameNumber(once, twice, S)).toBe(true);
    expect(sameNumber(once, `(${twice}+1)`, S)).toBe(false);
  });

  it.each([
    ['r(3+(2xr2))', '1+r2'],
    ['r(5+(2xr6))', '(r2)+(r3)'],
    ['(3r((r5)+2))-(3r((r5)-2))', '1'],
    ['3r((3r2)-1)', '((3r(1/9))-(3r(2/9)))+(3r(4/9))'],
    ['r((3r5)-(3r4))', '(((3r2)+(3r(4x5)))-(3r(5x5)))/3'],
    ['(r2)*(r2)', '2*((r2)/2)'],
    ['((r2)*(r2))*(r2)', '2'],
    ['(2*r3)x(3*r3)', '6*r3'],
    [`${surd('6', '8')}`, 'r2'],
    ['1/((r3)-(r2))', '(r3)+(r2)'],
    ['(r(2+r3))+(r(2-r3))', 'r6'],
    ['((1+r5)/2)*2', '((1+r5)/2)+1'],
  ])('%s is %s', (left, right) => {
    expect(sameNumber(left, right, M)).toBe(true);
    expect(sameNumber(left, `${right.length > 1 ? `(${right})` : right}+(1/(9*(9*2)))`, M)).toBe(false);
  });

  it('differences below 10⁻⁴⁰ are differences', () => {
    const ten = '(5+5)';
    const long = `(${ten}*(9x5))`;
    expect(sameNumber(`r((${long}*2)+1)`, long, M)).toBe(false);
    expect(sameNumber(`r(((${long}*2)+(2x${long}))+1)`, `${long}+1`, M)).toBe(true);
    expect(sameNumber(`(r(${long}+1))-(r${long})`, '0x1', M)).toBe(false);
    expect(sameNumber(`(1+(1/${long}))*r2`, '1x1', M)).toBe(false);
    expect(sameNumber(`3r((${long}*3)+1)`, long, M)).toBe(false);
    expect(sameNumber(`(1/${long})-(1/(${long}+1))`, `1/(${long}x(${long}+1))`, M)).toBe(true);
    const log = plus(S, 'log');
    expect(sameNumber(`(${long}+1)|${ten}`, '9x5', log)).toBe(false);
    expect(sameNumber(`${long}|${ten}`, '9x5', log)).toBe(true);
  });

  it('an approximation has 30 digits or more', () => {
    for (const [text, from] of [
      ['r2', '1.41421356237309504880168872420969807856967'],
      ['2*r2', '2.66514414269022518865029724987313984827421'],
      ['1/7', '0.142857142857142857142857142857142857142857'],
    ] as const) {
      const { approx } = ask(M, { ask: 'value', text });
      expect(String(approx).replace(/\D/g, '').length).toBeGreaterThanOrEqual(30);
      const [a, b] = [decimal(String(approx)), decimal(from)];
      const gap = a.n * b.d - b.n * a.d;
      expect((gap < 0n ? -gap : gap) * 10n ** 35n < a.d * b.d).toBe(true);
    }
  });
});

const cpu = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

describe('huge numbers', () => {
  const bang = plus(J, 'factorial');
  it.each([
    ['(9!)!', '(9!)!', true],
    ['((9!)!)/(((9!)-1)!)', '9!', true],
    ['((9!)!)/(((9!)-1)!)', '(9!)+1', false],
    ['((9!)!)+1', '(9!)!', false],
    ['9*(9*(9*9))', '9*(9*(9*9))', true],
    ['(9*(9*(9*9)))+1', '9*(9*(9*9))', false],
    ['3*(2x(9*(9*9)))', '9*(9*(9*9))', true],
    ['(3*2)*(9*(9*9))', '3*(2x(9*(9*9)))', true],
    ['(9*(9*(9*9)))/(9*(9*(9*9)))', '1', true],
    ['(r2)*(2x(9*(9*9)))', '2*(9*(9*9))', true],
  ])('%s against %s', (left, right, same) => {
    const took = cpu(() => expect(sameNumber(left, right, bang)).toBe(same));
    expect(took).toBeLessThan(1000);
  });

  it('are told apart by their iterated logs', () => {
    for (const [left, right] of [
      ['8*(9*(9*9))', '9*(9*(9*9))'],
      ['2*(3*(4*5))', '3*(2*(4*5))'],
      ['(9*(9*(9*9)))+(1/9)', '9*(9*(9*9))'],
    ] as const)
      expect([left, sameNumber(left, right, bang)]).toEqual([left, false]);
  });

  it('answer within a second when nobody can know', () => {
    for (const text of [
      '9*(9*(9*(9*9)))',
      '((9!)!)!',
      '(((9!)!)!)!',
      'r(((9*(9*9))*9)+7)',
      '(9*(9*(9*9)))r(9*(9*(9*9)))',
    ]) {
      let kind: unknown;
      const took = cpu(() => {
        kind = ask(bang, { ask: 'value', text }).kind;
      });
      expect(['value', 'uncheckable']).toContain(kind);
      expect([text, took < 1000]).toEqual([text, true]);
    }
  });
});
