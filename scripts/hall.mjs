#!/usr/bin/env node
// npm run hall: a full hall measured. `-- --tables 200 --viewers 1000 --changes 40`; `-- --event` plays a whole event of 60 tables on two nodes with PostgreSQL instead.
import { pathToFileURL } from 'node:url';
import { lineOf } from './lib/figures.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { at } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async args => {
  await install();
  await buildWhenStale();
  const number = (name, usual) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : usual);
  if (args.includes('--event')) {
    const env = { ...process.env, POSTGRES_BIN: await ensurePostgres(), FORCEOUT_LONG: '1', FORCEOUT_WHOLE_EVENT: '1' };
    step('A whole event on two nodes with PostgreSQL, in virtual time');
    const file = 'packages/server/src/tournament/simulated-event.long.test.ts';
    return await run('npx', ['vitest', 'run', file, '-t', 'two nodes', '--testTimeout', '7200000'], { env });
  }
  const { benchHall } = await import(pathToFileURL(at('packages', 'server', 'dist', 'bench', 'hall.js')).href);
  step('A full hall: clients in this process, the server in another, over loopback');
  const sizes = {
    tables: number('--tables', 200),
    viewers: number('--viewers', 1000),
    changes: number('--changes', 40),
  };
  const figures = await benchHall(sizes);
  for (const figure of figures) say(lineOf(figure));
  return figures.every(figure => figure.ok) ? 0 : 1;
});
