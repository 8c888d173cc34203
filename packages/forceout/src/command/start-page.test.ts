import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const page = readFileSync(at('../../../../docs/start/developer.md'), 'utf8');
const lines = [...page.matchAll(/^ {4}(.+ \| npx forceout \w+)$/gm)].map(([, line = '']) => line);

it('the start for developers has three commands', () => expect(lines.length).toBe(3));

it.each(lines)('%s answers as the page promises', async line => {
  const command = line.replace('npx forceout', `"${process.execPath}" "${at('../../bin/forceout.js')}"`);
  // A line that is not understood ends with 2, which throws here.
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  const answers = stdout.trim().split('\n');
  for (const answer of answers) expect(JSON.parse(answer)).not.toHaveProperty('error');
});
