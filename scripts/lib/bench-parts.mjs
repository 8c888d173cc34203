import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, packageNames } from './project.mjs';
import { Trouble } from './say.mjs';

/** Benches of the packages of a checkout, then those of the whole (`scripts/bench/*.mjs`), by name. */
export function benchParts(base, only = null) {
  const whole = join(base, 'scripts', 'bench');
  return [
    ...packageNames(base).map(name => ({ name, path: join(base, 'packages', name, 'dist', 'bench.js') })),
    ...(existsSync(whole) ? readdirSync(whole) : [])
      .filter(file => file.endsWith('.mjs'))
      .map(file => ({ name: file.replace('.mjs', ''), path: join(whole, file) })),
  ].filter(({ name, path }) => existsSync(path) && (only === null || name === only));
}

/** The figures of one bench, measured in a process of its own: none is spoilt by what another left in memory. */
export function measured({ name, path }, flags) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--expose-gc', at('scripts', 'lib', 'bench-one.mjs'), path, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const out = [];
    child.stdout.on('data', chunk => out.push(chunk));
    child.on('error', fail).on('close', code => {
      if (code !== 0) fail(new Trouble(`The bench of ${name} ended with ${code}. What it said stands above.`));
      else
        done(
          Buffer.concat(out)
            .toString()
            .split('\n')
            .filter(line => line.startsWith('{'))
            .map(line => JSON.parse(line)),
        );
    });
  });
}
