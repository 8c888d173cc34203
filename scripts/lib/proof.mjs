import { relative, sep } from 'node:path';
import { clausesInTitle } from './titles.mjs';

const refOf = ({ edition, clause }) => `${edition} ${clause}`;

/** A reader has to be able to hold the title against the test. */
const MOST = 3;

/** The same address in two editions of a game counts once. */
const addressesOf = refs => new Set(refs.map(ref => ref.slice(ref.indexOf(' ') + 1)));

/**
 * Reads a vitest report. `byPackage`: for each package the clauses that its passing tests name; `faults`: titles that
 * name a clause nobody wrote, or too many. Tests of the scripts prove nothing about the rules.
 */
export function readProof(report, rows, base) {
  const known = new Set(rows.map(refOf));
  const byPackage = new Map();
  const faults = new Set();
  for (const { name: file, assertionResults } of report.testResults) {
    const path = relative(base, file);
    const [folder, packageName] = path.split(sep);
    if (folder !== 'packages') continue;
    const proved = byPackage.get(packageName) ?? new Set();
    byPackage.set(packageName, proved);
    for (const { title, status } of assertionResults) {
      const { clauses, unknown } = clausesInTitle(title, known);
      for (const fault of unknown) faults.add(`${path}: ${fault}.`);
      const named = addressesOf(clauses);
      if (named.size > MOST)
        faults.add(
          `${path}: "${title}" names ${named.size} clauses; a title names ${MOST} at most, so split the test.`,
        );
      if (status === 'passed') for (const ref of clauses) proved.add(ref);
    }
  }
  return { byPackage, faults: [...faults] };
}

/** Every clause that some package proves. */
export const provedOf = byPackage => new Set([...byPackage.values()].flatMap(refs => [...refs]));

/** `{edition: {key: {proved, total}}}` with the rows grouped by one of their columns. */
export function tally(rows, proved, key) {
  const table = {};
  for (const row of rows) {
    const cells = (table[row.edition] ??= {});
    const cell = (cells[row[key]] ??= { proved: 0, total: 0 });
    cell.total += 1;
    if (proved.has(refOf(row))) cell.proved += 1;
  }
  return table;
}

export const leftOf = (rows, proved) => rows.filter(row => !proved.has(refOf(row)));
