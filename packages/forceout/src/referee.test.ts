import { readdirSync, readFileSync } from 'node:fs';
import { loadGame } from '@forceout/host';
import { describe, expect, it } from 'vitest';
import { AnswerWords } from './answer-words.ts';
import { referee } from './referee.ts';

async function play(...lines: readonly (object | string)[]) {
  const out: Record<string, unknown>[] = [];
  const text = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const code = await referee(
    (async function* () {
      yield text;
    })(),
    async written =>
      void out.push(
        ...written
          .trim()
          .split('\n')
          .map(line => JSON.parse(line)),
      ),
    loadGame,
    { below: () => 0 },
    await AnswerWords.in('en'),
  );
  return { code, out };
}

const table = { table: { edition: 'wff-2017', division: 'junior', players: ['Ann', 'Ben'], firstGoalSetter: 0 } };
const folder = new URL('../../../cases/referee/', import.meta.url);

describe('forceout referee', () => {
  for (const name of readdirSync(folder).filter(file => file.endsWith('.jsonl')))
    it(`plays ${name} as expected`, async () => {
      const { code, out } = await play(readFileSync(new URL(name, folder), 'utf8'));
      expect(out.filter(line => line.expect === 'failed')).toEqual([]);
      expect(code).toBe(0);
      for (const line of out.filter(({ event }) => event !== undefined))
        expect(line).toMatchObject({
          at: expect.any(Number),
          seq: expect.any(Number),
          clause: expect.stringMatching(/^[a-z]+-20\d\d [IVX]+-/),
        });
    });

  it.each([
    ['an act that is none', { at: 1000, seat: 0, do: 'dance' }, 'unknown-act'],
    ['an unknown field', { at: 1000, seat: 0, do: 'roll', colour: 'red' }, 'unknown-field'],
    ['a missing field', { at: 1000, seat: 0, do: 'bonus' }, 'missing-field'],
    ['a field of the wrong type', { at: 1000, seat: 0, do: 'roll', faces: 'C' }, 'bad-field'],
    ['no moment', { seat: 0, do: 'roll' }, 'bad-time'],
    ['a moment that is no number', { at: '1000', seat: 0, do: 'roll' }, 'bad-time'],
    ['the seat of the evaluator', { at: 1000, seat: 'engine', do: 'commit', hash: '' }, 'bad-seat'],
    ['no JSON', '{"at":1000', 'bad-json'],
    ['a line that nests too deeply', `{"expect":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'bad-line'],
    ['more than an expectation', { expect: { phase: 'goal' }, at: 1000 }, 'unknown-field'],
  ])('answers a line that it does not understand with an error and goes on: %s', async (_, line, code) => {
    const { code: exit, out } = await play(table, line, { expect: { phase: 'roll-deal' } });
    expect(exit).toBe(2);
    expect(out.slice(-3)).toMatchObject([{ id: null, error: { code } }, { expect: 'ok' }, { final: {} }]);
  });

  it.each([
    ['a seat that is none', { at: 1000, seat: 7, do: 'roll' }, 'bad-seat', '0, 1, 2, "judge" or "director"'],
    ['an act that is none', { at: 1000, seat: 0, do: 'dance' }, 'unknown-act', 'move, shift'],
    ['a field that is none', { at: 1000, do: 'wait', long: 1 }, 'unknown-field', 'at, seat, do'],
  ])('says what there is instead of %s', async (_, line, code, words) => {
    const { out } = await play(table, line);
    expect(out.at(-2)).toMatchObject({ error: { code, message: expect.stringContaining(words) } });
  });

  it('echoes the id of a line that it does not understand', async () => {
    const { out } = await play(table, { id: 7, at: 1000, seat: 0, do: 'lift' });
    expect(out.at(-2)).toMatchObject({ id: 7, error: { code: 'unknown-field' } });
  });

  it('refuses an act that is understood and not allowed, with its clause, and is content', async () => {
    const { code, out } = await play(table, { at: 1000, seat: 1, do: 'roll' }, { at: 500, do: 'wait' });
    expect(code).toBe(0);
    expect(out.slice(-3, -1)).toMatchObject([
      { at: 1000, refused: { code: 'not-yours', clause: 'wff-2017 IV-A' } },
      { at: 500, refused: { code: 'time-went-back', clause: expect.stringMatching(/^wff-2017 /) } },
    ]);
  });

  it('refuses a player who acts as judge or director, and a judge who plays; time passes all the same', async () => {
    const { code, out } = await play(
      table,
      { at: 1000, seat: 0, do: 'stop' },
      { at: 131_000, seat: 'judge', do: 'lift' },
      { expect: { phase: 'roll-deal', scores: [-1, 0] } },
    );
    expect(code).toBe(0);
    expect(out.filter(line => 'refused' in line)).toMatchObject([
      { at: 1000, refused: { code: 'wrong-seat', clause: expect.stringMatching(/^wff-2017 /) } },
      { at: 131_000, refused: { code: 'wrong-seat' } },
    ]);
  });

  it('says what was expected and what is', async () => {
    const { code, out } = await play(table, { expect: { phase: 'goal', shake: 1 } });
    expect(code).toBe(1);
    expect(out.at(-2)).toEqual({
      expect: 'failed',
      want: { phase: 'goal', shake: 1 },
      got: { phase: 'roll-deal', shake: 1 },
    });
  });
});
