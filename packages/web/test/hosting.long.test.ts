import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './help/browser.ts';
import { playShake } from './help/hands.ts';
import { gather } from './help/online.ts';
import { openServer, type Server } from './help/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const hosting = (name: string): string => readFileSync(join(root, 'hosting', name), 'utf8');
const run = promisify(execFile);

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'forceout-hosting-'));
const running: ChildProcess[] = [];
const start = (program: string, args: readonly string[], options: object = {}): ChildProcess => {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  running.push(child);
  return child;
};

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answers(url: string, seconds: number): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(url);
      if (answer.ok) return answer;
    } catch {
      // Not there yet.
    }
    if (tries > seconds * 5) throw new Error(`${url} did not answer within ${seconds} s`);
    await new Promise(done => setTimeout(done, 200));
  }
}

describe('a proxy carries a whole shake of three browsers', () => {
  let browser: Browser;
  let server: Server;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(() => server?.close());

  const shakeThrough = async (url: string): Promise<void> => {
    await answers(`${url}health`, 20);
    const table = await gather(browser, url, 'on-sets');
    await playShake(table, 1);
    expect((await table.state()).history).toHaveLength(1);
    await table.close();
  };

  it('nginx, with the settings of hosting/nginx.conf', async () => {
    const port = await freePort();
    server = await openServer({ TRUST_PROXY: '1', PUBLIC_HOST: `localhost:${port}` });
    const site = hosting('nginx.conf')
      .replace('127.0.0.1:8080', `127.0.0.1:${new URL(server.url).port}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('games.example.org;', 'localhost;');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      kind => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}\n`,
    );
    start(process.env.NGINX_PATH ?? 'nginx', ['-e', 'stderr', '-c', file, '-p', folder]);
    await shakeThrough(`http://localhost:${port}/`);
  });

  it('Caddy, with the settings of hosting/Caddyfile', async () => {
    const port = await freePort();
    server = await openServer({ TRUST_PROXY: '1', PUBLIC_HOST: `localhost:${port}` });
    const file = join(folder, 'Caddyfile');
    const site = hosting('Caddyfile')
      .replace(/^games\.example\.org \{/m, `http://localhost:${port} {`)
      .replace('127.0.0.1:8080', `127.0.0.1:${new URL(server.url).port}`);
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
    start(process.env.CADDY_PATH ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    await shakeThrough(`http://localhost:${port}/`);
  });
});

it('systemd takes the unit as it stands', async () => {
  const unit = join(folder, 'forceout.service');
  // The program of the unit has to be there; everything else is looked at as it is written.
  writeFileSync(unit, hosting('forceout.service').replace('/usr/bin/node', process.execPath));
  const { stderr } = await run(process.env.SYSTEMD_ANALYZE_PATH ?? 'systemd-analyze', ['verify', unit]);
  expect(stderr).toBe('');
});

interface Stage {
  readonly run: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** The stages of the Dockerfile, as far as they can be followed without Docker. */
function stages(text: string): readonly Stage[] {
  return text
    .split(/^FROM .*$/m)
    .slice(1)
    .map(stage => ({
      run: [...stage.matchAll(/^RUN (.*)$/gm)].map(found => found[1]!),
      env: Object.fromEntries(
        [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(found => found[1]!.split(' ').map(pair => pair.split('='))),
      ),
      command: JSON.parse(/^CMD (.*)$/m.exec(stage)?.[1] ?? '[]') as string[],
      health: JSON.parse(/^HEALTHCHECK .*? CMD (.*)$/m.exec(stage)?.[1] ?? '[]') as string[],
    }));
}

const NOBODY = 65_534;

it('the steps of the Dockerfile make a server that runs as nobody and writes to its data only', {
  timeout: 600_000,
}, async () => {
  const [build, serve] = stages(hosting('Dockerfile'));
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const checkout = join(folder, 'build');
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(join(root, file), join(checkout, file));
  }
  // What stands at the top of the image's file system stands in a folder here.
  const place = (text: string): string =>
    text.replace(/(^|\s)\/(packed|forceout)(?=\/|\s|$)/g, (_, before, name) => `${before}${join(folder, name)}`);
  const { NODE_ENV: _, ...environment } = process.env;
  for (const line of build!.run)
    await run('sh', ['-c', place(line)], { cwd: checkout, env: environment, maxBuffer: 64 * 1024 * 1024 });

  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, ...serve!.env, PORT: port, HOST: '127.0.0.1', FORCEOUT_DATA: data };
  const nobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const [, ...args] = serve!.command.map(place);
  start(process.execPath, args, { cwd: data, env, ...nobody });
  expect(await (await answers(`http://127.0.0.1:${port}/health`, 30)).json()).toMatchObject({ ok: true });
  expect(await (await answers(`http://127.0.0.1:${port}/`, 5)).text()).toContain('<!doctype html>');
  const [, ...ask] = serve!.health;
  await run(process.execPath, ask, { env });
  if (isRoot) {
    const write = run('sh', ['-c', `touch ${join(folder, 'forceout', 'mark')}`], { ...nobody });
    await expect(write).rejects.toThrow();
  }
});
