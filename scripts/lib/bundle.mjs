import { readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { at, packageNames, readJson, root } from './project.mjs';

const folder = at('packages', 'forceout', 'dist', 'bundle');

/** The server and the page stay packages of their own; everything else a command needs is in the bundle. */
const OUTSIDE = new Set(['server', 'web']);
const outside = packageNames()
  .filter(name => OUTSIDE.has(name))
  .map(name => `@forceout/${name}`);

/** A file costs more than what is in it, so few are made: what help needs, and what every answer of the judge needs too. */
const HELP = /forceout\/src\/command\/(?!completion|input|output)|words\/src\/(?:[a-z-]+\.ts|en\/help)/;
/** Wordings of clauses, which only `rules` prints, and other languages stay apart. */
const JUDGE = new RegExp(
  [
    'rulebook/src/(?!clauses/|differences|editions/[^/]+/(?:en|es|clauses|differences)\\.ts)',
    'forceout/src/(?:command/|judge|lines|answer-words|verbs/judge)',
    'words/src/en/(?:command|questions|record|referee|games/)',
    'table/src/(?:coverage|said|rules/)',
    'host/src/games',
  ].join('|'),
);

/** The command in as few files as can be: one to begin with, and one for each verb and game when it is asked for. */
export async function bundleCommand() {
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { main: at('packages', 'forceout', 'src', 'command', 'main.ts') },
    platform: 'node',
    external: [/^node:/, ...outside],
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    logLevel: 'warn',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'help', test: HELP, priority: 2 },
        { name: 'judge', test: JUDGE, priority: 1 },
      ],
    },
  });
  await bundle.close();
}

/** Packages of which a server needs nearly all whenever it starts. Of games and players a part will do, and scripts load parts of them. */
const TOGETHER = ['host', 'rulebook', 'table', 'tournament', 'wire'];

/** Each of these packages in as few files as it has ways in: to find and read a file takes longer than what most of them hold. */
export async function bundlePackages() {
  for (const name of TOGETHER) {
    const folder = at('packages', name);
    const dist = join(folder, 'dist');
    for (const file of readdirSync(dist, { recursive: true })) if (/\.js(\.map)?$/.test(file)) rmSync(join(dist, file));
    const ways = Object.values(readJson(join(folder, 'package.json')).exports).flatMap(
      ({ source }) => source?.default ?? [],
    );
    const bundle = await rolldown({
      input: Object.fromEntries(ways.map(way => [way.replace(/^\.\/src\/|\.ts$/g, ''), join(folder, way)])),
      // Each module is headed by its file, seen from here.
      cwd: root,
      platform: 'node',
      external: (id, importer) => importer !== undefined && !id.startsWith('.') && !isAbsolute(id),
      logLevel: 'warn',
    });
    await bundle.write({ dir: dist, format: 'esm', sourcemap: true, chunkFileNames: 'shared/[name]-[hash].js' });
    await bundle.close();
  }
}
