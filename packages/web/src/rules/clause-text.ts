import type { EditionId } from '@forceout/rulebook';
import { type Clause, clausesOf } from '@forceout/rulebook/clauses';
import type { Language } from '../i18n/index.ts';

/** An edition in the language of the page. Spanish wording lies beside the catalogue, one file an edition. */
export async function clausesIn(edition: EditionId, language: Language): Promise<readonly Clause[]> {
  const clauses = await clausesOf(edition);
  if (language === 'en') return clauses;
  const { spanish } = await import('./es/index.ts');
  const words = await spanish(edition);
  return clauses.map(clause => {
    const text = words.get(clause.clause);
    return text === undefined ? clause : { ...clause, text };
  });
}

/** `V-A-2-b comment` also answers to its parents, the nearest first: a ruling may cite a clause the catalogue folds. */
export function findClause(clauses: readonly Clause[], id: string): Clause | undefined {
  for (let at = id; at !== ''; at = at.replace(/([- ])?[^- ]*$/, '')) {
    const found = clauses.find(clause => clause.clause === at);
    if (found) return found;
  }
  return undefined;
}
