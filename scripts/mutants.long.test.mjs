import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHOSEN } from './lib/chosen-mutations.mjs';
import { at } from './lib/project.mjs';

it('for each clause that the seed has chosen a slip in its rule is noticed', { timeout: 900_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [at('scripts', 'mutants.mjs'), '--chosen']);
  expect(stdout.match(/^✓/gm)).toHaveLength(CHOSEN);
});
