#!/usr/bin/env node
// npm run mutants: breaks the rules one line at a time, in a copy, and sees whether a test that names a clause notices.
// `-- --only <number or text>` tries some of them, `-- --sample <n>` every so many, `-- --chosen` those of the clauses that
// a seed has chosen; `-- --list` prints them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenClauses } from './lib/chosen-mutations.mjs';
import { readClauseTable } from './lib/clause-table.mjs';
import { mutations } from './lib/mutations.mjs';
import { root } from './lib/project.mjs';
import { main, say, seconds, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { clausesInTitle } from './lib/titles.mjs';
import { failingTests, withCopy } from './lib/workbench.mjs';

const rows = await readClauseTable();
const known = new Set(rows.map(({ edition, clause }) => `${edition} ${clause}`));

/** The mutated text; a mutation that no longer fits its file has to be written anew. */
function mutate(text, { file, find, replace }) {
  const places = text.split(find).length - 1;
  if (places !== 1)
    throw new Trouble(
      `In ${file} the text ${JSON.stringify(find)} stands ${places} times; a mutation needs it exactly once. Mend scripts/lib/mutations.mjs.`,
    );
  if (find.includes('\n') || find === replace)
    throw new Trouble(`A mutation of ${file} does not change exactly one line.`);
  return text.replace(find, () => replace);
}

/** One mutation for each clause of the seed, the first that names it; a clause without one is a fault. */
function ofChosenClauses(all) {
  return chosenClauses(rows).map(id => {
    const mutation = all.find(({ clause }) => clause === id);
    if (!mutation)
      throw new Trouble(`The seed has chosen ${id}. Write a slip for it in scripts/lib/chosen-mutations.mjs.`);
    return mutation;
  });
}

const chosen = args => {
  const numbered = mutations.map((mutation, i) => ({ ...mutation, number: i + 1 }));
  if (args.includes('--chosen')) return ofChosenClauses(numbered);
  const given = flag => (args.includes(flag) ? args[args.indexOf(flag) + 1] : '');
  const only = given('--only');
  const every = Math.floor(mutations.length / Number(given('--sample') || mutations.length));
  return numbered
    .filter(({ number }) => number % every === 0)
    .filter(({ number, file, why }) => only === '' || String(number) === only || `${file} ${why}`.includes(only));
};

const BENCHES = 2;

/** Takes one mutation after the other from the list; gives the numbers of those that no test noticed. */
async function breakAll(copy, waiting) {
  const alive = [];
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const { number, file, why, tests, clause, title: named } = mutation;
    const path = join(copy, file);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, mutate(whole, mutation));
    const failed = await failingTests(copy, tests, clause ? [clause] : []);
    writeFileSync(path, whole);
    const caughtBy = failed.find(title =>
      clause ? clausesInTitle(title, known).clauses.includes(clause) : title.includes(named),
    );
    console.log(
      caughtBy
        ? `✓ ${number}. ${why}: caught by ${caughtBy}`
        : `✗ ${number}. ${why}: no test of ${clause ?? named} noticed (${file}; ${failed.length} others failed)`,
    );
    if (!caughtBy) alive.push(number);
  }
  return alive;
}

main(async args => {
  const since = performance.now();
  const tried = chosen(args);
  for (const mutation of tried) {
    mutate(readFileSync(join(root, mutation.file), 'utf8'), mutation);
    const { clause, title } = mutation;
    if (clause ? !known.has(clause) : !title)
      throw new Trouble(`A mutation names ${clause ?? 'neither a clause nor a test'}, which no edition has.`);
  }
  if (args.includes('--list')) {
    for (const { number, file, why } of tried) console.log(`${number}. ${file}: ${why}`);
    return;
  }
  await install();
  if (tried.some(({ file }) => file.startsWith('packages/server/'))) await buildWhenStale();
  await withCopy(async copy => {
    step('Running the tests of these clauses unchanged');
    const tests = [...new Set(tried.flatMap(mutation => mutation.tests))];
    const clauses = tried.flatMap(({ clause }) => (clause ? [clause] : []));
    const before = await failingTests(copy, tests, clauses);
    if (before.length > 0) throw new Trouble(`A test fails before anything is broken: ${before[0]}. Mend that first.`);
  });
  step(`Breaking ${tried.length} rules, one at a time in ${BENCHES} copies`);
  const waiting = [...tried];
  const alive = await Promise.all(Array.from({ length: BENCHES }, () => withCopy(copy => breakAll(copy, waiting))));
  const survivors = alive.flat();
  say(`\n${tried.length - survivors.length} of ${tried.length} caught in ${seconds(since)}`);
  if (survivors.length > 0) throw new Trouble('Write a test that names the clause and fails when its rule is broken.');
});
