import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { at } from './lib/project.mjs';
import { capture, toolPath } from './lib/run.mjs';
import { withCopy } from './lib/workbench.mjs';

it('a new language is one folder of words that compiles, and a key that it lacks does not', async () => {
  await withCopy(async copy => {
    cpSync(at('scripts'), join(copy, 'scripts'), { recursive: true });
    await promisify(execFile)(process.execPath, [join(copy, 'scripts', 'new-language.mjs'), 'fr', 'Français']);
    const config = {
      extends: './tsconfig.base.json',
      include: ['packages/words/src/fr', 'packages/words/src/registry.ts'],
    };
    const options = { composite: false, noEmit: true, declaration: false, sourceMap: false };
    writeFileSync(join(copy, 'tsconfig.fr.json'), JSON.stringify({ ...config, compilerOptions: options }));
    const compile = () =>
      capture(process.execPath, [toolPath('typescript', 'tsc'), '-p', 'tsconfig.fr.json'], { cwd: copy });
    expect((await compile()).out).toBe('');
    const file = join(copy, 'packages', 'words', 'src', 'fr', 'games', 'on-sets.ts');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace(/ {2}'on-sets\.one-cube': [^\n]*\n/, ''));
    expect((await compile()).out).toContain("'on-sets.one-cube'");
  });
}, 120_000);
