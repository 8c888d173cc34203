import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { completionFor } from './completion.ts';
import { helpWords } from './help-words.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'forceout-completion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'a-file.json'), '{}');

/** `npm run test:long` sets where the shells are, and installs them where it may. */
function shell(variable: 'ZSH_PATH' | 'FISH_PATH'): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`Set ${variable}, or start with npm run test:long.`);
  return path;
}

async function scriptFor(name: 'zsh' | 'fish', language: 'en' | 'es'): Promise<string> {
  const file = join(folder, `${language}.${name}`);
  writeFileSync(file, completionFor(name, await helpWords(language)));
  return file;
}

describe('completion in fish', () => {
  async function offered(line: string): Promise<readonly string[]> {
    const script = await scriptFor('fish', 'en');
    const { stdout } = await run(shell('FISH_PATH'), ['--no-config', '-c', `source ${script}; complete -C '${line}'`], {
      cwd: folder,
      env: { HOME: folder, PATH: process.env.PATH },
    });
    return stdout
      .split('\n')
      .map(row => row.split('\t')[0] ?? '')
      .filter(word => word !== '');
  }

  it('offers commands, options, values, and files only where a file is meant', async () => {
    expect(await offered('forceout so')).toEqual(['solve']);
    expect(await offered('forceout solve --per')).toEqual(['--permitted']);
    expect(await offered('forceout solve --mode im')).toEqual(['impossible']);
    expect(await offered('forceout help ju')).toEqual(['judge']);
    expect([...(await offered('forceout completion '))].sort()).toEqual(['bash', 'fish', 'zsh']);
    expect(await offered('forceout judge a-')).toEqual(['a-file.json']);
  });

  it('is sound in every language', async () => {
    for (const language of ['en', 'es'] as const)
      await run(shell('FISH_PATH'), ['--no-execute', await scriptFor('fish', language)]);
  });
});

/** Types lines into an interactive zsh, presses tab after each, and prints what then stands there. */
const TYPIST = `
zmodload zsh/zpty
zpty typed "TERM=dumb zsh -f -i"
local seen piece
await() { seen=""; repeat 200; do zpty -r -t typed piece && seen+=$piece; [[ $seen == *$1* ]] && return; sleep 0.05; done }
zpty -w -n typed $'PS1=""; autoload -Uz compinit && compinit -u -D && source '"$1"$' && echo rea""dy\\n'
await ready
for line in "\${@:2}"; do
  zpty -w -n typed "$line"$'\\t!'
  await '!'
  print -r -- "\${(V)seen}"
  zpty -w -n typed $'\\x15echo do""ne\\n'
  await done
done
zpty -d typed
`;

describe('completion in zsh', () => {
  it('fills in commands, options and values', async () => {
    const typist = join(folder, 'typist.zsh');
    writeFileSync(typist, TYPIST);
    const pairs = [
      ['forceout so', 'forceout solve'],
      ['forceout solve --perm', 'forceout solve --permitted'],
      ['forceout solve --mode im', 'forceout solve --mode impossible'],
      ['forceout completion fi', 'forceout completion fish'],
      ['forceout help jud', 'forceout help judge'],
      ['forceout judge a-', 'forceout judge a-file.json'],
    ] as const;
    const script = await scriptFor('zsh', 'en');
    const { stdout } = await run(shell('ZSH_PATH'), ['-f', typist, script, ...pairs.map(([typed]) => typed)], {
      cwd: folder,
    });
    for (const [, filled] of pairs) expect(stdout).toContain(filled);
  });

  it('is sound in every language', async () => {
    for (const language of ['en', 'es'] as const)
      await run(shell('ZSH_PATH'), ['-n', await scriptFor('zsh', language)]);
  });
});
