import { mayChooseAgain, type VariationRow } from '@forceout/rulebook';
import type { Cube, Facts, Json, Position, Refused, Ruling, TableRules, Variation } from '@forceout/table';
import { rowsInPlay } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import type { EquationsKey } from '../codes.ts';
import { citedIn } from '../position.ts';
import { cite, type Ground, type VariationName } from '../rules.ts';
import { VARIATION } from '../variations/all.ts';

const refused = (rules: TableRules, key: EquationsKey, clause: Ground, facts?: Facts): Refused => ({
  ok: false,
  ...saidBy(key, facts),
  clause: cite(citedIn(rules), clause),
});

/** `base-8` and `base` with 8 are the same pick. */
export function readVariation(
  rules: TableRules,
  name: string,
  value: Json,
): { readonly ok: true; readonly variation: Variation } | Refused {
  if (!rules.adventurous) return refused(rules, 'no-variations', 'variation-list');
  const rows = rowsInPlay(rules);
  const plain = rows.find(row => row.id === name);
  const filled = rows.find(row => row.blank !== null && name.startsWith(`${row.id}-`));
  const row = plain ?? filled;
  if (!row) return refused(rules, 'unknown-variation', 'variation-list', { name });
  if (row.blank === null) {
    if (value !== null && value !== undefined) return refused(rules, 'no-blank', 'bad-blank', { variation: row.id });
    return { ok: true, variation: { id: row.id, value: null } };
  }
  const given = plain ? value : name.slice(row.id.length + 1);
  const choice = row.values?.find(v => given !== null && `${v}` === `${given}`);
  if (choice === undefined)
    return refused(rules, 'blank-not-filled', 'bad-blank', {
      variation: row.id,
      values: (row.values ?? []).map(String),
    });
  if (!plain && value !== null && value !== undefined && `${value}` !== `${choice}`)
    return refused(rules, 'blank-not-filled.two', 'bad-blank', { variation: row.id });
  return { ok: true, variation: { id: `${row.id}-${choice}`, value: null } };
}

const familyOf = (rows: readonly VariationRow[], id: string): VariationRow | undefined =>
  rows.find(row => row.id === id || (row.blank !== null && id.startsWith(`${row.id}-`)));

/** II-B-2: a pick that repeats one in force, or has no effect on the shake. No two variations of this list conflict. */
export function ruleSelection(position: Position, pick: Variation): Ruling {
  const rows = rowsInPlay(position.rules);
  const row = familyOf(rows, pick.id);
  if (!row) return refused(position.rules, 'unknown-variation', 'variation-list', { name: pick.id });
  const again = mayChooseAgain(row, position.rules.options);
  const repeats = ({ id }: Variation): boolean =>
    familyOf(rows, id)?.clause === row.clause && !(again && id !== pick.id);
  if (position.variations.some(repeats))
    return refused(position.rules, 'already-chosen', 'variation-illegal', { variation: row.id });
  const none = noEffect(row.id, pick.id, position);
  return none === null
    ? { ok: true }
    : refused(position.rules, `no-effect.${none.what}`, 'variation-illegal', none.facts);
}

const isDigit = (face: string): boolean => /^\d$/.test(face);

/** Judged from the roll and the variations chosen so far; a wild cube that can be the missing symbol helps. */
function noEffect(
  family: string,
  id: string,
  position: Position,
): { readonly what: 'face' | 'number' | 'colour'; readonly facts?: Facts } | null {
  const { resources, variations } = position;
  const wild = wildCubes(position);
  const wildDigit = wild.length > 0;
  const wildSign = wild.length > 0 && position.rules.division !== 'elementary';
  const face = VARIATION[family as VariationName]?.needs;
  if (face === undefined) return null;
  if (face !== 'number' && face !== 'coloured number') {
    const here = resources.some(c => c.face === face);
    const helped = family.endsWith('-wild') ? false : isDigit(face) ? wildDigit : wildSign;
    return here || helped ? null : { what: 'face', facts: { face } };
  }
  if (face === 'number') {
    const number = resources.some(c => isDigit(c.face) && c.face !== '0');
    return number || wildDigit ? null : { what: 'number' };
  }
  const colour = id.slice('exponent-'.length);
  const base = Number(variations.find(v => v.id.startsWith('base-'))?.id.slice(5) ?? 10);
  const usable = (c: Cube): boolean => c.kind === colour && isDigit(c.face) && Number(c.face) < base;
  // XIII-B-12 comment (c): a base that leaves black no digit bars it, unless a wild cube is in effect; then the faces
  // of the kit do not matter (R-VAR-13).
  const barredByBase = colour === 'black' && base < 10;
  const helped = wild.some(c => c.kind === colour) || (barredByBase && wildInForce(variations));
  return resources.some(usable) || helped ? null : { what: 'colour', facts: { colour } };
}

const wildInForce = (variations: readonly Variation[]): boolean =>
  variations.some(v => v.id === 'zero-wild' || v.id === 'x-wild');

function wildCubes({ resources, variations }: Position): readonly Cube[] {
  const faces = variations.flatMap(v => (v.id === 'zero-wild' ? ['0'] : v.id === 'x-wild' ? ['x'] : []));
  return resources.filter(c => faces.includes(c.face));
}
