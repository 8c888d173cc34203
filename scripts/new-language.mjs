#!/usr/bin/env node
// npm run new:language -- <tag> "<name>": the folder of a new language, with the English texts to translate.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './lib/project.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { areasOf, writeRegistry } from './lib/words-registry.mjs';

const fileOf = (language, area) => at('packages', 'words', 'src', language, `${area}.ts`);

main(async () => {
  const [tag, name] = process.argv.slice(2);
  if (!tag || !name || !/^[a-z]{2,3}$/.test(tag))
    throw new Trouble('Say which language: npm run new:language -- fr "Français"');
  if (existsSync(at('packages', 'words', 'src', tag))) throw new Trouble(`There is a folder for ${tag} already.`);
  for (const area of areasOf('en')) {
    const up = '../'.repeat(area.split('/').length);
    const english = readFileSync(fileOf('en', area), 'utf8');
    const text = english
      .replace(/[\s\S]*?export const words = \{/, `export const words: Translation<typeof english> = {`)
      .replace(/\}(?: as const)? satisfies [^;]*;/, '};');
    mkdirSync(dirname(fileOf(tag, area)), { recursive: true });
    writeFileSync(
      fileOf(tag, area),
      `import type { words as english } from '${up}en/${area}.ts';\nimport type { Translation } from '${up}translation.ts';\n\n${text}`,
    );
  }
  writeFileSync(
    fileOf(tag, 'language'),
    `/** What people who speak it call this language. */\nexport const name = ${JSON.stringify(name)};\n`,
  );
  writeRegistry();
  say(`packages/words/src/${tag} has the English texts; translate them there.`);
});
