import { readFileSync } from 'node:fs';
import { libraryGuide } from './library-page.mjs';
import { at } from './project.mjs';

/** The examples of a page: code and the lines it says it prints. */
const examplesIn = text =>
  [...text.matchAll(/^##+ (.+)\n[\s\S]*?```js\n([\s\S]*?)```/gm)].map(([, title, code]) => ({
    title,
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line),
  }));

export const libraryExamples = () => examplesIn(libraryGuide());

/** The example with which the package introduces itself. */
export const readmeExamples = () => examplesIn(readFileSync(at('packages', 'forceout', 'README.md'), 'utf8'));
