import { COLOURS } from '../rules.ts';

/** Every variation by the names of the protocol, a family with one of its members at a time. */
const FAMILIES: readonly (readonly string[])[] = [
  ['sideways'],
  ['upside-down'],
  ['zero-wild'],
  ['x-wild'],
  ['factorial'],
  ['multiple-operations'],
  ['three-operation'],
  ['remainder'],
  ['average'],
  ['smallest-prime'],
  ['percent'],
  ['decimal-point'],
  ['two-digit'],
  ['lcm'],
  ['gcf'],
  ['number-of-factors'],
  ['base-8', 'base-9', 'base-11', 'base-12'],
  ['multiple-of-6', 'multiple-of-7', 'multiple-of-8', 'multiple-of-9', 'multiple-of-10', 'multiple-of-11'],
  ['exponent', ...COLOURS.map(colour => `exponent-${colour}`)],
  ['powers-of-base'],
  ['sqrt-i'],
  ['decimal-in-goal'],
  ['log'],
];

/** None, each alone, each pair: 1 + 23 + 253. */
const SETS: readonly (readonly number[])[] = [
  [],
  ...FAMILIES.map((_, a) => [a]),
  ...FAMILIES.flatMap((_, a) => FAMILIES.slice(a + 1).map((__, b) => [a, a + 1 + b])),
];

/** A number without a factor in common with the number of sets, so that some of them are as mixed as all. */
const STRIDE = 101;

/** The n-th set of variations; `pick` chooses within a family. */
export const variationsAt = (n: number, pick: (sides: number) => number): readonly string[] =>
  SETS[(n * STRIDE) % SETS.length]!.map(f => FAMILIES[f]![pick(FAMILIES[f]!.length)]!);
