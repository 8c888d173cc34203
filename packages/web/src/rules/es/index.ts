import type { EditionId } from '@forceout/rulebook';

type Words = Readonly<Record<string, string>>;

const shelves: Readonly<Record<EditionId, () => Promise<{ readonly words: Words }>>> = {
  'onsets-2014': () => import('./onsets-2014.ts'),
  'onsets-2026': () => import('./onsets-2026.ts'),
  'equations-2015': () => import('./equations-2015.ts'),
  'wff-2017': () => import('./wff-2017.ts'),
};

/** The clauses of an edition in Spanish, by clause. */
export const spanish = async (edition: EditionId): Promise<ReadonlyMap<string, string>> =>
  new Map(Object.entries((await shelves[edition]()).words));
