import type { Json } from '@forceout/table';
import type { TranslateVerb } from './command/verb-words.ts';

/** A witness as people write it down. */
export function witnessLines(witness: Json, translate: TranslateVerb): readonly string[] {
  if (typeof witness === 'string') return [`  ${witness}`];
  if (Array.isArray(witness)) return witness.flatMap(one => witnessLines(one as Json, translate));
  if (typeof witness !== 'object' || witness === null) return [];
  const {
    restrictions,
    setName,
    blankAs,
    premises,
    rules,
    proof: _,
    ...rest
  } = witness as { readonly [key: string]: Json };
  const row = (list: Json | undefined): string => (Array.isArray(list) ? list.join(', ') : '');
  if (typeof setName === 'string')
    return [
      ...(row(restrictions) === '' ? [] : [`  ${translate('witness.restrictions', { list: row(restrictions) })}`]),
      `  ${blankAs === undefined ? translate('witness.set-name', { name: setName }) : translate('witness.blank', { name: setName, card: String(blankAs) })}`,
    ];
  if (premises !== undefined) return [`  ${row(premises)} / ${row(rules)}`];
  return [JSON.stringify(rest)];
}
