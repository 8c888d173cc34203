import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const debian = '/usr/lib/postgresql';

function programs(): string {
  const given = process.env.POSTGRES_BIN;
  if (given) return given;
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map(version => join(debian, version, 'bin')).find(bin => existsSync(join(bin, 'initdb')));
  if (found === undefined) throw new Error('Set POSTGRES_BIN to the folder with initdb; `npm test` does so by itself.');
  return found;
}

/** PostgreSQL refuses to run as root, so then somebody else runs it. */
function runner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  return {};
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(done => {
    const server = createServer();
    server.on('error', () => done(false)).listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** Not from the range the system gives to clients: one of many who knock at a dead server would get its port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** A PostgreSQL of the tests' own, in a folder that is gone afterwards. */
export class TestPostgres {
  #server: ChildProcess | null = null;
  readonly #bin = programs();
  readonly #as = runner();
  readonly #folder = mkdtempSync(join(tmpdir(), 'forceout-pg-'));
  #port = 0;
  #bases = 0;

  async start(): Promise<this> {
    if (this.#port === 0) {
      if (this.#as.uid !== undefined) chownSync(this.#folder, this.#as.uid, this.#as.gid!);
      const options = ['-D', join(this.#folder, 'data'), '-U', 'forceout', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
      execFileSync(join(this.#bin, 'initdb'), options, { ...this.#as, cwd: this.#folder, stdio: 'ignore' });
      this.#port = await freePort();
    }
    const options = ['-D', join(this.#folder, 'data'), '-h', '127.0.0.1', '-p', String(this.#port), '-k', this.#folder];
    this.#server = spawn(join(this.#bin, 'postgres'), options, { ...this.#as, cwd: this.#folder, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      const client = new pg.Client(this.#url('postgres'));
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return this;
      } catch (cause) {
        await client.end().catch(() => {});
        if (tries > 600) throw cause;
        await new Promise(done => setTimeout(done, 50));
      }
    }
  }

  #url(base: string): string {
    return `postgres://forceout@127.0.0.1:${this.#port}/${base}`;
  }

  /** A new, empty data base. */
  async base(): Promise<string> {
    const name = `base${++this.#bases}`;
    const client = new pg.Client(this.#url('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** Where it keeps everything. */
  get files(): string {
    return join(this.#folder, 'data');
  }

  /** A setting of the whole server, in force at once. */
  async set(name: string, value: string): Promise<void> {
    const client = new pg.Client(this.#url('postgres'));
    await client.connect();
    await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  }

  /** The process that started all its others. */
  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  get port(): number {
    return this.#port;
  }

  /** As on a full disk: none of its files takes more. Its own processes each have their limit. */
  set diskFull(full: boolean) {
    const server = this.#server;
    if (server?.pid === undefined) return;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    for (const pid of [server.pid, ...children.split(/\s+/).filter(Boolean)])
      try {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${full ? '8192' : 'unlimited'}:unlimited`], {
          stdio: 'ignore',
        });
      } catch {
        // It ended meanwhile.
      }
  }

  /** Up again, where it went down with its disk. */
  async revive(): Promise<void> {
    const server = this.#server;
    if (server !== null && (server.exitCode !== null || server.signalCode !== null)) this.#server = null;
    if (this.#server === null) await this.start();
  }

  /** Ends the server at once, as a power cut would. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    await new Promise<void>(done => {
      server.on('close', () => done());
      server.kill('SIGQUIT');
    });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
