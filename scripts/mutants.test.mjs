import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { at } from './lib/project.mjs';

it('rules that are broken on purpose are noticed: a sample of `npm run mutants`', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [at('scripts', 'mutants.mjs'), '--sample', '3']);
  expect(stdout.match(/^✓/gm)).toHaveLength(3);
});
