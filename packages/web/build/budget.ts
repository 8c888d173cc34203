import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { withImports } from './parts.ts';

/** Words of the first page, which come by themselves once the language is known; English stands for the others. */
const WORDS = /\/words\/(src|dist)\/en\/page\/(shell|lobby)\.[tj]s$/;

/** What the head of the page loads besides (`ahead.ts`). */
const AHEAD = /\/ahead-\w+\.js$/;

/** Fails the build when what the lobby needs, as it is sent (brotli; all but fonts), grows too heavy; notes it for the bench. */
export function budget(limitKb: number, note: string): Plugin {
  return {
    name: 'forceout-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const parts = Object.entries(bundle).flatMap(([name, part]) => {
          if (part.type !== 'chunk') return [];
          const page = part.isEntry && part.facadeModuleId?.endsWith('index.html');
          return page || part.moduleIds.some(id => WORDS.test(id)) ? [name] : [];
        });
        const loose = Object.keys(bundle).filter(name => name === 'index.html' || AHEAD.test(name));
        const first = new Set([...loose, ...withImports(parts, bundle)]);
        let bytes = 0;
        for (const name of first) {
          const part = bundle[name];
          if (part !== undefined) bytes += brotliCompressSync(part.type === 'chunk' ? part.code : part.source).length;
        }
        const kb = bytes / 1024;
        const line = `the lobby is ${kb.toFixed(1)} KB as sent (brotli, without fonts), budget ${limitKb} KB`;
        mkdirSync(dirname(note), { recursive: true });
        writeFileSync(note, JSON.stringify({ kb, limitKb }));
        if (kb > limitKb) this.error(`${line}. Load more of it later.`);
        console.log(`  ${line}`);
      },
    },
  };
}
