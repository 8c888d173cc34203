import type { DifferenceCells } from '../differences/cell.ts';
import type { EditionId } from '../names.ts';
import type { VariationChange, VariationRow } from '../variation-row.ts';
import { contents as equations2015 } from './equations-2015/contents.ts';
import type { ClauseFile, ContentsFolder, WholeContents, WordsFile } from './folder.ts';
import { contents as onsets2014 } from './onsets-2014/contents.ts';
import { contents as onsets2026 } from './onsets-2026/contents.ts';
import { UnknownEdition } from './registry.ts';
import { contents as wff2017 } from './wff-2017/contents.ts';

/** The book of an edition, with all that it takes over from the one it extends. */
export type Contents = Pick<WholeContents, 'game' | 'variations' | 'grounds' | 'objections'> & {
  readonly extends: EditionId | null;
  readonly clauses: (() => Promise<ClauseFile>) | null;
  readonly words: Readonly<Record<string, () => Promise<WordsFile>>>;
  readonly differences: () => Promise<DifferenceCells>;
};

const books = new Map<EditionId, Contents>();
for (const folder of [onsets2014, onsets2026, equations2015, wff2017]) addContents(folder);

export function addContents(folder: ContentsFolder): void {
  const { id, clauses = null, words = {} } = folder;
  if (!('extends' in folder)) {
    const { differences } = folder;
    const read = async (): Promise<DifferenceCells> => (await differences()).differences;
    books.set(id, { ...folder, extends: null, clauses, words, differences: read });
    return;
  }
  const base = contentsOf(folder.extends);
  const { differences } = folder;
  books.set(id, {
    game: base.game,
    extends: folder.extends,
    clauses,
    words,
    variations: changed(base.variations, folder.variations ?? []),
    grounds: { ...base.grounds, ...folder.grounds } as Contents['grounds'],
    objections: { ...base.objections, ...folder.objections } as Contents['objections'],
    differences: async () => ({ ...(await base.differences()), ...(await differences?.())?.differences }),
  });
}

function changed(rows: readonly VariationRow[], changes: readonly VariationChange[]): readonly VariationRow[] {
  const key = ({ id, clause }: Pick<VariationRow, 'id' | 'clause'>): string => `${clause} ${id}`;
  const byKey = new Map(changes.map(change => [key(change), change]));
  for (const change of changes)
    if (!rows.some(row => key(row) === key(change))) throw new Error(`There is no variation ${key(change)} to change.`);
  return rows.flatMap(row => {
    const change = byKey.get(key(row));
    if (!change) return [row];
    const { dropped, ...rest } = change;
    return dropped ? [] : [{ ...row, ...rest }];
  });
}

export function contentsOf(edition: EditionId): Contents {
  const found = books.get(edition);
  if (!found) throw new UnknownEdition(edition);
  return found;
}
