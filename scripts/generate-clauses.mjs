#!/usr/bin/env node
// Writes packages/rulebook/src/clauses/<edition>.gen.ts from packages/rulebook/clauses.tsv.
import { writeFileSync } from 'node:fs';
import { readClauseTable } from './lib/clause-table.mjs';
import { at } from './lib/project.mjs';

const editions = new Map();
for (const row of readClauseTable()) editions.set(row.edition, [...(editions.get(row.edition) ?? []), row]);

for (const [edition, rows] of editions) {
  const lines = rows.map(({ clause, divisions, area, how, text, sameAs }) =>
    JSON.stringify([clause, divisions, area, how, text, ...(sameAs === '' ? [] : [sameAs])]),
  );
  const source = [
    '// Written by scripts/generate-clauses.mjs from clauses.tsv; change that file and run the script again.',
    "import type { ClauseRow } from './clause.ts';",
    '',
    'export const rows: readonly ClauseRow[] = [',
    ...lines.map(line => `  ${line},`),
    '];',
    '',
  ].join('\n');
  writeFileSync(at('packages', 'rulebook', 'src', 'clauses', `${edition}.gen.ts`), source);
  console.log(`${edition}: ${rows.length} clauses`);
}
