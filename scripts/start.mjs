#!/usr/bin/env node
// npm start: installs and builds when needed, then runs the best Forceout there is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const bin = at('packages', 'forceout', 'bin', 'forceout.js');

/** Ctrl-C reaches the server as well; it closes its tables in good order while this script waits. */
function serve(args) {
  const server = spawn(process.execPath, [bin, 'serve', ...args], { cwd: root, stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  return new Promise((done, fail) => server.on('error', fail).on('close', code => done(code ?? 1)));
}

main(async args => {
  await install();
  await buildWhenStale();
  if (existsSync(at('packages', 'forceout', 'dist', 'bundle', 'main.js'))) {
    return serve(args);
  }
  say('\nForceout is ready. There is no server in this version; these commands work:\n');
  return run(process.execPath, [bin, 'help']);
});
