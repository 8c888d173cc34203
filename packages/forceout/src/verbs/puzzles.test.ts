import { afterEach, expect, it, vi } from 'vitest';
import { run as forceout } from '../command/main.ts';

const run = (args: readonly string[]) => forceout(['puzzles', ...args]);

afterEach(() => vi.restoreAllMocks());

it('prints as many puzzles as asked for, one a line, the same ones every time', async () => {
  const print = async (): Promise<string> => {
    const out: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation(text => out.push(String(text)) > 0);
    expect(await run(['on-sets', '--count', '5', '--steps', '100000'])).toBe(0);
    return out.join('');
  };
  const first = await print();
  const puzzles = first
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { game: string; kind: string });
  expect(puzzles.length).toBe(5);
  expect(puzzles.every(p => p.game === 'on-sets')).toBe(true);
  expect(await print()).toBe(first);
});

it('refuses a game that is none', async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(await run(['chess'])).toBe(2);
  expect(await run(['on-sets', '--count', '0'])).toBe(2);
});
