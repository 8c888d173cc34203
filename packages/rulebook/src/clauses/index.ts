import { contentsOf } from '../editions/contents.ts';
import type { VariationWording } from '../editions/folder.ts';
import { clauseRef, DIVISIONS, type Division, type EditionId } from '../names.ts';
import type { Area, Clause, ClauseRow, How } from './clause.ts';
import { readClauses, wordsIn } from './table.ts';
import { isUnder } from './under.ts';

export { AREAS, type Area, type Clause, HOWS, type How } from './clause.ts';
export { comparedWith, sameClauses } from './pairs.ts';

/** The language in which every clause has a wording. */
const FIRST_LANGUAGE = 'en';

const divisionsOf = (letters: string): readonly Division[] =>
  DIVISIONS.filter(division => letters.includes(division.charAt(0).toUpperCase()));

interface Rows {
  readonly rows: readonly ClauseRow[];
  readonly sameIn: EditionId | null;
}

async function rowsOf(edition: EditionId): Promise<Rows> {
  const book = contentsOf(edition);
  const base = book.extends === null ? [] : (await rowsOf(book.extends)).rows;
  const file = await book.clauses?.();
  return { rows: file ? readClauses(file.clauses, base) : base, sameIn: file?.sameIn ?? null };
}

/**
 * The wordings of an edition. What it does not word itself it takes from the edition it extends; where it says something
 * new and the language lacks it, its own English is nearer to the truth than the old wording, so that wins.
 */
async function wordingsOf(edition: EditionId, language: string): Promise<ReadonlyMap<string, string>> {
  const book = contentsOf(edition);
  const texts = new Map(book.extends === null ? [] : await wordingsOf(book.extends, language));
  for (const named of new Set([FIRST_LANGUAGE, language])) {
    const file = await book.words[named]?.();
    for (const [clause, text] of wordsIn(file?.clauses ?? '')) texts.set(clause, text);
  }
  return texts;
}

const catalogue = new Map<string, Promise<readonly Clause[]>>();

/** The clauses of an edition in the order of the rulebook, worded in a language. */
export function clausesOf(edition: EditionId, language = FIRST_LANGUAGE): Promise<readonly Clause[]> {
  const key = `${edition} ${language}`;
  const known = catalogue.get(key);
  if (known) return known;
  const read = readEdition(edition, language);
  catalogue.set(key, read);
  // A page that was offline may ask again.
  read.catch(() => catalogue.delete(key));
  return read;
}

async function readEdition(edition: EditionId, language: string): Promise<readonly Clause[]> {
  const [{ rows, sameIn }, texts] = await Promise.all([rowsOf(edition), wordingsOf(edition, language)]);
  return rows.map(({ clause, divisions, area, how, same }) => ({
    edition,
    clause,
    divisions: divisionsOf(divisions),
    area,
    how,
    text: texts.get(clause) ?? '',
    sameAs: same === null || sameIn === null ? null : clauseRef(sameIn, same),
  }));
}

/** Names and explanations of variations in a language, by id; English stands in the variation rows themselves. */
export async function variationWordings(
  edition: EditionId,
  language: string,
): Promise<Readonly<Record<string, VariationWording>>> {
  const book = contentsOf(edition);
  const base = book.extends === null ? {} : await variationWordings(book.extends, language);
  const own = await book.words[language]?.();
  return { ...base, ...own?.variations };
}

export interface ClauseFilter {
  readonly division?: Division;
  readonly area?: Area;
  readonly how?: How;
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
