import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './main.ts';
import { VERBS } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const at = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

async function forceout(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const into =
    (list: string[]) =>
    (text: string | Uint8Array, taken?: unknown): boolean => {
      list.push(String(text));
      if (typeof taken === 'function') taken();
      return true;
    };
  vi.spyOn(process.stdout, 'write').mockImplementation(into(out));
  vi.spyOn(process.stderr, 'write').mockImplementation(into(err));
  const code = await run(args);
  return { code, out: out.join(''), err: err.join('') };
}

const RECORD = fileURLToPath(new URL('../../../../docs/example-match.record', import.meta.url));
const POSITION = ['--game', 'equations', '--goal', '5', '--permitted', '23+', '--mode', 'forceout'];

/** Each command with something it can answer; those that serve or need a terminal are told below. */
const ANSWERED: Readonly<Record<string, () => readonly string[]>> = {
  judge: () => [put('question.jsonl', '{"id":1,"game":"wff","ask":"wff","s":"Kpq"}\n')],
  solve: () => POSITION,
  check: () => [...POSITION, '--solution', '2+3'],
  analyse: () => ['--game', 'equations', '--goal', '5', '--permitted', '23', '--resources', '+1'],
  review: () => [RECORD],
  rules: () => [],
  referee: () => [put('script.jsonl', '{"table":{"edition":"wff-2017","division":"middle","players":["A","B"]}}\n')],
  replay: () => [RECORD, '--verify'],
  tournament: () => ['seat', put('players.csv', 'Ann\nBen\nCy\n')],
  puzzles: () => ['wff', '--count', '1', '--out', at('puzzles.jsonl')],
  arena: () => ['--table'],
  completion: () => ['fish'],
  help: () => ['judge'],
};

/** Each command with something that is wrong by its own rules, not by its options. */
const REFUSED: Readonly<Record<string, () => readonly string[]>> = {
  play: () => [],
  judge: () => [at('nowhere')],
  solve: () => ['--goal', '5'],
  check: () => POSITION,
  analyse: () => [put('position.json', 'x')],
  review: () => [put('no-record', 'x')],
  rules: () => ['chess'],
  referee: () => [folder],
  replay: () => [put('no-record', 'x')],
  tournament: () => ['verify', put('no-event', '{}')],
  puzzles: () => ['chess'],
  arena: () => ['--matches', 'many'],
  serve: () => ['--port', 'eighty'],
  backup: () => [at('b.db'), '--keep', '3', '--data', folder],
  restore: () => [at('nowhere')],
  import: () => [at('nowhere')],
  completion: () => ['tcsh'],
  help: () => ['jugde'],
};

/** What only a store can refuse: understood, and could not be done. */
const UNDONE: Readonly<Record<string, () => readonly string[]>> = {
  backup: () => [at('b.db'), '--data', at('no-data')],
  export: () => ['--data', at('no-data')],
  reset: () => ['kim', '--data', at('no-data')],
  operator: () => ['kim', '--data', at('no-data')],
  puzzles: () => ['wff', '--count', '1', '--out', at('nowhere/puzzles.jsonl')],
};

describe('--json', () => {
  it.each(Object.entries(ANSWERED))('%s answers in lines of JSON', async (verb, args) => {
    const { code, out, err } = await forceout(verb, ...args(), '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
  });

  it('tells the version and the commands', async () => {
    expect(JSON.parse((await forceout('--version', '--json')).out)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+/),
    });
    const { commands } = JSON.parse((await forceout('--json')).out) as { commands: { name: string; about: string }[] };
    expect(commands.map(({ name }) => name)).toEqual(VERBS.map(({ name }) => name));
    expect(commands[0]?.about).toMatch(/^play against/);
  });
});

it('quotes nothing that could steer a terminal, and no more than a screen', async () => {
  const { err } = await forceout('replay', put('binary', `\u001b[2J\u0007${'x'.repeat(9000)}`));
  expect(err).not.toMatch(/\p{Cc}(?<!\n)/u);
  expect(err.length).toBeLessThan(3000);
});

it('says that nothing came where the input is empty', async () => {
  for (const verb of ['judge', 'referee', 'tournament'])
    expect(await forceout(verb, put('empty', '\n'))).toMatchObject({ out: '', err: expect.stringContaining('empty') });
});

const told = (err: string): { readonly code: string; readonly message: string } =>
  (JSON.parse(err) as { error: { code: string; message: string } }).error;

describe.each([
  ['not understood', 2, REFUSED],
  ['could not be done', 1, UNDONE],
] as const)('what is %s', (_, exit, cases) => {
  it.each(Object.entries(cases))(`of %s ends with ${exit} and a sentence in each language`, async (verb, args) => {
    const english = await forceout(verb, ...args());
    expect([english.code, english.out]).toEqual([exit, '']);
    expect(english.err).toMatch(/^\S.*\S\n$/);
    expect(english.err).not.toMatch(/Error|undefined|\bat .*:\d+:\d+\)/);
    const json = await forceout(verb, ...args(), '--json');
    expect([json.code, json.out]).toEqual([exit, '']);
    expect(told(json.err).message).toBe(english.err.trimEnd());
    expect(told(json.err).code).toMatch(/^[a-z.-]+$/);
    const spanish = await forceout(verb, ...args(), '--language', 'es');
    expect(spanish.code).toBe(exit);
    if (!['reset', 'operator'].includes(verb) && !(verb === 'backup' && exit === 1))
      expect(spanish.err).not.toBe(english.err);
  });
});

it('every command is tried here, or by the tests of the server', () => {
  const tried = new Set([...Object.keys(ANSWERED), ...Object.keys(REFUSED), ...Object.keys(UNDONE)]);
  expect(VERBS.map(({ name }) => name).filter(name => !tried.has(name))).toEqual([]);
});

it.each(VERBS.map(({ name }) => name))('%s refuses an option it does not have, in words and in JSON', async name => {
  // `help --nothing` is the list of commands.
  if (name === 'help') return;
  const { code, err } = await forceout(name, '--nothing', '--json');
  expect([code, told(err).code]).toEqual([2, 'bad-option']);
  expect((await forceout(name, '--nothing', '--language', 'es')).err).toContain('no tiene la opción --nothing');
});
