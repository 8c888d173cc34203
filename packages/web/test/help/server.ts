import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureBuilt } from './site.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const forceout = join(root, 'packages', 'forceout', 'bin', 'forceout.js');

export interface Server {
  readonly url: string;
  /** The folder with its data base. */
  readonly data: string;
  /** As when the power goes: no good-bye. */
  kill(): Promise<void>;
  /** Takes what is sent and answers nothing, until it thaws. */
  freeze(): void;
  thaw(): void;
  /** Comes up again at the same address with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function start(
  data: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [forceout, 'serve', '--port', String(port), '--data', data], {
    cwd: root,
    env: { ...process.env, RATE_LIMITS: 'off', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test run that is ended early takes its server along.
  const along = (): void => void child.kill('SIGKILL');
  process.once('exit', along);
  child.once('exit', () => process.off('exit', along));
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found) done(`${found}/`);
    });
    child.once('exit', code => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, url };
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(done => child.once('exit', () => done()));

/** The lines of an export go into a folder that is still empty. */
async function fill(data: string, lines: AsyncIterable<string>): Promise<void> {
  const file = join(data, 'fill.jsonl');
  const parts: string[] = [];
  for await (const line of lines) parts.push(line);
  writeFileSync(file, `${parts.join('\n')}\n`);
  await promisify(execFile)(process.execPath, [forceout, 'import', file, '--data', data], { cwd: root });
  rmSync(file);
}

/** The real server with the built page, in a process of its own; with the data of an export, if there is one. */
export async function openServer(
  settings: NodeJS.ProcessEnv = {},
  exported?: () => AsyncIterable<string> | Promise<AsyncIterable<string>>,
): Promise<Server> {
  // Another package may be in the middle of a change; then the server that was built last is good enough.
  await promisify(execFile)(process.execPath, [tsc, '-b'], { cwd: root }).catch(() => {});
  await ensureBuilt();
  const data = mkdtempSync(join(tmpdir(), 'forceout-web-'));
  if (exported) await fill(data, await exported());
  let { child, url } = await start(data, 0, settings);
  const port = Number(new URL(url).port);
  return {
    data,
    get url() {
      return url;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    freeze() {
      child.kill('SIGSTOP');
    },
    thaw() {
      child.kill('SIGCONT');
    },
    async restart() {
      ({ child, url } = await start(data, port, settings));
    },
    async close() {
      child.kill('SIGKILL');
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
