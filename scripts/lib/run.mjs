import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, readJson, root } from './project.mjs';
import { Trouble } from './say.mjs';

/** Runs a program in the project's folder and resolves with its exit code. */
export function run(program, args, { env = {}, cwd = root, stdio = 'inherit', ...more } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env }, ...more });
    child.on('error', fail).on('close', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a program and resolves with its exit code and what it printed. */
export function capture(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const out = [];
    const err = [];
    child.stdout.on('data', chunk => out.push(chunk));
    child.stderr.on('data', chunk => err.push(chunk));
    child
      .on('error', fail)
      .on('close', code =>
        done({ code: code ?? 1, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
      );
  });
}

/** The script behind an installed command, so that it runs the same way on every system. */
export function toolPath(packageName, command = packageName) {
  const folder = at('node_modules', ...packageName.split('/'));
  if (!existsSync(folder)) throw new Trouble(`${packageName} is not installed. Run \`npm ci\` and try again.`);
  const { bin } = readJson(at('node_modules', ...packageName.split('/'), 'package.json'));
  return at('node_modules', ...packageName.split('/'), typeof bin === 'string' ? bin : bin[command]);
}

export const tool = (packageName, args, { command, ...options } = {}) =>
  run(process.execPath, [toolPath(packageName, command), ...args], options);

/** npm itself; under `npm run` the very npm that was called. */
export const npm = args =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
    : run('npm', args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
