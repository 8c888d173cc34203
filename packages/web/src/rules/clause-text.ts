import type { Clause } from '@forceout/rulebook/clauses';

/** `V-A-2-b comment` also answers to its parents, the nearest first: a ruling may cite a clause the catalogue folds. */
export function findClause(clauses: readonly Clause[], id: string): Clause | undefined {
  for (let at = id; at !== ''; at = at.replace(/([- ])?[^- ]*$/, '')) {
    const found = clauses.find(clause => clause.clause === at);
    if (found) return found;
  }
  return undefined;
}
