#!/usr/bin/env node
// npm run clauses: how many clauses of each edition a passing test proves, and which are left.
// `-- --json` for machines, `-- --raise` to lift the floors, `-- --report <file>` to read a given vitest report.
import { needsNoTest, readClauseTable } from './lib/clause-table.mjs';
import { raise } from './lib/floors.mjs';
import { readJson, root } from './lib/project.mjs';
import { leftOf, provedOf, readProof, tally } from './lib/proof.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { freshReport, reportFile, runTests } from './lib/tests.mjs';

async function findReport(args) {
  const given = args[args.indexOf('--report') + 1];
  if (args.includes('--report')) return readJson(given);
  await install();
  const fresh = freshReport();
  if (fresh) return fresh;
  await buildWhenStale();
  step('Running the tests to see what they prove');
  await runTests({ quiet: true });
  return readJson(reportFile(false));
}

const share = ({ proved, total }) => `${String(proved).padStart(4)} of ${String(total).padStart(3)}`;

const sum = cells =>
  cells.reduce((all, cell) => ({ proved: all.proved + cell.proved, total: all.total + cell.total }), {
    proved: 0,
    total: 0,
  });

function print(rows, proved) {
  const owed = rows.filter(row => !needsNoTest(row.how));
  for (const [edition, areas] of Object.entries(tally(owed, proved, 'area'))) {
    console.log(`\n${edition.padEnd(22)}${share(sum(Object.values(areas)))} proved by a test`);
    for (const [area, cell] of Object.entries(areas)) console.log(`  ${area.padEnd(20)}${share(cell)}`);
    const mine = rows.filter(row => row.edition === edition);
    const left = leftOf(mine, proved);
    console.log(`  left: ${list(left.filter(row => !needsNoTest(row.how)))}`);
    for (const [how, says] of [
      ['physical-only', 'only hands and eyes can see to'],
      ['display', 'only to be shown'],
    ])
      console.log(`  ${says}: ${list(mine.filter(row => row.how === how))}`);
  }
}

const list = rows => rows.map(row => row.clause).join('; ') || 'none';

main(async args => {
  const rows = await readClauseTable();
  const { byPackage, faults } = readProof(await findReport(args), rows, root);
  const proved = provedOf(byPackage);
  if (args.includes('--json')) console.log(JSON.stringify(tally(rows, proved, 'how')));
  else print(rows, proved);
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0)
    throw new Trouble('Some test titles name too many clauses, or some that do not exist. Mend the titles.');
  if (args.includes('--raise'))
    say(`\nFloors raised: ${raise(byPackage).join(', ') || 'none, they stand where they should'}.`);
});
