import { EDITIONS, type EditionId } from '@forceout/rulebook';
import { test } from 'vitest';

/** The clauses a rule stands under, several separated by semicolons; `os` is both On-Sets editions. */
export interface Stands {
  readonly os?: string;
  readonly os14?: string;
  readonly os26?: string;
  readonly eq?: string;
  readonly wff?: string;
}

const WHERE: { readonly [edition: EditionId]: readonly (keyof Stands)[] } = {
  'onsets-2014': ['os', 'os14'],
  'onsets-2026': ['os', 'os26'],
  'equations-2015': ['eq'],
  'wff-2017': ['wff'],
};

/** One test for each edition that has the rule, its clauses in the title. */
export function rule(stands: Stands, title: string, proof: (edition: EditionId) => void): void {
  for (const edition of EDITIONS) {
    const clauses = (WHERE[edition] ?? []).flatMap(where => stands[where]?.split(/;\s*/) ?? []);
    if (clauses.length === 0) continue;
    test(`${clauses.map(clause => `[${edition} ${clause}]`).join(' ')} ${title}`, () => proof(edition));
  }
}
