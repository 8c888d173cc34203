import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the service worker with the list of files it keeps. The page asks for what it needs first; the
 * rest is fetched in the background, so that every game works with no network after the first visit.
 */
export function offline(folder: string): Plugin {
  return {
    name: 'forceout-offline',
    apply: 'build',
    // Last, because parts that turn out empty are dropped on the way.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [...Object.keys(bundle), ...readdirSync(join(folder, 'public'))].filter(
          name => !name.endsWith('.map') && name !== 'index.html',
        );
        const list = JSON.stringify(['./', ...files.sort().map(name => `./${name}`)]);
        const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
        const source = readFileSync(join(folder, 'build', 'service-worker.js'), 'utf8')
          .replace('__FILES__', list)
          .replace('__VERSION__', version);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
