import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run as forceout } from '../command/main.ts';

const run = (args: readonly string[]) => forceout(['arena', ...args]);

let folder: string;
let out: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forceout-arena-'));
  out = [];
  const keep = (text: string | Uint8Array): boolean => out.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('plays every pairing of a division, keeps the standings and prints them as a table', async () => {
  const file = join(folder, 'deep', 'results.json');
  const args = ['--edition', 'onsets-2026', '--division', 'elementary', '--shakes', '1', '--results', file];
  expect(await run([...args, '--matches', '1'])).toBe(0);
  expect(out.length).toBe(3);
  expect(out[0]).toMatch(/^onsets-2026 elementary expert v player: wins .* of 1, .*illegal acts 0;/);
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { matches: number; acts: number[] }>;
  expect(await run([...args, '--matches', '2'])).toBe(0);
  const after = JSON.parse(readFileSync(file, 'utf8')) as typeof before;
  for (const [name, standing] of Object.entries(after)) {
    expect(standing.matches).toBe(2);
    expect(standing.acts[0]).toBeGreaterThan(before[name]!.acts[0]!);
  }
  out = [];
  expect(await run(['--results', file, '--table'])).toBe(0);
  expect(out.join('').trim().split('\n').length).toBe(5);
});

it('refuses what it does not know', async () => {
  expect(await run(['--edition', 'chess'])).toBe(2);
  expect(await run(['--matches', 'many'])).toBe(2);
  expect(await run(['--help'])).toBe(0);
});

it('does not write over a file that holds something else', async () => {
  const file = join(folder, 'homework.txt');
  writeFileSync(file, 'not standings');
  expect(await run(['--results', file, '--matches', '1'])).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('not standings');
  expect(out.join('')).toContain('holds no standings');
  expect(await run(['--results', join(folder, 'nowhere.json'), '--table'])).toBe(2);
});
