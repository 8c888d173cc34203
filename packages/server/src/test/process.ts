import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shiftedClock = new URL('./shifted-clock.mjs', import.meta.url).href;
const soakProbe = new URL('./soak-probe.mjs', import.meta.url).href;
const command = fileURLToPath(new URL('../../../forceout/bin/forceout.js', import.meta.url));

/** `forceout serve` as people run it, in a process that can be killed. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  readonly #clockFile = join(tmpdir(), `forceout-clock-${randomUUID()}`);
  /** What it wrote to its error output. */
  complaints = '';

  constructor(
    readonly port: number,
    readonly place: { readonly folder: string } | { readonly url: string },
    /** Where it writes what it holds, and how often. */
    readonly probe: { readonly file: string; readonly everyMs: number } | null = null,
  ) {}

  /** What its machine's clock shows more than the true time. */
  set clockShift(ms: number) {
    writeFileSync(this.#clockFile, String(ms));
    this.#child?.kill('SIGUSR2');
  }

  /** Stopped where it is, as a machine that hangs; goes on where it was. */
  set frozen(frozen: boolean) {
    this.#child?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** As on a full disk: no file takes more than it has. */
  set diskFull(full: boolean) {
    execFileSync('prlimit', ['--pid', String(this.#child?.pid), `--fsize=${full ? '4096' : 'unlimited'}:unlimited`]);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get running(): boolean {
    return this.#child !== null;
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    const folder = 'folder' in this.place ? ['--data', this.place.folder] : [];
    const env = {
      ...process.env,
      RATE_LIMITS: 'off',
      // Its clock can be set, see `clockShift`.
      NODE_OPTIONS: `--import ${shiftedClock}${this.probe === null ? '' : ` --import ${soakProbe}`}`,
      FORCEOUT_TEST_CLOCK: this.#clockFile,
      ...(this.probe === null
        ? {}
        : { FORCEOUT_TEST_PROBE: this.probe.file, FORCEOUT_TEST_PROBE_MS: String(this.probe.everyMs) }),
      ...('url' in this.place ? { DATABASE_URL: this.place.url } : {}),
    };
    const child = spawn(process.execPath, [command, 'serve', '--port', String(this.port), ...folder], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr!.on('data', data => (this.complaints += data));
    await new Promise<void>((done, fail) => {
      child.stdout!.on('data', data => {
        if (String(data).includes('taken')) fail(new Error(`somebody has port ${this.port}`));
        if (String(data).includes('ready')) done();
      });
      child.on('close', code => fail(new Error(`the server ended with ${code}: ${this.complaints}`)));
    });
  }

  /** Ends it; resolves with the exit code, null when it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    rmSync(this.#clockFile, { force: true });
    if (child === null) return null;
    // It may have ended by itself.
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    return await new Promise(done => {
      child.removeAllListeners('close');
      child.on('close', code => done(code));
      child.kill(signal);
    });
  }
}
