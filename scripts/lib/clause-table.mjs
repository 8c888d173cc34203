import { readFileSync } from 'node:fs';
import { at } from './project.mjs';

export const clauseTable = at('packages', 'rulebook', 'clauses.tsv');

/** The rows of the clause table: the catalogue that people edit. */
export function readClauseTable(path = clauseTable) {
  const [, ...lines] = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter(line => line !== '')
    .map(line => {
      const [edition, clause, divisions, area, how, text, sameAs] = line.split('\t');
      return { edition, clause, divisions, area, how, text, sameAs: sameAs ?? '' };
    });
}

/** Rows that leave nothing for a program to decide, so no test is owed. */
export const needsNoTest = how => how === 'physical-only' || how === 'display';
