import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = "new URL('./worker.ts', import.meta.url)";

/**
 * The worker as a part of the page's own build, so that both load the same files: built apart, every game would stand
 * in the page twice.
 */
export function sharedWorker(folder: string): Plugin {
  const source = join(folder, 'src', 'worker');
  let reference = '';
  return {
    name: 'forceout-shared-worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: join(source, 'worker.ts'), name: 'worker' });
    },
    transform(code, id) {
      if (id === join(source, 'start.ts')) {
        if (!code.includes(WORKER)) this.error('The worker is started in another way; adapt build/shared-worker.ts.');
        return { code: code.replaceAll(WORKER, `new URL(import.meta.ROLLUP_FILE_URL_${reference})`), map: null };
      }
      // What the page loads ahead with links, a worker has no document for.
      if (id.endsWith('vite/preload-helper.js')) {
        const guard = 'deps && deps.length > 0';
        if (!code.includes(guard)) this.error('The loader of parts has changed; adapt build/shared-worker.ts.');
        return { code: code.replace(guard, `${guard} && typeof document !== 'undefined'`), map: null };
      }
      return null;
    },
  };
}
