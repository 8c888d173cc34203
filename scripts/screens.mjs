#!/usr/bin/env node
// npm run screens: plays in a real browser and takes the pictures of the README.
import { at } from './lib/project.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async () => {
  await install();
  await buildWhenStale();
  step('Playing, and taking pictures');
  // Loaded here: its tool is there once packages are installed.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at('packages', 'web', 'test', 'help', 'shots.ts'), {
    root: at(),
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@forceout\//] },
  });
  const folder = at('docs', 'screens');
  for (const name of await module.takeShots(folder)) say(`  docs/screens/${name}`);
});
