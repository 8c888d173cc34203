import { readFileSync, writeFileSync } from 'node:fs';
import { apiOf } from './api-report.mjs';
import { at } from './project.mjs';

const file = at('docs', 'library.md');

const REFERENCE = '## Every name of the front door';

/** What was written by hand: how it is used, with examples that a test runs from the tarballs. */
export function libraryGuide() {
  const [guide] = readFileSync(file, 'utf8').split(REFERENCE);
  return guide.trim();
}

/** What stands above a declaration for whoever reads it. */
function commentOn(name, declarations) {
  const before = `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:declare )?(?:function|interface|class|type|const) ${name}\\b`;
  const [, text = ''] = new RegExp(before).exec(readFileSync(declarations, 'utf8')) ?? [];
  return text
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}

/** The front door: every name with what it is for and how it is declared. Build first. */
function reference() {
  const [door] = apiOf('forceout');
  return door.names.map(({ name, file: declarations, text }) =>
    [`### ${name}`, commentOn(name, declarations), `\`\`\`ts\n${text}\n\`\`\``]
      .filter(part => part !== '')
      .join('\n\n'),
  );
}

const page = () =>
  `${[
    libraryGuide(),
    REFERENCE,
    'Written by `npm run api` from the declarations.',
    ...reference(),
    'What the packages behind it export: [forceout and its sub-paths](api/forceout.md).',
  ].join('\n\n')}\n`;

export const writeLibraryPage = () => writeFileSync(file, page());

export const libraryPageFaults = () =>
  readFileSync(file, 'utf8') === page() ? [] : ['docs/library.md is not what the declarations say. Run `npm run api`.'];
