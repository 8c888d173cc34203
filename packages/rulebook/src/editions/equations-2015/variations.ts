import { COLOURS } from '../../names.ts';
import type { VariationRow } from '../../variation-row.ts';
import { E, JS, M, row, S } from '../variation-list.ts';

const multiples = [6, 7, 8, 9, 10, 11];

const even = { years: 'even' } as const;
const odd = { years: 'odd' } as const;

const explainSideways =
  'A cube that stands for a number other than zero may lie on its side and then means one divided by it.';
const explainUpsideDown =
  'A cube that stands for a number may be turned upside-down and then means minus that number; not inside a two-digit numeral.';
const explainFactorial = 'Each writer may use two factorial signs, shared between Goal and Solution.';
const explainMultipleOperations =
  'An operation sign with a cube outside Forbidden and the Goal may be repeated freely in a Solution.';
const explainAverage = '+ means the average of two numbers and never their sum.';
const explainPercent = 'An upside-down radical means percent of; the numbers on both sides may have two digits.';
const explainDecimalPoint = 'The power sign may also be a decimal point in a numeral of at most three digits.';
const explainFactors = (limit: string) =>
  `× before a counting number${limit} is the number of its factors; between two numbers it still multiplies.`;
const explainMultipleOf =
  'A Solution has to miss the Goal by the chosen number times an integer other than zero; hitting the Goal is wrong.';
const explainExponent = 'A numeral on a cube of the chosen colour may be an exponent without a power sign.';
const explainPowers =
  'A 1 that is not part of a two-digit numeral may be any integer power of ten, or of the base in force.';
const explainBase = 'Goal and Solution are both read in the chosen base, and Solutions may use two-digit numerals.';

export const variations: readonly VariationRow[] = [
  row('sideways', 'Sideways', 'XIII-A-1', E, explainSideways),
  row('upside-down', 'Upside-down', 'XIII-A-2', E, explainUpsideDown),
  row(
    'zero-wild',
    '0 Wild',
    'XIII-A-3',
    E,
    '0 may stand for any numeral on the cubes, the same one in Goal and Solution.',
  ),
  row('factorial', 'Factorial', 'XIII-A-4', E, explainFactorial),
  row('multiple-operations', 'Multiple Operations', 'XIII-A-5', E, explainMultipleOperations),
  row(
    'three-operation',
    'Three-operation Solution',
    'XIII-A-6',
    E,
    'Every Solution has to hold at least three operation signs.',
  ),
  row(
    'remainder',
    'Remainder',
    'XIII-A-7',
    E,
    'A sideways ÷ gives the remainder of a division of positive integers, the first of them at most 1000.',
  ),
  row('average', 'Average', 'XIII-A-8', E, explainAverage, even),
  row(
    'smallest-prime',
    'Smallest Prime',
    'XIII-A-9',
    E,
    '× before a rational number up to 200 is the smallest prime above it; between two numbers it still multiplies.',
    even,
  ),
  row('percent', 'Percent', 'XIII-A-10', E, explainPercent, even),
  row('decimal-point', 'Decimal Point', 'XIII-A-11', E, explainDecimalPoint, even),
  row('two-digit', 'Two-digit Numerals', 'XIII-A-12', E, 'Solutions may use two-digit numerals.', odd),
  row('lcm', 'LCM', 'XIII-A-13', E, 'The radical may also be the least common multiple of two counting numbers.', odd),
  row(
    'gcf',
    'GCF',
    'XIII-A-14',
    E,
    'The power sign may also be the greatest common factor of two whole numbers that are not both zero.',
    odd,
  ),
  row('number-of-factors', 'Number of Factors', 'XIII-A-15', E, explainFactors(' up to 200'), odd),

  row('sideways', 'Sideways', 'XIII-B-1', M, explainSideways),
  row('upside-down', 'Upside-down', 'XIII-B-2', M, explainUpsideDown),
  row(
    'zero-wild',
    '0 Wild',
    'XIII-B-3',
    M,
    '0 may stand for any symbol on the cubes, the same one in Goal and Solution.',
  ),
  row('factorial', 'Factorial', 'XIII-B-4', M, explainFactorial),
  row('multiple-operations', 'Multiple Operations', 'XIII-B-5', M, explainMultipleOperations),
  row('base', 'Base m', 'XIII-B-6', M, explainBase, { blank: 'number', values: [8, 9, 10] }),
  row('multiple-of', 'Multiple of k', 'XIII-B-7', M, `${explainMultipleOf} The Goal stays within 1000 of zero.`, {
    blank: 'number',
    values: multiples,
  }),
  row('average', 'Average', 'XIII-B-8', M, explainAverage, even),
  row(
    'percent',
    'Percent',
    'XIII-B-9',
    M,
    `${explainPercent} In another base m it counts parts of m × m instead of a hundred.`,
    even,
  ),
  row('decimal-point', 'Decimal Point', 'XIII-B-10', M, explainDecimalPoint, even),
  row('number-of-factors', 'Number of Factors', 'XIII-B-11', M, explainFactors(' up to 1000'), odd),
  row('exponent', 'Exponent', 'XIII-B-12', M, explainExponent, {
    ...odd,
    blank: 'colour',
    values: COLOURS,
    again: true,
  }),
  row('powers-of-base', 'Powers of the Base', 'XIII-B-13', M, explainPowers, odd),

  row('sideways', 'Sideways', 'XIII-C-1', JS, explainSideways, { alwaysOn: JS }),
  row('upside-down', 'Upside-down', 'XIII-C-2', JS, explainUpsideDown, { alwaysOn: JS }),
  row(
    'zero-wild',
    '0 Wild',
    'XIII-C-3',
    JS,
    '0 may stand for any symbol on the cubes, the same one in Goal and Solution.',
  ),
  row(
    'x-wild',
    '× Wild',
    'XIII-C-3',
    JS,
    '× may stand for any symbol on the cubes, the same one in Goal and Solution.',
  ),
  row('powers-of-base', 'Powers of the Base', 'XIII-C-4', JS, explainPowers),
  row(
    'base',
    'Base m',
    'XIII-C-5',
    JS,
    `${explainBase} In eleven and twelve the power sign may be the digit ten, in twelve the radical the digit eleven.`,
    { blank: 'number', values: [8, 9, 11, 12] },
  ),
  row('multiple-of', 'Multiple of k', 'XIII-C-6', JS, explainMultipleOf, { blank: 'number', values: multiples }),
  row('multiple-operations', 'Multiple Operations', 'XIII-C-7', JS, explainMultipleOperations),
  row('factorial', 'Factorial', 'XIII-C-8', JS, `${explainFactorial} With Multiple of k none of them in the Goal.`),
  row('number-of-factors', 'Number of Factors', 'XIII-C-9', JS, explainFactors('')),
  row('exponent', 'Exponent', 'XIII-C-10', JS, explainExponent, { blank: 'colour', values: COLOURS, again: true }),

  row(
    'sqrt-i',
    '√ = i',
    'XIII-D-11',
    S,
    'The radical is the imaginary unit i instead of a root, and may stand next to a numeral.',
  ),
  row(
    'decimal-in-goal',
    'Decimal in Goal',
    'XIII-D-12',
    S,
    'Each writer decides where decimal points stand in the Goal.',
  ),
  row('log', 'Log', 'XIII-D-13', S, 'A sideways ÷ is the logarithm of the first number to the second as base.'),
];
