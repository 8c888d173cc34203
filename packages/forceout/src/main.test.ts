import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.js', import.meta.url));

/** Runs the built command. Build first: `npm run build`. */
function forceout(args: readonly string[], input = '') {
  return new Promise<{ code: number | null; out: string; err: string }>((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', text => (out += text));
    child.stderr.setEncoding('utf8').on('data', text => (err += text));
    child.on('error', fail).on('close', code => done({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
}

const json = (out: string) =>
  out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

describe('forceout', () => {
  it('lists its commands', async () => {
    const { code, out } = await forceout([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}judge /m);
    expect(out).toMatch(/^ {2}rules /m);
  });

  it('names its commands when it does not know one', async () => {
    const { code, err } = await forceout(['jugde']);
    expect(code).toBe(2);
    expect(err).toContain('judge');
  });
});

describe('forceout rules', () => {
  it('prints the clauses under a prefix', async () => {
    const { code, out } = await forceout(['rules', 'onsets-2026', 'V-A']);
    expect(code).toBe(0);
    expect(out).toMatch(/^V-A-2-b /m);
    expect(out).not.toMatch(/^V-B /m);
  });

  it('takes an id with spaces and prints JSON', async () => {
    const { out } = await forceout(['rules', 'onsets-2026', 'V-B', 'invalid', '(a)', '--json']);
    expect(json(out)).toMatchObject([{ edition: 'onsets-2026', clause: 'V-B invalid (a)', how: 'enforce' }]);
  });

  it('narrows by division and area', async () => {
    const { out } = await forceout([
      'rules',
      'equations-2015',
      '--division',
      'senior',
      '--area',
      'variation',
      '--json',
    ]);
    const rows = json(out);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows)
      expect(row).toMatchObject({ area: 'variation', divisions: expect.arrayContaining(['senior']) });
  });

  it.each([
    [['rules', 'onsets'], 'onsets-2026'],
    [['rules', 'onsets-2026', 'V-Z'], 'V-A'],
    [['rules', 'onsets-2026', '--division', 'kids'], 'elementary'],
    [['rules', 'onsets-2026', '--area', 'lunch'], 'challenge'],
    [['rules', '--colour'], 'colour'],
  ])('helps after %j', async (args, hint) => {
    const { code, out, err } = await forceout(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(hint);
  });
});

describe('forceout judge', () => {
  it('reads its input to the end, past bad and endless lines', async () => {
    const long = 'x'.repeat(20 * 1024 * 1024);
    const { code, out } = await forceout(['judge'], `{"id":"a"\n${long}\n{"id":"b","game":"chess"}\n`);
    expect(code).toBe(2);
    expect(json(out).map(answer => [answer.id, answer.error.code])).toEqual([
      [null, 'bad-json'],
      [null, 'line-too-long'],
      ['b', 'unknown-game'],
    ]);
  });

  it('is content with nothing', async () => {
    expect(await forceout(['judge'])).toEqual({ code: 0, out: '', err: '' });
  });

  it('takes no arguments', async () => {
    expect((await forceout(['judge', 'questions.jsonl'])).code).toBe(2);
  });
});
