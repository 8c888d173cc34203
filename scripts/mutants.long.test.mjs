import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { mutations } from './lib/mutations.mjs';
import { at } from './lib/project.mjs';

it('every rule that is broken on purpose is noticed', { timeout: 900_000 }, async () => {
  expect(mutations.length).toBeGreaterThanOrEqual(60);
  const { stdout } = await promisify(execFile)(process.execPath, [at('scripts', 'mutants.mjs')]);
  expect(stdout.match(/^✓/gm)).toHaveLength(mutations.length);
});
