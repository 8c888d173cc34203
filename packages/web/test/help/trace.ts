import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { TYPES } from './site.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
const root = join(web, '..', '..');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** A function of ours that was called, and how often. */
export interface Called {
  /** From the root of the project. */
  readonly file: string;
  readonly name: string;
  readonly calls: number;
}

interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** What was called, by the file that `fileAt` finds for a place in a script. */
const calledIn = (scripts: readonly Script[], fileAt: (url: string, offset: number) => string | null): Called[] =>
  scripts.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName, ranges }) => {
      const [range] = ranges;
      if (range === undefined || range.count === 0) return [];
      const file = fileAt(url, range.startOffset);
      return file === null ? [] : [{ file, name: functionName, calls: range.count }];
    }),
  );

/** The page with its names left in, built into a folder. */
export async function buildTracedPage(folder: string): Promise<void> {
  const config = join(web, 'test', 'help', 'traced-page.config.ts');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' } },
  );
}

/** Gives a page the files of a folder in place of those of its server; what it asks the server goes there as ever. */
export async function giveFiles(page: Page, folder: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/' || pathname.startsWith('/assets/'),
    route => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? 'index.html' : pathname.slice(1);
      return route.fulfill({ body: readFileSync(join(folder, name)), contentType: TYPES[extname(name)] ?? '' });
    },
  );
}

const MODULE = /^\/\/ (\S+\.tsx?)$/gm;

/** In an unminified script that was put together every module begins with a line that names its file, seen from `base`. */
function modulesIn(text: string, base: string): (offset: number) => string | null {
  const starts = [...text.matchAll(MODULE)].map(found => ({ at: found.index, path: found[1] ?? '' }));
  return offset => {
    const path = starts.findLast(({ at }) => at <= offset)?.path;
    return path === undefined ? null : relative(root, join(base, path));
  };
}

/** Counts the calls of a page's functions. */
export class PageTrace {
  readonly #modules = new Map<string, (offset: number) => string | null>();

  private constructor(
    readonly session: CDPSession,
    readonly folder: string,
  ) {}

  static async start(page: Page, folder: string): Promise<PageTrace> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return new PageTrace(session, folder);
  }

  #fileAt(url: string, offset: number): string | null {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/assets/')) return null;
    let modules = this.#modules.get(pathname);
    if (modules === undefined) {
      modules = modulesIn(readFileSync(join(this.folder, pathname), 'utf8'), web);
      this.#modules.set(pathname, modules);
    }
    return modules(offset);
  }

  /** Since it was last asked. */
  async take(): Promise<Called[]> {
    const { result } = await this.session.send('Profiler.takePreciseCoverage');
    return calledIn(result, (url, offset) => (url === '' ? null : this.#fileAt(url, offset)));
  }
}

/** The settings of a server that counts its calls; `portFile`: where its threads write how to ask them. */
export const countingCalls = (portFile: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--require ${JSON.stringify(join(web, 'test', 'help', 'count-calls.cjs'))}`,
  COUNT_CALLS_AT: portFile,
});

/** What a server of `countingCalls` called since it was last asked. */
export async function callsOfServer(portFile: string): Promise<Called[]> {
  const ports = readFileSync(portFile, 'utf8').trim().split('\n');
  // A thread that did its work and is gone has nothing more to tell.
  const threads = await Promise.all(
    ports.map(port =>
      fetch(`http://127.0.0.1:${port}/`).then(
        answer => answer.json() as Promise<readonly Script[]>,
        () => [],
      ),
    ),
  );
  const known = new Map<string, (offset: number) => string | null>();
  return calledIn(threads.flat(), (url, offset) => {
    const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : '';
    const ours = /^packages\/([^/]+)\/dist\/(.+)\.js$/.exec(path);
    if (ours === null) return null;
    let modules = known.get(url);
    if (modules === undefined) {
      modules = modulesIn(readFileSync(fileURLToPath(url), 'utf8'), root);
      known.set(url, modules);
    }
    return modules(offset) ?? `packages/${ours[1]}/src/${ours[2]}.ts`;
  });
}
