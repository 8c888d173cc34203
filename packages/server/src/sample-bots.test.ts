import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './test/harness.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forceout-bots-'));
const compiled = join(folder, 'bot.mjs');
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
  const { code } = await transformWithOxc(readFileSync(example('bot.ts'), 'utf8'), 'bot.ts');
  writeFileSync(compiled, code);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', text => (out += text));
    child.stderr.on('data', text => (err += text));
    child.on('error', fail).on('close', code => done({ code, out, err }));
  });
}

const EDITIONS = ['onsets-2026', 'equations-2015', 'wff-2017'] as const;

describe('the sample bots, which know nothing but the pages of the API', () => {
  it.each(EDITIONS)('play a whole match of %s against each other', async edition => {
    const maker = await server.guest();
    const setup = { edition, division: 'elementary', seats: 2 };
    const made = await maker.ask<{ table: string; code: string }>('POST', '/api/tables', { setup, sit: false });
    const { table, code } = made.body;
    const [script, snake] = await Promise.all([
      run(process.execPath, [compiled, server.base, code, '1']),
      run('python3', [example('bot.py'), server.base, code, '1']),
    ]);
    expect([script.err, snake.err]).toEqual(['', '']);
    expect([script.code, snake.code]).toEqual([0, 0]);
    expect(JSON.parse(script.out)).toEqual(JSON.parse(snake.out));
    const { room } = (await server.server.context.registry.table(table)).hosted;
    expect(room.stage).toBe('over');
    expect(room.state?.history.length).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(script.out).scores).toHaveLength(2);
  });

  it('are met by the one that docs/how-to/bot.md shows', async () => {
    const page = readFileSync(example('../docs/how-to/bot.md'), 'utf8');
    const shown = join(folder, 'shown.mjs');
    writeFileSync(shown, /^```js\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '');
    const maker = await server.guest();
    const setup = { edition: 'equations-2015', division: 'elementary', seats: 2 };
    const made = await maker.ask<{ code: string }>('POST', '/api/tables', { setup, sit: false });
    const [one, other] = await Promise.all([
      run(process.execPath, [shown, server.base, made.body.code]),
      run(process.execPath, [compiled, server.base, made.body.code, '1']),
    ]);
    expect([one.err, other.err]).toEqual(['', '']);
    expect(JSON.parse(one.out)).toEqual(JSON.parse(other.out));
  });

  it.each(['bot.ts', 'bot.py'])('%s has fewer than eighty lines', name => {
    expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThan(80);
  });
});
