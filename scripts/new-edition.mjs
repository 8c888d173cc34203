#!/usr/bin/env node
// npm run new:edition -- <id> <extends> <season>: the folder of a new edition, and its place in the lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/project.mjs';
import { main, say, Trouble } from './lib/say.mjs';

const editions = at('packages', 'rulebook', 'src', 'editions');
const fileOf = (...parts) => at('packages', 'rulebook', 'src', 'editions', ...parts);
const known = () =>
  readdirSync(editions, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name);

const nameOf = id => id.replace('-', '');
const titleOf = (base, season) => {
  const found = /name: '([^']+) \d{4}-\d\d'/.exec(readFileSync(fileOf(base, 'edition.ts'), 'utf8'))?.[1];
  if (found === undefined) throw new Trouble(`The name in editions/${base}/edition.ts does not end with its season.`);
  return `${found} ${season}`;
};

const filesOf = (id, base, season) => ({
  'edition.ts': `import type { ExtendingEdition } from '../folder.ts';

/** What this edition changes of the one it extends, by name. */
export const ${nameOf(id)}: ExtendingEdition = {
  id: '${id}',
  extends: '${base}',
  name: ${JSON.stringify(titleOf(base, season)).replace(/^"(.*)"$/, (_, text) => (text.includes("'") ? `"${text}"` : `'${text}'`))},
  season: '${season}',
  rules: {},
};
`,
  'contents.ts': `import type { ExtendingContents } from '../folder.ts';

export const contents: ExtendingContents = {
  id: '${id}',
  extends: '${base}',
  words: { en: () => import('./en.ts') },
  differences: () => import('./differences.ts'),
};
`,
  'differences.ts': `import type { DifferenceChanges } from '../../differences/cell.ts';

/** What a reader of the edition before has to know: the key, what holds now, and where it stands. */
export const differences: DifferenceChanges = {};
`,
  'en.ts': `/** Clauses that read otherwise, one a line: \`clause | wording\`, in our own words. */
export const clauses = \`
\`;
`,
});

/** Puts an import and a name into a list, each where it belongs by the alphabet or at the end. */
function addTo(file, line, name) {
  const text = readFileSync(file, 'utf8');
  const list = /for \(const folder of \[([^\]]*)\]\)/;
  if (!list.test(text)) throw new Trouble(`${file} has no list of editions any more; adapt scripts/new-edition.mjs.`);
  const imports = [...text.matchAll(/^import .* from '(.*)';$/gm)];
  const path = /from '(.*)'/.exec(line)[1];
  const next = imports.find(([, other]) => other > path && other.startsWith('./')) ?? null;
  const at = next === null ? imports.at(-1).index + imports.at(-1)[0].length + 1 : next.index;
  const added = `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  writeFileSync(
    file,
    added.replace(list, (_, names) => `for (const folder of [${names.trim().replace(/,$/, '')}, ${name}])`),
  );
}

main(async ([id = '', base = '', season = '']) => {
  const example = 'npm run new:edition -- onsets-2028 onsets-2026 2028-29';
  if (!/^[a-z]+-\d{4}$/.test(id) || !/^\d{4}-\d\d$/.test(season))
    throw new Trouble(`Say which edition, the one it extends, and its season: ${example}`);
  if (!known().includes(base))
    throw new Trouble(`There is no edition "${base}" to extend. Choose one of ${known().join(', ')}: ${example}`);
  if (id.split('-')[0] !== base.split('-')[0])
    throw new Trouble(`An edition extends one of its own game: ${id} cannot extend ${base}.`);
  if (existsSync(fileOf(id))) throw new Trouble(`There is a folder for ${id} already.`);
  mkdirSync(fileOf(id));
  for (const [name, text] of Object.entries(filesOf(id, base, season))) writeFileSync(fileOf(id, name), text);
  addTo(fileOf('registry.ts'), `import { ${nameOf(id)} } from './${id}/edition.ts';`, nameOf(id));
  addTo(fileOf('contents.ts'), `import { contents as ${nameOf(id)} } from './${id}/contents.ts';`, nameOf(id));
  say(`packages/rulebook/src/editions/${id} extends ${base} and changes nothing yet; docs/how-to/edition.md goes on.`);
});
