import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../forceout/bin/forceout.js', import.meta.url));

/** `forceout serve` as people run it, in a process that can be killed. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  /** What it wrote to its error output. */
  complaints = '';

  constructor(
    readonly port: number,
    readonly place: { readonly folder: string } | { readonly url: string },
    /** Files may grow to so many kilobytes, as on a disk that is full beyond them. */
    readonly fileKb: number | null = null,
  ) {}

  get pid(): number {
    return this.#child?.pid ?? 0;
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
      NODE_OPTIONS: '',
      ...('url' in this.place ? { DATABASE_URL: this.place.url } : {}),
    };
    const line = [process.execPath, command, 'serve', '--port', String(this.port), ...folder];
    const limited = ['bash', '-c', `ulimit -S -f ${this.fileKb}; exec "$@"`, 'limited', ...line];
    const [program, ...args] = this.fileKb === null ? line : limited;
    const child = spawn(program!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
    if (child === null) return null;
    return await new Promise(done => {
      child.removeAllListeners('close');
      child.on('close', code => done(code));
      child.kill(signal);
    });
  }
}
