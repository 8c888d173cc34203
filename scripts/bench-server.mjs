#!/usr/bin/env node
// npm run bench:server: the whole bench of the server. `-- --json`, `-- --small`, `-- --people` (people and classes
// alone), `-- --postgres postgres://…` (an empty data base).
import { pathToFileURL } from 'node:url';
import { lineOf } from './lib/figures.mjs';
import { at } from './lib/project.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async args => {
  await install();
  await buildWhenStale();
  const load = name => import(pathToFileURL(at('packages', 'server', 'dist', 'bench', name)).href);
  const [{ benchServer }, { benchPeople }] = await Promise.all([load('full.js'), load('people.js')]);
  const place = args.includes('--postgres') ? args[args.indexOf('--postgres') + 1] : null;
  step('Measuring the server: clients in this process, the server in another, over loopback');
  const small = args.includes('--small');
  // People first: they need a data base that is empty.
  const figures = [
    ...(small ? [] : await benchPeople(place)),
    ...(args.includes('--people') ? [] : await benchServer(small ? 'small' : 'full', place)),
  ];
  for (const figure of figures) say(args.includes('--json') ? JSON.stringify(figure) : lineOf(figure));
  return figures.every(figure => figure.ok) ? 0 : 1;
});
