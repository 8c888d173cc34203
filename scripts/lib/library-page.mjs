import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apiOf } from './api-report.mjs';
import { at } from './project.mjs';

const file = at('docs', 'library.md');

/** The chapter of the package's README with its examples, which a test runs from the tarballs. */
function chapter() {
  const readme = readFileSync(at('packages', 'forceout', 'README.md'), 'utf8');
  const [, text] = /^## The library\n([\s\S]*?)(?=^## )/m.exec(readme);
  return text.trim().replaceAll('`docs/protocol.md`', '[protocol](protocol.md)').replace(/^### /gm, '## ');
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
    '# The library',
    'Written by `npm run api` from the README of the package and from its declarations; a test runs the examples.',
    '    npm install forceout',
    chapter(),
    '## Every name of the front door',
    ...reference(),
    'What the packages behind it export: [forceout and its sub-paths](api/forceout.md).',
  ].join('\n\n')}\n`;

export const writeLibraryPage = () => writeFileSync(file, page());

export const libraryPageFaults = () =>
  existsSync(file) && readFileSync(file, 'utf8') === page()
    ? []
    : ['docs/library.md is not what the README and the declarations say. Run `npm run api`.'];
