#!/usr/bin/env node
// npm run bench:server: the whole bench of the server. `-- --json`, `-- --small`, `-- --postgres postgres://…`.
import { pathToFileURL } from 'node:url';
import { at } from './lib/project.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const line = ({ name, value, unit, target, ok }) =>
  `  ${ok ? '✓' : '✗'} ${name}: ${Number(value.toPrecision(4)).toLocaleString('en')} ${unit} (target ${target})`;

main(async args => {
  await install();
  await buildWhenStale();
  const { benchServer } = await import(pathToFileURL(at('packages', 'server', 'dist', 'bench', 'full.js')).href);
  const place = args.includes('--postgres') ? args[args.indexOf('--postgres') + 1] : null;
  step('Measuring the server: clients in this process, the server in another, over loopback');
  const figures = await benchServer(args.includes('--small') ? 'small' : 'full', place);
  for (const figure of figures) say(args.includes('--json') ? JSON.stringify(figure) : line(figure));
  return figures.every(figure => figure.ok) ? 0 : 1;
});
