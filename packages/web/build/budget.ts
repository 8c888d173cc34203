import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build when what the lobby loads first grows too heavy. */
export function budget(limitKb: number): Plugin {
  return {
    name: 'forceout-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const part = bundle[name];
        if (first.has(name) || part?.type !== 'chunk') return;
        first.add(name);
        part.imports.forEach(visit);
      };
      for (const [name, part] of Object.entries(bundle)) if (part.type === 'chunk' && part.isEntry) visit(name);
      let bytes = 0;
      for (const name of first) {
        const part = bundle[name];
        if (part?.type === 'chunk') bytes += gzipSync(part.code, { level: 9 }).length;
      }
      const kb = bytes / 1024;
      if (kb > limitKb)
        this.error(
          `The lobby loads ${kb.toFixed(1)} KB of JavaScript (gzip); the budget is ${limitKb} KB. Load more of it later.`,
        );
      console.log(`  the lobby loads ${kb.toFixed(1)} KB of JavaScript (gzip), budget ${limitKb} KB`);
    },
  };
}
