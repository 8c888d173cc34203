import { afterEach, describe, expect, it, vi } from 'vitest';
import { E, J, M, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import type { Mat } from '../mat.ts';
import { Choices } from './choices.ts';
import { EnclosedInverse } from './enclosed-inverse.ts';
import { EnclosedPowers } from './enclosed-powers.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Enclosures } from './enclosures.ts';
import { Steps } from './forward.ts';
import { writtenGoalCases } from './goal.ts';
import { Inverse } from './inverse.ts';
import { LongInverse } from './inverse-long.ts';
import { Join } from './join.ts';
import { Listing } from './listing.ts';
import { Repeats } from './repeats.ts';
import { Search } from './search.ts';
import { type Solved, solveProblem, wildOnMat } from './solve.ts';
import { Tables } from './tables.ts';
import { Targets } from './targets.ts';
import { Towers } from './towers.ts';
import { ValueSamples } from './value-samples.ts';

interface Known {
  readonly setting: Setting;
  readonly goal: string;
  readonly required: string;
  readonly permitted: string;
  readonly solvable: boolean;
}

const mat = (setting: Setting, goal: string, required: string, solvable: boolean, permitted = ''): Known => ({
  setting,
  goal,
  required,
  permitted,
  solvable,
});

/** Mats whose answers are known, each of which needs some part of the search. */
const KNOWN: readonly Known[] = [
  mat(E, '97', '8871', false, '--x'),
  mat(E, '4', '11111', false, '----'),
  mat(E, '15', '12345++++', true),
  mat(E, '5', '55555++++r', true),
  mat(E, '0', '0987654x+++++', true),
  mat(plus(E, 'factorial'), '6', '30+', true),
  mat(plus(E, 'multiple-operations number-of-factors'), '10', '96', false, 'x+'),
  mat(plus(E, 'factorial'), '60x2', '11111++++', true),
  mat(plus(E, 'factorial'), '80x9', '11112++++', true),
  mat(E, '9*18', '999*36+9+', true, 'xx'),
  mat(plus(E, 'multiple-operations'), '7', '22', false, '+x'),
  mat(plus(E, 'multiple-operations number-of-factors'), '2', '96', true, 'x+'),
  mat(plus(E, 'two-digit'), '24', '12345++', false),
  mat(plus(S, 'sqrt-i'), '2i', 'rrrrr2', true),
  mat(plus(S, 'sqrt-i'), '9i', '3r3', true),
  mat(plus(J, 'exponent'), '25', '52', true),
  mat(plus(M, 'multiple-of-7'), '12', '++++11111', true),
  mat(plus(M, 'number-of-factors'), '4', '6x', true),
];

/** The same where numbers are worked out between bounds. */
const BETWEEN_BOUNDS: readonly Known[] = [
  mat(M, '97', '23*5+r', false),
  mat(M, '97', '22211*-++', false),
  mat(M, '97', '23255*xx+', false),
  mat(M, 'r2', '11113+++*', false),
  mat(plus(M, 'exponent'), '97', '111112+++', false),
  mat(plus(S, 'log'), '97', '1234///', false),
  mat(M, '9r2', '', true, '3311554+-/r+-'),
  mat(M, '2', 'r2xr2', true),
  mat(M, '2', 'r8/r2', true),
  mat(M, '2', 'r2*r2*r2', true),
  mat(plus(S, 'log'), '3', 'r8/r2', true),
  mat(M, '6', 'r2xr5553+++', true),
  mat(M, '50', 'r2+r8+r2+r2*2', true),
  mat(plus(M, 'exponent'), '50', 'r2+r8+r2+r22', true),
  mat(M, '5*17', '5*r7xr7+5+5', true),
  mat(plus(M, 'multiple-operations'), '6', '38', false, 'r'),
];

const STEPS = 400_000;

function answer({ setting, goal, required, permitted }: Known): Solved {
  const rules = rulesOf(setting);
  const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));
  const on: Mat = { required: cubes(required), permitted: cubes(permitted), forbidden: [], resources: [] };
  const budget = { steps: STEPS };
  const { goals, open } = writtenGoalCases(goal, rules, wildOnMat(on, rules), budget);
  return solveProblem({ mat: on, mode: 'forceout', rules, goals, openGoal: open }, budget);
}

