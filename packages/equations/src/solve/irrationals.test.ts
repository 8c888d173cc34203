import { describe, expect, it } from 'vitest';
import { M, rulesOf } from '../ask.test-help.ts';
import { rational } from '../values/rational.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { Irrationals } from './irrationals.ts';
import { ValueTable } from './values.ts';

const values = new ValueTable();
const step = new Steps(values, rulesOf(M), 0);
const enclosed = new EnclosedSteps(step);
const natures = new Irrationals(values, enclosed.enclosures, enclosed.surds, true);

const named = (nature: Parameters<typeof natures.named>[0], low: number): number => {
  let made = -1;
  natures.named(nature, id => {
    made = id;
  })(enclosed.enclosures.between(1, low, low + 2 ** -30) ?? -1, null);
  return made;
};

const root2 = enclosed.surds.root(2, rational(2n, 1n)) ?? -1;
const radical = named('radical', 0.3);
const monomial = named('monomial', 0.4);
const mixed = named('mixed', 0.6);
const factorial = named('factorial', 70);
const irrational = named('irrational', 1.3);
const algebraic = named('algebraic', 2.3);
const transcendental = named('transcendental', 3.3);
const aboutOne = named('algebraic', -(2 ** -31));
const any = enclosed.enclosures.between(1, 5.3, 5.4) ?? -1;
const [zero, one, two, half] = [
  values.fraction(0, 1),
  values.fraction(1, 1),
  values.fraction(2, 1),
  values.fraction(1, 2),
];

describe('what is irrational and what is transcendental', () => {
  it.each([
    ['a fraction and √2', '+', half, root2, 'mixed'],
    ['zero less √2', '-', zero, root2, 'radical'],
    ['√2 and another irrational number', '+', root2, irrational, 'algebraic'],
    ['√2 and √3, or two times √2', '-', root2, radical, 'irrational'],
    ['√2 and what may be a fraction, a power of which is one', '+', root2, monomial, 'irrational'],
    ['two numbers that may be fractions', '+', monomial, monomial, 'algebraic'],
    ['1 + √2 and a fraction', '-', mixed, one, 'irrational'],
    ['1 + √2 and √3', '-', mixed, radical, 'algebraic'],
    ['√2 times 2', 'x', two, root2, 'radical'],
    ['√2 times √3', 'x', root2, radical, 'monomial'],
    ['√2 over 1 + √2', '/', root2, mixed, 'mixed'],
    ['1 + √2 times another such', 'x', mixed, mixed, 'algebraic'],
    ['the √ of √2', 'r', two, root2, 'radical'],
    ['√2 squared', '*', root2, two, 'monomial'],
    ['1 + √2 squared', '*', mixed, two, 'mixed'],
    ['the √ of n!', 'r', two, factorial, 'radical'],
    ['zero less n!', '-', zero, factorial, 'fraction'],
    ['n! squared', '*', factorial, two, 'monomial'],
    ['the √ of an irrational number', 'r', two, irrational, 'irrational'],
    ['the √ of an algebraic number', 'r', two, algebraic, 'algebraic'],
    ['an irrational number squared', '*', irrational, two, 'algebraic'],
    ['2 to the power of √2', '*', two, root2, 'transcendental'],
    ['1 to the power of √2', '*', one, root2, 'any'],
    ['what may be 1 to the power of √2', '*', aboutOne, root2, 'any'],
    ['2 to the power of what may be a fraction', '*', two, algebraic, 'any'],
    ['the √2-th root of 2', 'r', root2, two, 'transcendental'],
    ['a transcendental number and √2', '-', transcendental, root2, 'transcendental'],
    ['two transcendental numbers', '-', transcendental, transcendental, 'any'],
    ['a transcendental number squared', '*', transcendental, two, 'transcendental'],
    ['2 to the power of a transcendental number', '*', two, transcendental, 'any'],
    ['what nothing is known of', '+', any, two, 'any'],
  ] as const)('%s', (_, sign, a, b, nature) => {
    expect(natures.natureOf(sign, a, b)).toBe(nature);
  });

  it('what is said of a number is not said of zero', () => {
    const orZero = enclosed.enclosures.about(-5, true) ?? -1;
    let made = -1;
    natures.named('radical', id => {
      made = id;
    })(orZero, null);
    expect(natures.of(made)).toBe('radical');
    expect(natures.isIrrational(made)).toBe(false);
    expect(natures.mayMeet(made, zero)).toBe(true);
    expect(natures.isDifferenceIrrational(made, two)).toBe(false);
    expect(natures.isDifferenceIrrational(radical, two)).toBe(true);
  });

  it('no two of different natures are the same number', () => {
    expect(natures.mayMeet(two, irrational)).toBe(false);
    expect(natures.mayMeet(transcendental, algebraic)).toBe(false);
    expect(natures.mayMeet(mixed, monomial)).toBe(false);
    expect(natures.mayMeet(radical, monomial)).toBe(true);
    expect(natures.mayMeet(natures.every('transcendental') ?? two, two)).toBe(false);
    expect(natures.mayMeet(algebraic, two)).toBe(true);
    expect(natures.mayMeet(any, two)).toBe(true);
  });
});
