import { EDITIONS, type EditionId } from '@forceout/rulebook';
import { test } from 'vitest';

/** The clauses a rule stands under, several separated by semicolons; `os` is both On-Sets editions. */
export interface ClausesByGame {
  readonly os?: string;
  readonly os14?: string;
  readonly os26?: string;
  readonly eq?: string;
  readonly wff?: string;
}

const WHERE: { readonly [edition: EditionId]: readonly (keyof ClausesByGame)[] } = {
  'onsets-2014': ['os', 'os14'],
  'onsets-2026': ['os', 'os26'],
  'equations-2015': ['eq'],
  'wff-2017': ['wff'],
};

/** A title names no more clauses than a reader can hold against the test. */
const MOST = 3;

/** One test for each edition that has the rule and each three of its clauses, named in the title. */
export function rule(clausesByGame: ClausesByGame, title: string, proof: (edition: EditionId) => void): void {
  for (const edition of EDITIONS) {
    const clauses = (WHERE[edition] ?? []).flatMap(where => clausesByGame[where]?.split(/;\s*/) ?? []);
    if (clauses.length === 0) continue;
    for (let from = 0; from < clauses.length; from += MOST) {
      const named = clauses.slice(from, from + MOST).map(clause => `[${edition} ${clause}]`);
      test(`${named.join(' ')} ${title}`, () => proof(edition));
    }
  }
}