/** The answer with the passes a no rests on. */
function inShort(known: Known): string {
  try {
    const solved = answer(known);
    const by = solved.solvable === false ? [...new Set(solved.covered.map(line => line.by))].sort().join(' ') : '';
    return `${known.required} ${known.permitted} for ${known.goal}: ${solved.solvable} ${by}`;
  } catch (error) {
    return String(error);
  }
}

type Methods = Record<string, (...args: never[]) => unknown>;
const seams: readonly (readonly [string, object, string, unknown])[] = [
  ['the search from below', Search.prototype, 'forward', null],
  ['the search in the middle', Search.prototype, 'inTheMiddle', null],
  ['a size of the inner part', Search.prototype, 'meet', null],
  ['the parts that meet a wanted value', Search.prototype, 'meetWith', null],
  ['what fills up 0 × anything', Search.prototype, 'fill', null],
  ['the choices of cubes', Choices.prototype, 'each', null],
  ['the values that meet a wanted one', Join.prototype, 'each', null],
  ['any value of a sort', ValueSamples.prototype, 'anyValue', null],
  ['the comparison with the Goal', Search.prototype, 'meetsGoal', false],
  ['the steps back from the Goal', Targets.prototype, 'workFor', []],
  ['the splits round a sign', Targets.prototype, 'splits', undefined],
  ['the turning round', Targets.prototype, 'run', undefined],
  ['the inverse of a sign', Inverse.prototype, 'binary', undefined],
  ['the inverse of √ and of the unary ×', Inverse.prototype, 'prefix', undefined],
  ['the inverse of !', Inverse.prototype, 'factorial', undefined],
  ['the values of some cubes', Tables.prototype, 'each', undefined],
  ['the splits of a table', Tables.prototype, 'splits', undefined],
  ['an i beside a number', Tables.prototype, 'unit', undefined],
  ['coloured exponents', Tables.prototype, 'exponents', undefined],
  ['long numbers turned round', LongInverse.prototype, 'operand', undefined],
  ['a step with two numbers', Steps.prototype, 'binary', undefined],
  ['a step with a sign before a number', Steps.prototype, 'prefix', undefined],
  ['a step with a !', Steps.prototype, 'factorial', undefined],
  ['the list of values', Listing.prototype, 'each', undefined],
  ['the signs of the list', Repeats.prototype, 'withSigns', null],
  ['the whole list', Repeats.prototype, 'solve', null],
];

const betweenBounds: typeof seams = [
  ['coloured exponents turned round', Targets.prototype, 'exponents', undefined],
  ['a step between bounds', EnclosedSteps.prototype, 'binary', undefined],
  ['a sum between bounds', EnclosedSteps.prototype, 'sum', undefined],
  ['a product between bounds', EnclosedSteps.prototype, 'product', undefined],
  ['a quotient between bounds', EnclosedSteps.prototype, 'quotient', undefined],
  ['a power between bounds', EnclosedPowers.prototype, 'power', undefined],
  ['a root between bounds', EnclosedPowers.prototype, 'root', undefined],
  ['a log between bounds', EnclosedPowers.prototype, 'logarithm', undefined],
  ['the Goal between bounds', EnclosedSteps.prototype, 'number', null],
  ['an enclosure', Enclosures.prototype, 'between', null],
  ['the way back between bounds', EnclosedInverse.prototype, 'binary', undefined],
  ['the way back to an exponent', EnclosedInverse.prototype, 'exponent', undefined],
  ['the way back to a base', EnclosedInverse.prototype, 'base', undefined],
  ['the way back to a factor', EnclosedInverse.prototype, 'factor', undefined],
  ['roots of roots without end', Towers.prototype, 'isBarren', false],
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a pass that is skipped in silence is noticed: a no is lost or rests on something else, a Solution is missed', () => {
  const usual = KNOWN.map(inShort);

  it('the answers are right without any skip', () => {
    for (const known of [...KNOWN, ...BETWEEN_BOUNDS])
      expect([known, answer(known).solvable]).toEqual([known, known.solvable]);
  });

  it.each(seams)('%s', (_, owner, method, instead) => {
    vi.spyOn(owner as Methods, method).mockReturnValue(instead);
    expect(KNOWN.map(inShort)).not.toEqual(usual);
  });

  const usualBetween = BETWEEN_BOUNDS.map(inShort);

  it.each(betweenBounds)('%s', (_, owner, method, instead) => {
    vi.spyOn(owner as Methods, method).mockReturnValue(instead);
    expect(BETWEEN_BOUNDS.map(inShort)).not.toEqual(usualBetween);
  });
});
