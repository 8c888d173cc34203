#!/usr/bin/env node
// npm start: installs and builds when needed, then runs the best Forceout there is.
import { existsSync } from 'node:fs';
import { at } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const bin = at('packages', 'forceout', 'bin', 'forceout.js');

main(async args => {
  await install();
  await buildWhenStale();
  if (existsSync(at('packages', 'forceout', 'dist', 'verbs', 'serve.js'))) {
    // Ctrl-C goes to the server, which closes its tables in good order; this script waits for it.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
    return run(process.execPath, [bin, 'serve', ...args]);
  }
  say('\nForceout is ready. There is no server in this version; these commands work:\n');
  return run(process.execPath, [bin, 'help']);
});
