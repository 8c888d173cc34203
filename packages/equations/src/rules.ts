import {
  alwaysOn,
  type ClauseRef,
  type Colour,
  clauseRef,
  type Division,
  type EditionOf,
  type EquationsGrounds,
  FAMILIES,
  groundsOf,
  newestEdition,
  variationClause,
} from '@forceout/rulebook';
import { inForce } from './variations/in-force.ts';

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

export { COLOURS, type Colour } from '@forceout/rulebook';

/** What an expression is read by: the division and the variations in force. */
export interface Rules {
  readonly edition: EquationsEdition;
  readonly division: Division;
  readonly has: ReadonlySet<VariationName>;
  readonly base: number;
  readonly multipleOf: number | null;
  /** The colours of Exponent; `any`: Exponent without a colour, where colour does not matter. */
  readonly exponent: readonly Colour[] | 'any' | null;
}

/** Where an expression stands. */
export type Where = 'goal' | 'solution';

export type EquationsEdition = EditionOf<'equations'>;

/** What a ruling rests on: something the edition names, or the list item of a variation. */
export type Ground = keyof EquationsGrounds | VariationName;

type Cited = Pick<Rules, 'edition' | 'division'>;

const isVariation = (ground: Ground): ground is VariationName => VARIATIONS.includes(ground as VariationName);

/** The clause without its edition. */
export const addressOf = ({ edition, division }: Cited, ground: Ground): string =>
  isVariation(ground) ? variationClause(edition, division, ground) : groundsOf('equations', edition)[ground][0];

export const cite = (rules: Cited, ground: Ground): ClauseRef => clauseRef(rules.edition, addressOf(rules, ground));

const baseName = /^base-(8|9|10|11|12)$/;
const multipleName = /^multiple-of-(6|7|8|9|10|11)$/;
const exponentName = /^exponent(?:-(red|blue|green|black))?$/;

type ReadRules = { readonly ok: true; readonly rules: Rules } | { readonly ok: false; readonly unknown: string };

/** What variations come to is worked out once for each `Rules`, so the same names have the same ones. */
const known = new Map<string, ReadRules>();
const MOST_KNOWN = 256;

/** The rules for a list of protocol names, or the first name that is none. */
export function readRules(
  division: Division,
  names: readonly string[],
  edition: EquationsEdition = newestEdition('equations'),
): ReadRules {
  const key = `${edition} ${division} ${names.length} ${names.join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const read = readNames(division, names, edition);
  if (known.size === MOST_KNOWN) known.clear();
  if (read.ok) known.set(key, read);
  return read;
}

function readNames(division: Division, names: readonly string[], edition: EquationsEdition): ReadRules {
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
      const colour = withExponent[1] as Colour | undefined;
      exponent = colour === undefined || exponent === 'any' ? 'any' : [...(exponent ?? []), colour];
    } else if (isPlainName(name)) has.add(name);
    else return { ok: false, unknown: name };
  }
  return { ok: true, rules: { edition, division, has, base, multipleOf, exponent } };
}

const isPlainName = (name: string): name is VariationName =>
  VARIATIONS.includes(name as VariationName) && !FAMILIES.includes(name as (typeof FAMILIES)[number]);

/** May a number on a cube of this colour be an exponent? `null`: the colour is not known, so it does not matter. */
export const mayBeExponent = ({ exponent }: Rules, colour: Colour | null): boolean =>
  exponent !== null && (exponent === 'any' || colour === null || exponent.includes(colour));

/** The colour that a sentence names; of several it names none. */
export const exponentColour = ({ exponent }: Rules): Colour | 'several' =>
  exponent === null || exponent === 'any' || exponent.length !== 1 ? 'several' : (exponent[0] ?? 'several');

/** With the variations that hold in every adventurous shake of the division. */
export const withAlwaysOn = (
  division: Division,
  names: readonly string[],
  edition: EquationsEdition = newestEdition('equations'),
): readonly string[] => [...new Set([...alwaysOn(edition, division), ...names])];

/** Which faces are wild. */
export const wildFaces = (rules: Rules): readonly ('0' | 'x')[] =>
  inForce(rules)
    .flatMap(v => v.wild ?? [])
    .sort();
