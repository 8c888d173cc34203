import { afterEach, expect, it, vi } from 'vitest';
import { codeIn } from './board.ts';
import { run } from './command/main.ts';

afterEach(() => vi.restoreAllMocks());

const CODE = '1.equations-2015.ea.....5.g5.r2.r3r~a..r1.now';
const SETS = '1.onsets-2026.er...39..single~12.2.B.UG...now';

async function forceout(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const into = (list: string[]) => (text: string | Uint8Array, taken?: unknown) => {
    list.push(String(text));
    if (typeof taken === 'function') taken();
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(into(out));
  vi.spyOn(process.stderr, 'write').mockImplementation(into(err));
  return { code: await run(args), out: out.join(''), err: err.join('') };
}

it('finds the code of a position in every way it is handed on', () => {
  for (const text of [
    CODE,
    ` ${CODE}\n`,
    `https://games.example.org/#/analyse/${CODE}`,
    `http://localhost:8080/p/${encodeURIComponent(CODE)}`,
    `http://localhost:8080/p/${CODE}.png`,
    `#/analyse/${CODE}`,
  ])
    expect(codeIn(text)).toBe(CODE);
  for (const text of ['{"game":"wff"}', 'position.json', './p.txt', '']) expect(codeIn(text)).toBeNull();
});

it('solves, checks and analyses the board of a link, alike', async () => {
  const link = `http://localhost:8080/#/analyse/${CODE}`;
  const solved = await forceout('solve', link, '--json');
  expect(JSON.parse(solved.out)).toMatchObject({ exists: true, witness: expect.any(String) });
  const looked = await forceout('analyse', CODE);
  expect(looked.out.split('\n').filter(line => /^\S/.test(line))).toHaveLength(3);
  expect((await forceout('check', link, '--solution', '2+3')).out).toBe('Correct.\n');
  const wrong = await forceout('check', link, '--solution', '2+1');
  expect(wrong.code).toBe(1);
  expect(wrong.out).toMatch(/^Not correct:\n {2}\S/);
  expect((await forceout('solve', SETS)).out).toMatch(/^(Yes|No)/);
});

it.each([
  ['https://games.example.org/#/table/ABCDEF', 'leads to no position'],
  ['https://games.example.org/#/analyse/1.equations-2015.ea', 'not whole'],
  ['1.equations-1066.ea.....5.g5.r2.r3r~a..r1.now', 'not known'],
  ['1.equations-2015.ea.......r2.r3r~a..r1.now', 'no Goal'],
])('says what is wrong with %s', async (link, said) => {
  const { code, out, err } = await forceout('analyse', link);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(said);
});
