#!/usr/bin/env node
// npm run bench: everything that has a target, as one table, each time also as a ratio to a fixed piece of work.
// `-- --quick`, `-- --only <part>`, `-- --rounds 5` (the middle of five), `-- --json <file>`,
// `-- --fresh 7` (other mats, 300 a group; the seed is printed), `-- --against <folder>` (another checkout of the project, built: both are measured in turn).
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { valueAfter } from './lib/arguments.mjs';
import { benchParts, measured } from './lib/bench-parts.mjs';
import { isSteady, middleOf, tableOf, worseBy } from './lib/figures.mjs';
import { root } from './lib/project.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

/** The same work may take so much longer than before, as a part of one. */
const MOST_WORSE = 0.15;

main(async args => {
  await install();
  await buildWhenStale();
  const only = valueAfter(args, '--only');
  const against = valueAfter(args, '--against');
  const rounds = Number(valueAfter(args, '--rounds') ?? 1);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Trouble('--rounds takes a whole number from 1.');
  if (against !== null && !existsSync(resolve(against, 'packages')))
    throw new Trouble(`There is no checkout of Forceout at ${against}. Name a folder that has packages/ in it, built.`);
  const parts = benchParts(root, only);
  if (parts.length === 0) throw new Trouble(`There is no bench called ${only}.`);
  const fresh = Number(valueAfter(args, '--fresh') ?? 0);
  if (!Number.isInteger(fresh) || fresh < 0)
    throw new Trouble('--fresh takes a whole number from 1, which is the seed.');
  if (fresh > 0) say(`Fresh mats, seed ${fresh}.`);
  const flags = [...args.filter(arg => arg === '--quick'), ...(fresh > 0 ? ['--fresh', `${fresh}`] : [])];
  const figures = [];
  const before = [];
  for (const part of parts) {
    step(`Measuring ${part.name}`);
    const now = [];
    const then = [];
    const other = against === null ? null : benchParts(resolve(against), part.name)[0];
    for (let round = 0; round < rounds; round++) {
      if (other) then.push(await measured(other, flags));
      now.push(await measured(part, flags));
    }
    const here = middleOf(now);
    figures.push(...here);
    before.push(...middleOf(then));
    for (const line of tableOf(here, against === null ? null : middleOf(then))) console.log(line);
  }
  const file = valueAfter(args, '--json');
  if (file !== null) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  const missed = figures.filter(figure => !figure.ok);
  const then = new Map(before.map(figure => [figure.name, figure]));
  const worse = figures.filter(figure => isSteady(figure) && worseBy(then.get(figure.name), figure) > MOST_WORSE);
  if (missed.length > 0) say(`\n${missed.length} figures miss their target.`);
  if (worse.length > 0) say(`\nWorse by more than 15 %: ${worse.map(({ name }) => name).join('; ')}`);
  return missed.length + worse.length > 0 ? 1 : 0;
});
