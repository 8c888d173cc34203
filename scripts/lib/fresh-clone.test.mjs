import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { at, readJson } from './project.mjs';

/** What a script loads as it starts that is there only once packages are installed, by the way it comes to it. */
function loadedTooSoon(path, way = [], seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const froms = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    .map(({ moduleRequest }) => moduleRequest?.value)
    .filter(from => from !== undefined && !from.startsWith('node:'));
  return froms.flatMap(from =>
    from.startsWith('.')
      ? loadedTooSoon(resolve(dirname(path), from), [...way, from], seen)
      : [[...way, from].join(' > ')],
  );
}

const commands = Object.entries(readJson(at('package.json')).scripts).flatMap(([name, command]) => {
  const [, file] = /^node (scripts\/[\w-]+\.mjs)/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file]];
});

it('there are commands to try', () => expect(commands.length).toBeGreaterThan(20));

it.each(commands)('npm run %s starts in a fresh clone, where nothing is installed', (_, file) => {
  expect(loadedTooSoon(at(...file.split('/')))).toEqual([]);
});
