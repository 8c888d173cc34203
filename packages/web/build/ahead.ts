import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './parts.ts';

/** What an address is about, by its first parts: the modules that `src/ahead.ts` asks for. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  puzzles: ['src/puzzles/index.tsx'],
  learn: ['src/learn/index.tsx'],
  table: ['src/table/page.tsx'],
  online: ['src/table/page.tsx'],
  t: ['src/table/page.tsx'],
  ...Object.fromEntries(
    ['on-sets', 'equations', 'wff'].flatMap(game => [
      [`puzzles/${game}`, [`src/games/${game}/index.ts`, `../players/puzzles/${game}.jsonl?raw`]],
      [`learn/${game}`, [`src/games/${game}/index.ts`]],
    ]),
  ),
};

/** Runs before the page does, which takes long to come over a slow line: names the files it will ask for. */
const SCRIPT = (files: Readonly<Record<string, readonly string[]>>): string =>
  `(()=>{const f=${JSON.stringify(files)},[p,g]=location.hash.replace(/^#\\/?/,'').split('/');` +
  "for(const n of new Set([...Object.hasOwn(f,p)?f[p]:[],...Object.hasOwn(f,p+'/'+g)?f[p+'/'+g]:[]])){" +
  "const l=document.createElement('link');n.endsWith('.css')?(l.rel='preload',l.as='style'):l.rel='modulepreload';" +
  "l.crossOrigin='';l.href='./'+n;document.head.append(l)}})()";

/** A small script at the head of the page that begins to fetch what its address is about. */
export const ahead = (folder: string): Plugin => ({
  name: 'forceout-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const files = Object.fromEntries(
        Object.entries(SOURCES).map(([address, sources]) => [
          address,
          filesFor(
            sources.map(source => join(folder, source)),
            bundle,
          ).filter(name => !html.includes(name)),
        ]),
      );
      const source = SCRIPT(files);
      const fileName = `assets/ahead-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      page.source = html.replace('<script type="module"', `<script async src="./${fileName}"></script>\n    $&`);
    },
  },
});

/** The parts in which modules lie, with all they import, and their styles. */
function filesFor(sources: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const parts = sources.map(source => {
    const part = Object.values(bundle).find(each => each.type === 'chunk' && each.moduleIds.includes(source));
    if (part === undefined) throw new Error(`${source} is not in the page any more; adapt build/ahead.ts.`);
    return part.fileName;
  });
  return [...withImports(parts, bundle)];
}
