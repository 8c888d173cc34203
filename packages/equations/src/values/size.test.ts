import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { E, J, plus, sameNumber, value } from '../ask.test-help.ts';

const setting = plus(J, 'factorial');
const same = (left: string, right: string) => sameNumber(left, right, setting);

const digit = fc.integer({ min: 2, max: 9 });
/** Bases and exponents from the outside in: 2,3,9 is 2*(3*9). */
const rows = fc.array(digit, { minLength: 2, maxLength: 5 }).map(row => [...row, 9]);
const tower = (row: readonly number[]): string =>
  row.length === 1 ? `${row[0]}` : `(${row[0]}*${tower(row.slice(1))})`;
const tall = rows.map(tower);

describe('numbers too tall to enclose', () => {
  it('a tower whose every storey is as high and one is higher is a different number', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (row, n) => {
        const at = n % row.length;
        const higher = row.map((d, i) => (i === at ? d + 1 : d));
        if (higher.includes(10)) return;
        expect([row, higher, same(tower(row), tower(higher))]).toEqual([row, higher, false]);
      }),
      { seed: 73, numRuns: 100 },
    );
  });

  it('what is the same number is never called another one, however it is put', () => {
    let proved = 0;
    fc.assert(
      fc.property(tall, tall, digit, (t, u, k) => {
        const pairs = [
          [`${t}x${u}`, `${u}x${t}`],
          [`(${t}+${u})*2`, `((${t}*2)+(${u}*2))+(2x(${t}x${u}))`],
          [`(${t}+${u})x(${t}-${u})`, `(${t}*2)-(${u}*2)`],
          [`${k}*(${t}+${u})`, `(${k}*${t})x(${k}*${u})`],
          [`(${k}*${t})*${u}`, `${k}*(${t}x${u})`],
          [`${k}*((${t}+${k})-${t})`, `${k}*${k}`],
          [`(3+(2xr2))*${t}`, `(1+r2)*(2x${t})`],
          [`((${t}+1)-${t})*${u}`, '1'],
          [`(${t}/${t})*${u}`, '1'],
          [`(${t}r(2*${t}))+${u}`, `${u}+2`],
        ] as const;
        for (const [left, right] of pairs) {
          const verdict = same(left, right);
          expect([left, right, verdict === false]).toEqual([left, right, false]);
          if (verdict === true) proved++;
        }
      }),
      { seed: 79, numRuns: 30 },
    );
    expect(proved).toBeGreaterThan(270);
  });

  it('an exponent in which they may cancel says nothing about the size of a power', () => {
    const t = '(9*(9*(9*9)))';
    const root = `(r((${t}*2)+((2x${t})+1)))`;
    for (const [left, right] of [
      [`2*(${root}-${t})`, '2'],
      [`(${root}-${t})*${t}`, '1'],
      [`2*(${t}x(${root}-(${t}+1)))`, '1'],
      [`(2*${root})/(2*${t})`, '2'],
    ] as const)
      expect([left, same(left, right)]).toEqual([left, null]);
  });

  it('their differences have a sign where one outweighs the other', () => {
    const [low, high] = ['(8*(9*(9*9)))', '(9*(9*(9*9)))'];
    expect(value(`r(${high}-${low})`, setting)).toMatch(/^sqrt/);
    expect(value(`r(${low}-${high})`, setting)).toBe('undefined III-C-2-c');
    expect(value(`r((${high}-${low})-${low})`, setting)).toMatch(/^sqrt/);
    expect(value(`r((1/${low})-(1/${high}))`, setting)).not.toMatch(/^undefined/);
    expect(value(`r((1/${high})-(1/${low}))`, setting)).not.toMatch(/^sqrt/);
  });

  it('in Elementary a root of them is a whole number or none, by their remainders', () => {
    const e = plus(E, 'factorial lcm gcf');
    const no = 'illegal XIII-A general';
    for (const text of ['r(((9!)!)+1)', '5r(((9!)!)+1)', '5r(((9!)!)-1)', 'r(1-((9!)!))', 'r(7*(((9!)!)+1))'])
      expect([text, value(text, e)]).toEqual([text, no]);
    expect(sameNumber('(r(3*((8!)!)))*2', '3*((8!)!)', e)).toBe(true);
    expect(sameNumber('1r(((9!)!)+5)', '((9!)!)+5', e)).toBe(true);
    expect(sameNumber('(r(7*(2*((8!)!))))*2', '7*(2*((8!)!))', e)).toBe(true);
    expect(sameNumber('5L((9!)!)', '(9!)!', e)).toBe(true);
    expect(sameNumber('5L(((9!)!)+1)', '5x(((9!)!)+1)', e)).toBe(true);
    expect(value('6G(((9!)!)+4)', e)).toBe('2');
    expect(sameNumber('((9!)!)G0', '(9!)!', e)).toBe(true);
  });
});
