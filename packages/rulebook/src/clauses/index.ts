import { clauseRef, DIVISIONS, type Division, type EditionId } from '../names.ts';
import type { Area, Clause, ClauseRow, How } from './clause.ts';

export * from './clause.ts';

/** One file an edition, fetched when first asked for: a page seldom needs more than one. */
const shelves: Readonly<Record<EditionId, () => Promise<{ readonly rows: readonly ClauseRow[] }>>> = {
  'onsets-2014': () => import('./onsets-2014.gen.ts'),
  'onsets-2026': () => import('./onsets-2026.gen.ts'),
  'equations-2015': () => import('./equations-2015.gen.ts'),
  'wff-2017': () => import('./wff-2017.gen.ts'),
};

const catalogue = new Map<EditionId, readonly Clause[]>();

const divisionsOf = (letters: string): readonly Division[] =>
  DIVISIONS.filter(division => letters.includes(division.charAt(0).toUpperCase()));

/** The clause catalogue of an edition, in the order of the rulebook. */
export async function clausesOf(edition: EditionId): Promise<readonly Clause[]> {
  const known = catalogue.get(edition);
  if (known) return known;
  const { rows } = await shelves[edition]();
  const clauses = rows.map(
    ([clause, divisions, area, how, text, sameAs]): Clause => ({
      edition,
      clause,
      divisions: divisionsOf(divisions),
      area,
      how,
      text,
      sameAs: sameAs === undefined ? null : clauseRef('onsets-2026', sameAs),
    }),
  );
  catalogue.set(edition, clauses);
  return clauses;
}

export interface ClauseFilter {
  readonly division?: Division;
  readonly area?: Area;
  readonly how?: How;
}

/** `V-A` stands over `V-A`, `V-A-2-b` and `V-A comment`, not over `V-AB`; an empty prefix over everything. */
export function isUnder(clause: string, prefix: string): boolean {
  const id = clause.toLowerCase();
  const start = prefix.trim().toLowerCase();
  return start === '' || id === start || (id.startsWith(start) && /[- (]/.test(id.charAt(start.length)));
}

export const clausesUnder = (
  clauses: readonly Clause[],
  prefix: string,
  { division, area, how }: ClauseFilter = {},
): readonly Clause[] =>
  clauses.filter(
    row =>
      isUnder(row.clause, prefix) &&
      (division === undefined || row.divisions.includes(division)) &&
      (area === undefined || row.area === area) &&
      (how === undefined || row.how === how),
  );
