import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { at } from './lib/project.mjs';
import { capture, toolPath } from './lib/run.mjs';
import { failingTests, withCopy } from './lib/workbench.mjs';

/** The blocks of a page in their order. */
const blocks = page =>
  [...readFileSync(at('docs', 'how-to', `${page}.md`), 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent, , text]) => text.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** `npm run new:x -- a "b c"` as a program and its words. */
function commandOf(line, copy) {
  const [, name, rest] = /^npm run new:(\w+) -- (.*)$/.exec(line.trim());
  const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  return [join(copy, 'scripts', `new-${name}.mjs`), ...words];
}

async function typesOf(copy, include) {
  const compilerOptions = { composite: false, noEmit: true, declaration: false, sourceMap: false };
  const config = { extends: './tsconfig.base.json', include, compilerOptions };
  writeFileSync(join(copy, 'tsconfig.how-to.json'), JSON.stringify(config));
  const args = [toolPath('typescript', 'tsc'), '-p', 'tsconfig.how-to.json'];
  return (await capture(process.execPath, args, { cwd: copy })).out;
}

const replaceIn = (path, from, to) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
};

it('docs/how-to makes an edition that rules and reads as it says, and a language that lacks no key', async () => {
  await withCopy(async copy => {
    cpSync(at('scripts'), join(copy, 'scripts'), { recursive: true });
    await edition(copy);
    await language(copy);
  });
}, 120_000);

async function edition(copy) {
  const [begin, rules, clauses, differences] = blocks('edition');
  await promisify(execFile)(process.execPath, commandOf(begin, copy));
  const folder = join(copy, 'packages', 'rulebook', 'src', 'editions', 'onsets-2028');
  replaceIn(join(folder, 'edition.ts'), '  rules: {},\n', rules);
  replaceIn(join(folder, 'en.ts'), '`\n`', `\`\n${clauses}\``);
  replaceIn(join(folder, 'differences.ts'), '{};', `{\n${differences}};`);
  expect(await typesOf(copy, ['packages/rulebook/src/**/*.ts'])).toBe('');
  writeFileSync(join(copy, 'packages', 'rulebook', 'src', 'made.test.ts'), MADE);
  expect(await failingTests(copy, ['packages/rulebook/src/made.test.ts'], [])).toEqual([]);
}

const MADE = `import { expect, it } from 'vitest';
import { clausesOf } from './clauses/index.ts';
import { editionName, newestEdition, rulesOf } from './index.ts';

it('rules and reads', async () => {
  expect(rulesOf('onsets-2028')).toMatchObject({ minResourcesForNow: 3, nowThirdRightChallengerWrong: 5, appeal: true });
  expect([editionName('onsets-2028'), newestEdition('on-sets')]).toEqual(['On-Sets 2028-29', 'onsets-2028']);
  const texts = (await clausesOf('onsets-2028')).filter(({ clause }) => clause === 'X-B-3').map(({ text }) => text);
  expect(texts).toEqual(['A Third Party who is right beside a Challenger who is wrong scores 5 after Now.']);
});
`;

async function language(copy) {
  const [begin] = blocks('language');
  await promisify(execFile)(process.execPath, commandOf(begin, copy));
  const words = ['packages/words/src/fr', 'packages/words/src/registry.ts'];
  expect(await typesOf(copy, words)).toBe('');
  const file = join(copy, 'packages', 'words', 'src', 'fr', 'games', 'on-sets.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ {2}'on-sets\.one-cube': [^\n]*\n/, ''));
  expect(await typesOf(copy, words)).toContain("'on-sets.one-cube'");
}

it('a new edition that cannot be is refused with a sentence', async () => {
  const run = (...args) => capture(process.execPath, [at('scripts', 'new-edition.mjs'), ...args]);
  for (const [args, says] of [
    [[], /Say which edition/],
    [['onsets-2028', 'onsets-1999', '2028-29'], /no edition "onsets-1999" to extend/],
    [['onsets-2028', 'wff-2017', '2028-29'], /its own game/],
    [['onsets-2026', 'onsets-2014', '2026-27'], /already/],
  ]) {
    const { code, out, err } = await run(...args);
    expect(code).not.toBe(0);
    expect(out + err).toMatch(says);
  }
});
