import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { npmRun } from './packed.mjs';
import { at } from './project.mjs';
import { capture } from './run.mjs';
import { Trouble } from './say.mjs';

/** The oldest Node there is a promise for, and those of the last lines that get mended. */
export const NODES = ['20.19.0', '22', '24'];

const folder = at('.cache', 'nodes');
const alias = version => `node-${version.split('.')[0]}`;
const programOf = version =>
  join(folder, 'node_modules', alias(version), 'bin', platform() === 'win32' ? 'node.exe' : 'node');

/** Programs of Node as npm packages: they hold the program itself, so nothing runs at their installation. */
export async function ensureNodes() {
  if (NODES.every(version => existsSync(programOf(version)))) return NODES.map(programOf);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "other-nodes", "private": true }\n');
  const system = platform() === 'win32' ? 'win' : platform();
  const wanted = NODES.map(version => `${alias(version)}@npm:node-${system}-${arch()}@${version}`);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--no-save'];
  const { code, err } = await npmRun(['install', ...flags, ...wanted], { cwd: folder });
  if (code !== 0)
    throw new Trouble(
      `Node ${NODES.join(', ')} could not be fetched for the test. Look at the network and try again.\n${err}`,
    );
  return NODES.map(programOf);
}

const bin = at('packages', 'forceout', 'bin', 'forceout.js');

function ask(program, args, input) {
  return new Promise((done, fail) => {
    const child = spawn(program, [bin, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', text => (out += text));
    child.stderr.on('data', text => (err += text));
    child.on('error', fail).on('close', code => done({ code, out, err }));
    child.stdin.end(input);
  });
}

const lines = values => values.map(value => `${JSON.stringify(value)}\n`).join('');

/** One question of each game. */
export const judged = async program => {
  const questions = [
    { id: 1, game: 'wff', ask: 'wff', s: 'CKprAsp' },
    { id: 2, game: 'equations', ask: 'equation', division: 'middle', solution: '(4x2)-3', goal: '5' },
    { id: 3, game: 'wff', ask: 'wff', s: 'CK' },
  ];
  const { code, out, err } = await ask(program, ['judge'], lines(questions));
  return {
    code,
    err,
    answers: out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  };
};

/** A record played through the referee. */
export const refereed = async program => {
  const { code, out, err } = await ask(program, ['replay', at('docs', 'example-match.record')], '');
  return { code, err, said: out };
};

/** A server of this Node at which two sample bots, run by it too, play a match to its end: what each says of it. */
export async function served(program) {
  const data = mkdtempSync(join(tmpdir(), 'forceout-node-'));
  const bot = join(data, 'bot.mjs');
  writeFileSync(bot, (await transformWithOxc(readFileSync(at('examples', 'bot.ts'), 'utf8'), 'bot.ts')).code);
  const server = spawn(program, [bin, 'serve', '--port', '0', '--data', join(data, 'store')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const base = await new Promise((done, fail) => {
      let said = '';
      server.stdout.on('data', text => {
        said += text;
        const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
        if (found) done(found);
      });
      server.on('error', fail).on('exit', code => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
    const post = async (path, body, token) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      return (await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { token } = await post('/api/guest', { token: true });
    const setup = { edition: 'wff-2017', division: 'elementary', seats: 2 };
    const { code } = await post('/api/tables', { setup, sit: false }, token);
    const bots = await Promise.all([1, 2].map(() => capture(program, [bot, base, code, '1'])));
    return bots.map(({ out }) => JSON.parse(out));
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}
