import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Words of one language that pages ask for together, so that they come in one file. */
const WORDS = /\/words\/(?:src|dist)\/(\w\w)\/(.+)\.[tj]s$/;
const TOGETHER: Readonly<Record<string, string>> = {
  referee: 'table',
  questions: 'table',
  'page/games': 'table',
  'page/table': 'table',
  'page/puzzles': 'table',
  'page/judge': 'table',
  'page/hints': 'table',
  'page/lines': 'table',
  'page/first': 'table',
  'page/on-sets': 'on-sets',
  'games/on-sets': 'on-sets',
  'page/equations': 'equations',
  'games/equations': 'equations',
  'page/wff': 'wff',
  'games/wff': 'wff',
};

/** The pages and games whose parts are looked at, by what is loaded for them. */
const ROOTS = {
  first: 'main.tsx',
  table: 'table/page.tsx',
  puzzles: 'puzzles/index.tsx',
  'on-sets': 'games/on-sets/index.ts',
  equations: 'games/equations/index.ts',
  wff: 'games/wff/index.ts',
} as const;
type Root = keyof typeof ROOTS;

const WORKER = 'worker/worker.ts';

/** What each of them loads, module by module, as a quick build shows: what is imported and never used is left out. */
async function loadedFor(
  folder: string,
  conditions: readonly string[],
): Promise<Record<Root | 'worker', ReadonlySet<string>>> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: [ROOTS.first, WORKER].map(source => join(folder, 'src', source)),
        preserveEntrySignatures: false,
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('the page was not built');
  const parts = new Map(bundle.output.flatMap(part => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const closure = (source: string, later = false): ReadonlySet<string> => {
    const root = [...parts.values()].find(part => part.facadeModuleId === join(folder, 'src', source));
    if (!root) throw new Error(`${source} is no part of its own any more; adapt build/chunks.ts.`);
    const reached = new Set<string>();
    const modules = new Set<string>();
    const visit = (name: string): void => {
      const part = parts.get(name);
      if (reached.has(name) || part === undefined) return;
      reached.add(name);
      for (const id of part.moduleIds) modules.add(id);
      part.imports.forEach(visit);
      if (later) part.dynamicImports.forEach(visit);
    };
    visit(root.fileName);
    return modules;
  };
  const pages = Object.entries(ROOTS).map(([name, source]) => [name, closure(source)] as const);
  return { ...(Object.fromEntries(pages) as Record<Root, ReadonlySet<string>>), worker: closure(WORKER, true) };
}

/**
 * How the page is cut into files. Over a slow line each file costs its headers and a wait, so what is loaded together
 * lies together: all that the first page needs, what tables and puzzles share, what every game has, each game, and
 * the words that go with them.
 */
async function groupsOf(folder: string, conditions: readonly string[]) {
  const loaded = await loadedFor(folder, conditions);
  const games = [loaded['on-sets'], loaded.equations, loaded.wff];
  const entry = join(folder, 'src', ROOTS.first);
  const pageGroup = (id: string): string | null => {
    // What starts the page lies alone: other pages take parts of `first`, and must not start this one.
    if (id === entry) return null;
    if (loaded.first.has(id)) return 'first';
    const [, language, area = ''] = WORDS.exec(id) ?? [];
    if (language) return area in TOGETHER ? `words-${language}-${TOGETHER[area]}` : null;
    if (loaded.puzzles.has(id)) return loaded.table.has(id) ? 'play' : 'puzzles';
    if (games.every(game => game.has(id))) return 'games';
    for (const game of ['on-sets', 'equations', 'wff'] as const) if (loaded[game].has(id)) return `game-${game}`;
    return null;
  };
  // What the worker uses too lies apart from what draws: it must not run the page.
  const groupOf = (id: string): string | null => {
    const group = pageGroup(id);
    return group !== null && !WORDS.test(id) && loaded.worker.has(id) ? `${group}-core` : group;
  };
  return [{ debugName: 'loaded together', name: groupOf, includeDependenciesRecursively: false }];
}

/** Cuts the page into files so, where it is built. */
export const chunks = (folder: string, conditions: readonly string[]): Plugin => ({
  name: 'forceout-chunks',
  apply: 'build',
  config: async () => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups: await groupsOf(folder, conditions) } } } },
  }),
});
