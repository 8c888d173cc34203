import { describe, expect, it } from 'vitest';
import { ask, M } from '../ask.test-help.ts';

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
