import type { Division } from '../names.ts';
import type { VariationRow } from '../variation-row.ts';

/** The divisions that the lists of variations are printed for. */
export const E: readonly Division[] = ['elementary'];
export const M: readonly Division[] = ['middle'];
export const JS: readonly Division[] = ['junior', 'senior'];
export const S: readonly Division[] = ['senior'];

/** An item of a list; what is not said is as with most of them. */
export const row = (
  id: string,
  name: string,
  clause: string,
  divisions: readonly Division[],
  explains: string,
  more: Partial<VariationRow> = {},
): VariationRow => ({ id, name, clause, divisions, alwaysOn: [], years: 'every', blank: null, explains, ...more });
