import type { Json } from '@forceout/table';

/** A witness as people write it down. */
export function witnessLines(witness: Json): readonly string[] {
  if (typeof witness === 'string') return [`  ${witness}`];
  if (Array.isArray(witness)) return witness.flatMap(one => witnessLines(one as Json));
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
      ...(row(restrictions) === '' ? [] : [`  Restrictions: ${row(restrictions)}`]),
      `  Set-Name: ${setName}${blankAs === undefined ? '' : ` (the blank card is ${String(blankAs)})`}`,
    ];
  if (premises !== undefined) return [`  ${row(premises)} / ${row(rules)}`];
  return [JSON.stringify(rest)];
}
