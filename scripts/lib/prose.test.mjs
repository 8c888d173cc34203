import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { proseFaults, sentencesIn } from './prose.mjs';

const linesOf = text => sentencesIn(parseSync, 'a.ts', text).map(({ line }) => line);

it.each([
  "const refused = { code: 'late', message: 'It is too late for that.' };",
  'const why = `The judge rejects $\x7bname} again`;',
  "const f = a => (a ? 'Only players may do that' : null);",
  "reply.send('Forceout is running. The page is not built yet.');",
  "const stamp = { engine: 'out of time' };",
  "const part = 'Restriction part';",
  "console.warn('the page is not built');",
])('%s is a sentence', text => {
  expect(linesOf(`const a = 1;\n${text}`)).toEqual([2]);
});

it.each([
  "const code = 'not-your-turn';",
  "throw new Error('A table without a log cannot be opened.');",
  "const seat = needed(found, 'The seat of this player');",
  "const Name = text.describe('What people call themselves.');",
  "route({ about: 'The record of a match that is over.' });",
  "query('SELECT id FROM people WHERE id = $1');",
  "const animals = 'Antelope Badger Beaver Bison';",
  "// It is too late for that.\nconst words = 'two words';",
  "const columns = 'id, owner, label, code';",
  "const taken = 'judge director official'.split(' ');",
])('%s is none', text => {
  expect(linesOf(text)).toEqual([]);
});

it('a sentence planted in the server is told with its line, and not one among the words', async () => {
  const base = mkdtempSync(join(tmpdir(), 'forceout-prose-'));
  const plant = path => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), "\nexport const late = 'It is too late for that.';\n");
    writeFileSync(join(base, ...path.split('/').slice(0, 2), 'package.json'), '{}');
  };
  try {
    for (const path of ['packages/server/src/a.ts', 'packages/server/src/a.test.ts', 'packages/words/src/en/a.ts'])
      plant(path);
    expect(await proseFaults(base)).toEqual([
      'packages/server/src/a.ts:2 says “It is too late for that.”: put it into packages/words.',
    ]);
  } finally {
    rmSync(base, { recursive: true });
  }
});
