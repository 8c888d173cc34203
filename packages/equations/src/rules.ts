import type { ClauseRef, Division } from '@forceout/rulebook';

/** The variations of the protocol, the families without their number or colour. */
export const VARIATIONS = [
  'sideways',
  'upside-down',
  'zero-wild',
  'x-wild',
  'factorial',
  'multiple-operations',
  'three-operation',
  'remainder',
  'average',
  'smallest-prime',
  'percent',
  'decimal-point',
  'two-digit',
  'lcm',
  'gcf',
  'number-of-factors',
  'base',
  'multiple-of',
  'exponent',
  'powers-of-base',
  'sqrt-i',
  'decimal-in-goal',
  'log',
] as const;
export type VariationName = (typeof VARIATIONS)[number];

export const COLOURS = ['red', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** What an expression is read by: the division and the variations in force. */
export interface Rules {
  readonly division: Division;
  readonly has: ReadonlySet<VariationName>;
  readonly base: number;
  readonly multipleOf: number | null;
  /** `any`: Exponent without a colour, where colour does not matter. */
  readonly exponent: Colour | 'any' | null;
}

/** Where an expression stands. */
export type Where = 'goal' | 'solution';

export const EDITION = 'equations-2015';
export const cite = (clause: string): ClauseRef => `${EDITION} ${clause}`;

const baseName = /^base-(8|9|10|11|12)$/;
const multipleName = /^multiple-of-(6|7|8|9|10|11)$/;
const exponentName = /^exponent(?:-(red|blue|green|black))?$/;

/** The rules for a list of protocol names, or the first name that is none. */
export function readRules(
  division: Division,
  names: readonly string[],
): { readonly ok: true; readonly rules: Rules } | { readonly ok: false; readonly unknown: string } {
  const has = new Set<VariationName>();
  let base = 10;
  let multipleOf: number | null = null;
  let exponent: Rules['exponent'] = null;
  for (const name of names) {
    const withBase = baseName.exec(name);
    const withMultiple = multipleName.exec(name);
    const withExponent = exponentName.exec(name);
    if (withBase) {
      has.add('base');
      base = Number(withBase[1]);
    } else if (withMultiple) {
      has.add('multiple-of');
      multipleOf = Number(withMultiple[1]);
    } else if (withExponent) {
      has.add('exponent');
      exponent = (withExponent[1] as Colour | undefined) ?? 'any';
    } else if (isPlainName(name)) has.add(name);
    else return { ok: false, unknown: name };
  }
  return { ok: true, rules: { division, has, base, multipleOf, exponent } };
}

const isPlainName = (name: string): name is VariationName =>
  VARIATIONS.includes(name as VariationName) && !['base', 'multiple-of', 'exponent'].includes(name);

/** Sideways and Upside-down hold in every adventurous Junior and Senior shake (XIII-C intro). */
export const withAlwaysOn = (division: Division, names: readonly string[]): readonly string[] =>
  division === 'junior' || division === 'senior' ? [...new Set(['sideways', 'upside-down', ...names])] : names;

/** Which faces are wild. */
export const wildFaces = (rules: Rules): readonly ('0' | 'x')[] => [
  ...(rules.has.has('zero-wild') ? (['0'] as const) : []),
  ...(rules.has.has('x-wild') ? (['x'] as const) : []),
];

const clauses: Readonly<Record<VariationName, Partial<Record<'E' | 'M' | 'J', string>>>> = {
  sideways: { E: 'XIII-A-1', M: 'XIII-B-1', J: 'XIII-C-1' },
  'upside-down': { E: 'XIII-A-2', M: 'XIII-B-2', J: 'XIII-C-2' },
  'zero-wild': { E: 'XIII-A-3', M: 'XIII-B-3', J: 'XIII-C-3' },
  'x-wild': { J: 'XIII-C-3' },
  factorial: { E: 'XIII-A-4', M: 'XIII-B-4', J: 'XIII-C-8' },
  'multiple-operations': { E: 'XIII-A-5', M: 'XIII-B-5', J: 'XIII-C-7' },
  'three-operation': { E: 'XIII-A-6' },
  remainder: { E: 'XIII-A-7' },
  average: { E: 'XIII-A-8', M: 'XIII-B-8' },
  'smallest-prime': { E: 'XIII-A-9' },
  percent: { E: 'XIII-A-10', M: 'XIII-B-9' },
  'decimal-point': { E: 'XIII-A-11', M: 'XIII-B-10' },
  'two-digit': { E: 'XIII-A-12' },
  lcm: { E: 'XIII-A-13' },
  gcf: { E: 'XIII-A-14' },
  'number-of-factors': { E: 'XIII-A-15', M: 'XIII-B-11', J: 'XIII-C-9' },
  base: { M: 'XIII-B-6', J: 'XIII-C-5' },
  'multiple-of': { M: 'XIII-B-7', J: 'XIII-C-6' },
  exponent: { M: 'XIII-B-12', J: 'XIII-C-10' },
  'powers-of-base': { M: 'XIII-B-13', J: 'XIII-C-4' },
  'sqrt-i': { J: 'XIII-D-11' },
  'decimal-in-goal': { J: 'XIII-D-12' },
  log: { J: 'XIII-D-13' },
};

/** The clause that prints a variation for that division, or the nearest one where another division prints it. */
export function clauseOf(rules: Rules, name: VariationName): string {
  const printed = clauses[name];
  const { division } = rules;
  const order =
    division === 'elementary'
      ? (['E', 'M', 'J'] as const)
      : division === 'middle'
        ? (['M', 'E', 'J'] as const)
        : (['J', 'M', 'E'] as const);
  for (const key of order) {
    const clause = printed[key];
    if (clause) return clause;
  }
  return 'XIII comment';
}
