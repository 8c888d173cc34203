import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { at, filesUnder } from './project.mjs';

const folder = at('packages', 'words', 'src');
const registry = join(folder, 'registry.ts');

/** What the first page shows: in English it comes with the page itself, so that no second request is waited for. */
const FIRST = ['page/shell', 'page/lobby', 'page/settings'];

export const languages = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'language.ts')))
    .map(entry => entry.name)
    .sort((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : a.localeCompare(b)));

/** The areas of a language, named by the path of their file. */
export const areasOf = language =>
  [...filesUnder(join(folder, language))]
    .map(path => relative(join(folder, language), path).split(sep).join('/'))
    .filter(path => path.endsWith('.ts') && path !== 'language.ts')
    .map(path => path.slice(0, -3))
    .sort();

const camel = text => text.replace(/[^a-z0-9]+(.)/gi, (_, letter) => letter.toUpperCase());

const loaderOf = (language, area) =>
  language === 'en' && FIRST.includes(area)
    ? `Promise.resolve({ words: ${camel(`first/${area}`)} })`
    : `import('./${language}/${area}.ts')`;

const key = text => (/^[a-z]\w*$/i.test(text) ? text : `'${text}'`);

/** The text of `registry.ts`: every area of every language, each loaded by itself. */
export function registryText() {
  const all = languages();
  const first = FIRST.map(area => `import { words as ${camel(`first/${area}`)} } from './en/${area}.ts';`);
  const names = all.map(
    language => `import { name as ${camel(`${language}-name`)} } from './${language}/language.ts';`,
  );
  const loaders = all.map(language => {
    const lines = areasOf(language).map(area => `    ${key(area)}: () => ${loaderOf(language, area)},`);
    return `  ${key(language)}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    '// Written by `npm run words` from the folders beside it; every other line of this package is for people.',
    ...[...first, ...names].sort((a, b) => (a.split(' from ')[1] < b.split(' from ')[1] ? -1 : 1)),
    '',
    `export const LANGUAGES = [${all.map(language => `'${language}'`).join(', ')}] as const;`,
    '',
    `export const languageNames = { ${all.map(language => `${key(language)}: ${camel(`${language}-name`)}`).join(', ')} } as const;`,
    '',
    'export const loaders = {',
    ...loaders,
    '} as const;',
    '',
  ].join('\n');
}

export const writeRegistry = () => writeFileSync(registry, registryText());

/** One sentence for each way in which the folders and the list differ. */
export function registryFaults() {
  const [english, ...others] = languages();
  const expected = areasOf(english);
  const missing = others.flatMap(language =>
    expected
      .filter(area => !areasOf(language).includes(area))
      .map(area => `packages/words/src/${language}/${area}.ts is missing; ${english} has it.`),
  );
  const written = existsSync(registry) ? readFileSync(registry, 'utf8') : '';
  return written === registryText()
    ? missing
    : [...missing, 'packages/words/src/registry.ts does not list the files beside it; run `npm run words`.'];
}
