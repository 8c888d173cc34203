import type { Json } from '@forceout/table';
import { itemLetters, type WrittenSolution } from '@forceout/wff';
import { isObject, textsOf } from '../json.ts';
import { type Row, rowsOf } from './rows.ts';

/** A presented Solution, as far as it can be read. */
export interface Shown {
  readonly solution: WrittenSolution;
  readonly rows: readonly Row[] | null;
  readonly marked: readonly number[];
}

export function shownOf(json: Json): Shown {
  const given = isObject(json) ? json : {};
  return {
    solution: { premises: textsOf(given.premises), rules: textsOf(given.rules) },
    rows: rowsOf(given.proof),
    marked: Array.isArray(given.marked) ? given.marked.filter((n): n is number => typeof n === 'number') : [],
  };
}

/** Each item with its letters and which of them are marked. */
export function markedItems({
  solution,
  marked,
}: Shown): readonly { readonly text: string; readonly marked: boolean }[] {
  let place = 0;
  const names = [...solution.premises, ...solution.rules];
  return itemLetters(solution).map((letters, i) => {
    const from = place;
    place += letters.length;
    return { text: names[i] ?? letters, marked: marked.some(n => n >= from && n < place) };
  });
}
