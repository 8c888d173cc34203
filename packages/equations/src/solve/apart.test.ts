import { describe, expect, it } from 'vitest';
import { M, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { type Found, Inverse } from './inverse.ts';
import { ValueTable } from './values.ts';

function between(setting: Setting) {
  const steps = new Steps(new ValueTable(), rulesOf(setting), 1000);
  const enclosed = new EnclosedSteps(steps);
  steps.enclosed = enclosed;
  const fraction = (n: number, d = 1): number => steps.values.fraction(n, d);
  const made = (work: (emit: (id: number) => void) => void): number[] => {
    const ids: number[] = [];
    work(id => ids.push(id));
    return ids;
  };
  return { steps, enclosed, at: enclosed.enclosures, fraction, made };
}

describe('numbers that bounds do not tell from one that is known exactly', () => {
  const { steps, enclosed, at, fraction, made } = between(M);
  const tiny = at.between(1, -700.001, -700)!;
  const isMet = (ids: readonly number[], n: number, d = 1): boolean => {
    expect(ids.length).toBeGreaterThan(0);
    return ids.some(id => at.mayMeet(id, fraction(n, d)));
  };
  const binary = (sign: '+' | '-' | 'x' | '/' | '*' | 'r', a: number, b: number) =>
    made(emit => steps.binary(sign, a, b, emit));

  it('a number with something tiny added is not that number', () => {
    expect(isMet(binary('+', fraction(7), tiny), 7)).toBe(false);
    expect(isMet(binary('+', tiny, fraction(7, 3)), 7, 3)).toBe(false);
    expect(isMet(binary('-', fraction(7), tiny), 7)).toBe(false);
    expect(isMet(binary('-', tiny, fraction(7)), -7)).toBe(false);
  });

  it('what is tiny or zero may leave the number as it is', () => {
    const orZero = at.about(-700, true)!;
    expect(isMet(binary('+', fraction(7), orZero), 7)).toBe(true);
    expect(isMet(binary('-', orZero, fraction(7)), -7)).toBe(true);
    expect(isMet(binary('*', fraction(7), orZero), 1)).toBe(true);
  });

  it('what is made of two different numbers in the same way is different, and nothing else is ruled out', () => {
    const [x] = binary('+', fraction(3), tiny);
    for (const [ids, n, d] of [
      [binary('-', fraction(0), x!), -3, 1],
      [binary('+', x!, fraction(1, 2)), 7, 2],
      [binary('-', fraction(5), x!), 2, 1],
      [binary('x', fraction(-4), x!), -12, 1],
      [binary('/', x!, fraction(2, 3)), 9, 2],
      [binary('/', fraction(2, 5), x!), 2, 15],
      [binary('*', fraction(2), x!), 8, 1],
    ] as const) {
      expect([n, d, isMet(ids, n, d)]).toEqual([n, d, false]);
      const log = Math.log2(Math.abs(n) / d);
      const near = at.between(Math.sign(n), log - 1e-12, log + 1e-12)!;
      expect([n, d, ids.some(id => at.mayMeet(id, near))]).toEqual([n, d, true]);
    }
    // One number is as far above 3 as the other may be below it.
    const [y] = binary('-', fraction(3), tiny);
    expect(isMet(binary('+', x!, y!), 6)).toBe(true);
    expect(isMet(binary('-', x!, y!), 0)).toBe(true);
    expect(isMet(binary('-', x!, fraction(3)), 0)).toBe(false);
  });

  it('no root of a number is 1 or -1, and no power but the power zero', () => {
    const index = at.between(1, 900, 900.001)!;
    for (const base of [4, -4, 1 / 4]) {
      const id = steps.values.reduced(base * 4, 4);
      for (const ids of [binary('r', index, id), binary('*', id, tiny)]) {
        expect(isMet(ids, 1)).toBe(false);
        expect(isMet(ids, -1)).toBe(false);
      }
    }
    expect(isMet(binary('r', index, fraction(1)), 1)).toBe(true);
    expect(isMet(binary('*', at.between(1, -1e-14, 1e-14)!, tiny), 1)).toBe(true);
  });

  it('two numbers that may be the same may differ by zero', () => {
    const [root] = binary('r', fraction(2), fraction(2));
    const [x] = binary('+', root!, fraction(1));
    expect(isMet(binary('-', x!, x!), 0)).toBe(true);
  });

  it('a number that is next to a whole one is not whole', () => {
    const [x] = binary('+', fraction(3), tiny);
    expect(enclosed.integers.listOf(x!)).toEqual([]);
    expect(enclosed.integers.listOf(at.between(1, Math.log2(3) - 1e-14, Math.log2(3) + 1e-14)!)).toEqual([fraction(3)]);
  });
});

describe('numbers about zero', () => {
  it('what lies within a radius lies within that of its index, also where there are few of them', () => {
    const { at } = between(M);
    const seen = new Set<number>();
    for (let radius = 1; radius < 2 ** 40; radius = radius * 1.07 + 1) {
      const id = at.about(-radius, false)!;
      seen.add(id);
      expect(at.high(id)).toBeGreaterThanOrEqual(-radius);
      expect(at.high(id)).toBeLessThanOrEqual(-radius / 2 + 1);
    }
    for (let power = 9; power < 40; power++) {
      const below = 2 ** power * (1 - 2 ** -52);
      expect(at.high(at.about(-below, false)!)).toBeGreaterThanOrEqual(-below);
    }
    expect(seen.size).toBeLessThan(120);
  });
});

describe('logs between bounds', () => {
  const { steps, enclosed, at, fraction, made } = between(plus(S, 'log'));
  const log = (a: number, b: number) => made(emit => steps.binary('|', a, b, emit));

  it('a log that is a fraction is known exactly', () => {
    expect(log(fraction(8), fraction(4))).toEqual([fraction(3, 2)]);
    expect(log(fraction(7), fraction(7))).toEqual([fraction(1)]);
    expect(log(fraction(1, 9), fraction(3))).toEqual([fraction(-2)]);
    expect(at.placeOf(log(fraction(7), fraction(5))[0]!)).toBe('between');
  });

  it('the log of what is far from 1 is large, to a base that is far from 1 it is small, to one next to 1 it is large', () => {
    const holds = (ids: readonly number[], value: number): boolean =>
      ids.some(id => at.low(id) <= Math.log2(Math.abs(value)) && at.high(id) >= Math.log2(Math.abs(value)));
    for (const size of [60, 999, 123_456]) {
      for (const far of [at.beyond(size)!, at.about(-size, true)!]) {
        for (const more of [1, 7]) {
          expect(holds(log(far, fraction(5)), (size * more) / Math.log2(5))).toBe(true);
          expect(holds(log(fraction(5), far), Math.log2(5) / (size * more))).toBe(true);
        }
        expect(log(far, fraction(5)).some(id => at.mayMeet(id, fraction(5)))).toBe(false);
        expect(log(fraction(5), far).some(id => at.mayMeet(id, fraction(5)))).toBe(false);
      }
    }
    const nearOne = at.between(1, -1e-12, 2e-12)!;
    const wide = at.between(1, 0.999, 1.001)!;
    expect(holds(log(wide, nearOne), 0.999 / 2.2e-12)).toBe(true);
    expect(log(wide, nearOne).some(id => at.mayMeet(id, fraction(5)))).toBe(false);
  });

  it('every log of 1 is zero, so it is wanted for nothing else, and 1 is no base', () => {
    const inverse = new Inverse(steps);
    const wanted = (a: number, t: number, onLeft: boolean): (number | string)[] => {
      const ids: (number | string)[] = [];
      const open = (): void => {
        ids.push('open');
      };
      const value = (id: number): void => {
        ids.push(id);
      };
      const found: Found = {
        value,
        ordinary: (n, d) => value(steps.values.reduced(n, d)),
        rational: open,
        whatever: open,
        doubtful: open,
        partial: open,
        dropped: open,
      };
      inverse.binary('|', a, t, onLeft, found);
      return ids;
    };
    expect(wanted(fraction(1), fraction(7), true)).toEqual([]);
    expect(wanted(fraction(1), fraction(7), false)).toEqual([]);
    expect(wanted(fraction(1), fraction(0), true)).toEqual(['open']);
    expect(wanted(fraction(1), at.about(-40, true)!, true)).toEqual(['open']);
    expect(wanted(fraction(5), fraction(0), true)).toEqual([]);
    expect(wanted(at.between(1, -1e-12, 1e-12)!, fraction(0), true)).toEqual(['open']);
    expect(wanted(fraction(5), fraction(0), false)).toEqual([fraction(1)]);
    expect(enclosed.enclosures.isExact(fraction(5))).toBe(true);
  });
});
