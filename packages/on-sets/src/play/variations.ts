import {
  type ClauseRef,
  clauseRef,
  firstOf,
  mayChooseAgain,
  type OnSetsGrounds,
  type VariationRow,
  variationClause,
} from '@forceout/rulebook';
import type { Facts, Json, Position, Refused, Ruling, Said, TableRules, Variation } from '@forceout/table';
import { rowsInPlay } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import { parseSetName } from '../language/parse.ts';
import { saidOf, symbolsOf } from '../language/syntax.ts';
import { cite, minusIsSymmetric } from '../position.ts';
import { isOperation, isRelation, isSymbol, type OnSetsSymbol, pretty, symbolOf } from '../symbols.ts';
import { readings } from '../values/readings.ts';
import { Steps } from '../values/steps.ts';
import { isCard, makeUniverse } from '../values/universe.ts';
import { editionOf } from './internal-position.ts';

const refuse = (rules: TableRules, key: OnSetsKey, clause: keyof OnSetsGrounds, facts: Facts): Refused => ({
  ok: false,
  ...saidBy(key, facts),
  clause: cite(editionOf(rules), clause),
});

/** II-C-1-c: the name circled and its blank filled; what fits no blank is refused, what is unwise is not. */
export function readVariation(
  rules: TableRules,
  name: string,
  value: Json,
): { readonly ok: true; readonly variation: Variation } | Refused {
  const row = rowsInPlay(rules).find(({ id }) => id === name);
  if (!row) return refuse(rules, 'unknown-variation', 'variation-list', { name });
  const filled = fillBlank(row, value);
  if (filled === undefined)
    return refuse(rules, 'bad-blank', 'bad-blank', { variation: row.id, value: JSON.stringify(value) });
  return { ok: true, variation: { id: row.id, value: filled } };
}

function fillBlank(row: VariationRow, value: Json): Json | undefined {
  if (row.blank === null) return value === null || value === true ? true : undefined;
  if (typeof value !== 'string') return undefined;
  if (row.blank === 'face') return symbolOf(value);
  if (row.blank === 'card') return isCard(value) ? value : undefined;
  return parseSetName(value).ok ? value : undefined;
}

const legal: Ruling = { ok: true };

/** II-C-2 at the moment of selection: already chosen, in conflict, or without effect (R-VAR-1 to R-VAR-4). */
export function ruleSelection(position: Position, pick: Variation): Ruling {
  const { rules, variations } = position;
  const edition = editionOf(rules);
  const rows = rowsInPlay(rules);
  const item = (): ClauseRef => clauseRef(edition, variationClause(edition, rules.division, pick.id));
  const illegal: Illegal = (key, clause, facts, because) => ({
    ok: false,
    ...saidBy(key, facts, because),
    clause: clause === null ? item() : cite(edition, clause),
  });
  const rowOf = (id: string): VariationRow | undefined => rows.find(row => row.id === id);
  const row = rowOf(pick.id);
  const again = row !== undefined && mayChooseAgain(row, rules.options);
  const repeats = ({ id, value }: Variation): boolean =>
    id === pick.id ? !(again && value !== pick.value) : row !== undefined && rowOf(id)?.clause === row.clause;
  if (variations.some(repeats)) return illegal('variation-repeated', 'variation-illegal');
  return conflictOf(variations, pick, illegal) ?? noEffectOf(position, pick, illegal) ?? legal;
}

/** `null`: the list item of the variation itself. */
type Illegal = (key: OnSetsKey, clause: keyof OnSetsGrounds | null, facts?: Facts, because?: Said) => Ruling;

/** The only two conflicts that the rules print (R-VAR-3). */
function conflictOf(variations: readonly Variation[], pick: Variation, illegal: Illegal): Ruling | null {
  const both = [...variations, pick];
  const has = (id: string, value?: Json): boolean =>
    both.some(v => v.id === id && (value === undefined || v.value === value));
  const involved = (...ids: string[]): boolean => ids.includes(pick.id);
  if (involved('blankWild', 'forbiddenCard') && has('blankWild') && has('forbiddenCard', 'blank'))
    return illegal('variation-conflict.blank', 'blank-conflict');
  if (involved('symDiff', 'wildCube') && has('symDiff') && has('wildCube', '-'))
    return illegal('variation-conflict.minus', 'minus-conflict');
  return null;
}

type NoEffect = OnSetsKey extends infer Key ? (Key extends `variation-no-effect.${infer What}` ? What : never) : never;

function noEffectOf(position: Position, pick: Variation, illegal: Illegal): Ruling | null {
  const { rules, variations, cards } = position;
  const edition = editionOf(rules);
  const faces = position.resources.flatMap(cube => (isSymbol(cube.face) ? [cube.face] : []));
  const wild = variations.some(({ id }) => id === 'wildCube');
  const rolled = (wanted: (face: OnSetsSymbol) => boolean): boolean => wild || faces.some(wanted);
  const none = (what: NoEffect, facts?: Facts, clause: keyof OnSetsGrounds | null = 'variation-illegal'): Ruling =>
    illegal(`variation-no-effect.${what}`, clause, facts);
  switch (pick.id) {
    case 'requiredCube':
    case 'wildCube': {
      const face = pick.value as OnSetsSymbol;
      if (pick.id === 'wildCube' && isRelation(face)) return illegal('wild-relation.never', null);
      return faces.includes(face) ? null : none('face', { face: pretty(face) });
    }
    case 'unionInter':
      return rolled(face => face === 'U' || face === 'N') ? null : none('union');
    case 'univNull':
      return rolled(face => face === 'V' || face === 'L') ? null : none('universe');
    case 'multipleOps':
      return rolled(isOperation) ? null : none('operation');
    case 'symDiff':
      return rolled(face => face === '-') ? null : none('minus');
    case 'noNull':
      return rolled(isRelation) ? null : none('relation');
    case 'requiredCard':
    case 'forbiddenCard':
      return cards.includes(String(pick.value)) ? null : none('card', { card: String(pick.value) }, null);
    case 'blankWild':
      return cards.includes('blank') ? null : none('blank', undefined, 'blank-not-dealt');
    case 'doubleSet':
      return doubleSetFault(
        position,
        String(pick.value),
        minusIsSymmetric(edition, [...variations.map(v => v.id), pick.id]),
        illegal,
      );
    default:
      return null;
  }
}

function doubleSetFault(position: Position, text: string, symmetric: boolean, illegal: Illegal): Ruling | null {
  const parsed = parseSetName(text);
  if (!parsed.ok) return illegal('bad-double-set', null, undefined, saidOf(parsed.error));
  const size = symbolsOf(parsed.value).length;
  if (size > 4) return illegal('double-set-too-long', null, { n: size, most: 4 });
  const universe = makeUniverse(position.cards);
  const set = firstOf(readings(parsed.value, { universe, symmetric }, new Steps({ steps: 10_000 }))).set;
  if (set === 0) return illegal('double-set-empty', null);
  if (set === universe.all) return illegal('double-set-whole', null);
  return null;
}

export const describeVariations = (variations: readonly Variation[], selected: readonly string[]): Json => ({
  ...Object.fromEntries(
    variations.map(({ id, value }) => {
      const all = variations.filter(other => other.id === id);
      return [id, all.length > 1 ? all.map(other => other.value) : value];
    }),
  ),
  order: selected,
});
