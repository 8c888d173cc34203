#!/usr/bin/env node
// npm run simulate -- [first seed] [how many] [small|large]: lets the server live and die in virtual time.
import { pathToFileURL } from 'node:url';
import { at } from './lib/project.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async ([first = '1', count = '1000', scale = 'small']) => {
  await install();
  await buildWhenStale();
  const { simulateMany } = await import(pathToFileURL(at('packages', 'server', 'dist', 'sim', 'simulate.js')).href);
  step(`Simulating ${count} ${scale} worlds from seed ${first}`);
  const { runs, total, bad } = await simulateMany(Number(first), Number(count), scale);
  say(
    `  ${runs} worlds: ${Object.entries(total)
      .map(([name, n]) => `${n} ${name}`)
      .join(', ')}`,
  );
  if (bad === null) return 0;
  say(`  ✗ seed ${bad.seed}:\n${bad.wrong.map(line => `    ${line}`).join('\n')}`);
  return 1;
});
