import {
  type ClauseRef,
  clauseRef,
  type OnSetsGrounds,
  type VariationRow,
  variationClause,
  variationsFor,
} from '@forceout/rulebook';
import type { Json, Position, Refused, Ruling, TableRules, Variation, VariationSpec } from '@forceout/table';
import { parseSetName } from '../language/parse.ts';
import { symbolsOf } from '../language/syntax.ts';
import { cite, minusIsSymmetric } from '../position.ts';
import { isOperation, isRelation, isSymbol, type OnSetsSymbol, pretty, symbolOf } from '../symbols.ts';
import { readings } from '../values/readings.ts';
import { Steps } from '../values/steps.ts';
import { isCard, makeUniverse } from '../values/universe.ts';
import { editionOf } from './inner.ts';

const rowsOf = (rules: TableRules): readonly VariationRow[] =>
  rules.adventurous ? variationsFor(rules.edition, rules.division, rules.season) : [];

export const variationSpecs = (rules: TableRules): readonly VariationSpec[] =>
  rowsOf(rules).map(row => ({
    id: row.id,
    name: row.name,
    clause: clauseRef(editionOf(rules), row.clause),
    explains: row.explains,
    blank: row.blank === null ? null : { kind: row.blank, choices: row.values ?? null },
    alwaysOn: row.alwaysOn.includes(rules.division),
  }));

const refuse = (rules: TableRules, code: string, clause: keyof OnSetsGrounds, message: string): Refused => ({
  ok: false,
  code,
  clause: cite(editionOf(rules), clause),
  message,
});

/** II-C-1-c: the name circled and its blank filled; what fits no blank is refused, what is unwise is not. */
export function readVariation(
  rules: TableRules,
  name: string,
  value: Json,
): { readonly ok: true; readonly variation: Variation } | Refused {
  const row = rowsOf(rules).find(({ id }) => id === name);
  if (!row)
    return refuse(
      rules,
      'unknown-variation',
      'variation-list',
      `"${name}" is not on the variation list of this division.`,
    );
  const filled = fillBlank(row, value);
  if (filled === undefined)
    return refuse(rules, 'bad-blank', 'bad-blank', `${row.name}: ${JSON.stringify(value)} does not fill the blank.`);
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
  const rows = rowsOf(rules);
  const item = (): ClauseRef => clauseRef(edition, variationClause(edition, rules.division, pick.id));
  const illegal: Illegal = (code, clause, message) => ({
    ok: false,
    code,
    clause: clause === null ? item() : cite(edition, clause),
    message,
  });
  const rowOf = (id: string): VariationRow | undefined => rows.find(row => row.id === id);
  const clause = rowOf(pick.id)?.clause;
  if (variations.some(({ id }) => id === pick.id || (clause !== undefined && rowOf(id)?.clause === clause)))
    return illegal('variation-repeated', 'variation-illegal', 'This variation is already in force in this shake.');
  return conflictOf(variations, pick, illegal) ?? noEffectOf(position, pick, illegal) ?? legal;
}

/** `null`: the list item of the variation itself. */
type Illegal = (code: string, clause: keyof OnSetsGrounds | null, message: string) => Ruling;

/** The only two conflicts that the rules print (R-VAR-3). */
function conflictOf(variations: readonly Variation[], pick: Variation, illegal: Illegal): Ruling | null {
  const both = [...variations, pick];
  const has = (id: string, value?: Json): boolean =>
    both.some(v => v.id === id && (value === undefined || v.value === value));
  const involved = (...ids: string[]): boolean => ids.includes(pick.id);
  if (involved('blankWild', 'forbiddenCard') && has('blankWild') && has('forbiddenCard', 'blank'))
    return illegal('variation-conflict', 'blank-conflict', 'Blank Card Wild and a forbidden blank card conflict.');
  if (involved('symDiff', 'wildCube') && has('symDiff') && has('wildCube', '-'))
    return illegal('variation-conflict', 'minus-conflict', 'Symmetric Difference and − Wild conflict.');
  return null;
}

function noEffectOf(position: Position, pick: Variation, illegal: Illegal): Ruling | null {
  const { rules, variations, cards } = position;
  const edition = editionOf(rules);
  const faces = position.resources.flatMap(cube => (isSymbol(cube.face) ? [cube.face] : []));
  const wild = variations.some(({ id }) => id === 'wildCube');
  const rolled = (wanted: (face: OnSetsSymbol) => boolean): boolean => wild || faces.some(wanted);
  const none = (message: string, clause: keyof OnSetsGrounds | null = 'variation-illegal'): Ruling =>
    illegal('variation-no-effect', clause, message);
  switch (pick.id) {
    case 'requiredCube':
    case 'wildCube': {
      const face = pick.value as OnSetsSymbol;
      if (pick.id === 'wildCube' && isRelation(face)) return illegal('wild-relation', null, '= and ⊆ cannot be wild.');
      return faces.includes(face) ? null : none(`No ${pretty(face)} cube is in Resources.`);
    }
    case 'unionInter':
      return rolled(face => face === 'U' || face === 'N') ? null : none('Neither ∪ nor ∩ was rolled.');
    case 'univNull':
      return rolled(face => face === 'V' || face === 'L') ? null : none('Neither V nor Λ was rolled.');
    case 'multipleOps':
      return rolled(isOperation) ? null : none('No operation was rolled.');
    case 'symDiff':
      return rolled(face => face === '-') ? null : none('No − was rolled.');
    case 'noNull':
      return rolled(isRelation) ? null : none('Neither = nor ⊆ was rolled.');
    case 'requiredCard':
    case 'forbiddenCard':
      return cards.includes(String(pick.value))
        ? null
        : none(`The card ${String(pick.value)} is not in the Universe.`, null);
    case 'blankWild':
      return cards.includes('blank') ? null : none('The blank card was not dealt.', 'blank-not-dealt');
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
  if (!parsed.ok) return illegal('bad-double-set', null, parsed.error.message);
  const size = symbolsOf(parsed.value).length;
  if (size > 4)
    return illegal('double-set-too-long', null, `The Double Set is named with ${size} symbols; four is the limit.`);
  const universe = makeUniverse(position.cards);
  const set = readings(parsed.value, { universe, symmetric }, new Steps({ steps: 10_000 }))[0]!.set;
  if (set === 0) return illegal('double-set-empty', null, 'No card of the Universe is in that set.');
  if (set === universe.all) return illegal('double-set-whole', null, 'Every card of the Universe is in that set.');
  return null;
}

export const describeVariations = (variations: readonly Variation[], selected: readonly string[]): Json => ({
  ...Object.fromEntries(variations.map(({ id, value }) => [id, value])),
  order: selected,
});
