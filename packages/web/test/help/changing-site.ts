import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { ensureBuilt, TYPES } from './site.ts';

type Files = ReadonlyMap<string, Buffer>;

async function built(): Promise<Files> {
  const root = await ensureBuilt();
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(root, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

const TEXT = /\.(html|js|css|webmanifest)$/;

/** The page as another build would make it: every part has another name, and the one who keeps files another version. */
function rebuilt(files: Files): Files {
  const parts = [...files.keys()]
    .flatMap(name => /^assets\/(.+)-([\w-]{8})\.(js|css)$/.exec(name) ?? [])
    .filter(Boolean);
  const hashes = new Set(
    [...files.keys()].flatMap(name => /^assets\/.+-([\w-]{8})\.(?:js|css)$/.exec(name)?.[1] ?? []),
  );
  if (parts.length === 0) throw new Error('the build names its parts in another way');
  const change = (text: string): string =>
    text
      .replace(/-([\w-]{8})\.(js|css)\b/g, (whole, hash: string, end: string) =>
        hashes.has(hash) ? `-${[...hash].reverse().join('')}.${end}` : whole,
      )
      .replace(/forceout-([0-9a-f]{12})'/, "forceout-fedcba987654'");
  return new Map(
    [...files].map(([name, body]) => [change(name), TEXT.test(name) ? Buffer.from(change(body.toString())) : body]),
  );
}

/** A server of the page that can fall silent, or get another build from one moment to the next. */
export class ChangingSite {
  /** Takes calls and answers none. */
  silent = false;
  #files: Files;
  readonly #open = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    if (this.silent) {
      this.#open.add(response);
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = this.#files.get(name);
    response.statusCode = body ? 200 : 404;
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-cache');
    response.end(body);
  });

  private constructor(files: Files) {
    this.#files = files;
  }

  static async open(): Promise<ChangingSite> {
    const site = new ChangingSite(await built());
    await new Promise<void>(done => site.#server.listen(0, '127.0.0.1', done));
    return site;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  update(): void {
    this.#files = rebuilt(this.#files);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(done => this.#server.close(done));
  }
}
