import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './project.mjs';

const file = at('docs', 'command.md');

/** The page about the command, from its table. Build first. */
async function page() {
  const dist = name => import(at('packages', 'forceout', 'dist', 'command', name));
  const [{ helpPage }, { helpWords }] = await Promise.all([dist('help.js'), dist('help-words.js')]);
  return helpPage(await helpWords('en'));
}

export const writeCommandPage = async () => writeFileSync(file, await page());

export const commandPageFaults = async () =>
  existsSync(file) && readFileSync(file, 'utf8') === (await page())
    ? []
    : ['docs/command.md is not what the table of the command says. Run `npm run api`.'];
