import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { howToPlay } from './how-to-play.ts';
import { docsSite } from './site.ts';

/** Writes the docs site beside the page, so that a server has it at `/docs/`. A dead link ends the build. */
export function docs(folder: string): Plugin {
  let out = '';
  return {
    name: 'forceout-docs',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir, 'docs');
    },
    async writeBundle() {
      const tokens = readFileSync(join(folder, 'src', 'styles', 'tokens.css'), 'utf8');
      const { files, faults } = docsSite(join(folder, '..', '..', 'docs'), tokens, await howToPlay());
      if (faults.length > 0) this.error(faults.join('\n'));
      for (const [name, text] of files) {
        mkdirSync(dirname(join(out, name)), { recursive: true });
        writeFileSync(join(out, name), text);
      }
    },
  };
}
