import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHOSEN } from './lib/chosen-mutations.mjs';
import { mutations } from './lib/mutations.mjs';
import { at } from './lib/project.mjs';

const mutants = async (...args) =>
  (await promisify(execFile)(process.execPath, [at('scripts', 'mutants.mjs'), ...args])).stdout;

it('rules that are broken on purpose are noticed: a sample of `npm run mutants`', async () => {
  expect((await mutants('--sample', '3')).match(/^✓/gm)).toHaveLength(3);
});

it('every slip still fits its file, and every clause that the seed has chosen has one', async () => {
  expect((await mutants('--list')).match(/^\d+\. /gm)).toHaveLength(mutations.length);
  expect((await mutants('--chosen', '--list')).match(/^\d+\. /gm)).toHaveLength(CHOSEN);
});
