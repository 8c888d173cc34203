import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const packages = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(folder, 'dist');
const cache = join(packages, '..', '.cache');
const lock = join(cache, 'page-build');
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));

const newest = (path: string): number => {
  let latest = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(child) : statSync(child).mtimeMs);
  }
  return latest;
};

const built = (): number => {
  try {
    return statSync(join(dist, 'index.html')).mtimeMs;
  } catch {
    return 0;
  }
};

const PARTS = [
  'web',
  'rulebook',
  'table',
  'on-sets',
  'equations',
  'wff',
  'tournament',
  'record',
  'players',
  'wire',
  'words',
];

const stale = (): boolean => PARTS.some(name => newest(join(packages, name)) > built());

/** Test files run beside each other: one builds, the others wait for it. */
async function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(cache, { recursive: true });
  for (let waited = 0; ; waited += 200) {
    try {
      mkdirSync(lock, { recursive: false });
      break;
    } catch {
      if (waited > 120_000) rmSync(lock, { recursive: true, force: true });
      await new Promise(done => setTimeout(done, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The page as people get it. Built when a source is newer than it; FORCEOUT_PAGE names one that is built already. */
export async function ensureBuilt(): Promise<string> {
  if (process.env.FORCEOUT_PAGE) return process.env.FORCEOUT_PAGE;
  await runExclusive(async () => {
    if (!stale()) return;
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  });
  return dist;
}

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Every file by its address, read once: a build that goes on beside the tests does not pull them away. */
function readAll(root: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(root, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

/** Serves the built page alone, as any web server would. */
export async function openSite(): Promise<Site> {
  const files = readAll(await ensureBuilt());
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = files.get(name);
    response.statusCode = body ? 200 : 404;
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.end(body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
