import type { ClauseRow } from './clause.ts';

/** Lines of `first | rest | …`; the first column is the key. */
function lines(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split(' | '));
}

/** Wordings by clause; the wording itself may hold the separator. */
export const wordsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(lines(text).map(([clause = '', ...rest]) => [clause, rest.join(' | ')]));

const rowOf = ([clause = '', divisions = '', area, how, same]: readonly string[]): ClauseRow => ({
  clause,
  divisions,
  area: area as ClauseRow['area'],
  how: how as ClauseRow['how'],
  same: same ?? null,
});

/**
 * The clauses of an edition in the order of its book. Where it extends another, a line alone names a clause of that one
 * and says where the lines below it belong, a whole line adds or replaces a clause, and `- V-A` leaves one out.
 */
export function readClauses(text: string, base: readonly ClauseRow[]): readonly ClauseRow[] {
  const rows = base.map(row => ({ ...row, same: null as string | null }));
  let at = rows.length;
  for (const line of lines(text)) {
    const [first = ''] = line;
    const gone = first.startsWith('- ');
    const clause = gone ? first.slice(2) : first;
    const here = rows.findIndex(row => row.clause === clause);
    if (here < 0 && (gone || line.length === 1)) throw new Error(`There is no clause "${clause}" to extend.`);
    if (gone) rows.splice(here, 1);
    else if (here >= 0) {
      if (line.length > 1) rows[here] = { ...rowOf(line) };
      at = here + 1;
    } else {
      rows.splice(at, 0, { ...rowOf(line) });
      at += 1;
    }
  }
  return rows;
}
