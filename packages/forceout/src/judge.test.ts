import type { Adjudicator } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { AnswerWords } from './answer-words.ts';
import { type AdjudicatorLoader, judge } from './judge.ts';
import { linesOf } from './lines.ts';

async function* chunks(...parts: readonly string[]) {
  yield* parts;
}

const echo: Adjudicator = {
  game: 'wff',
  answer: ({ ask }) =>
    ask === 'wff'
      ? { ok: true, answer: { ok: true } }
      : { ok: false, error: { code: 'unknown-ask', message: 'No such question.' } },
};

async function ask(parts: readonly string[], loadAdjudicator: AdjudicatorLoader = async () => echo) {
  const answers: unknown[] = [];
  const understood = await judge(
    chunks(...parts),
    async line => void answers.push(JSON.parse(line)),
    loadAdjudicator,
    await AnswerWords.in('en'),
  );
  return { answers, understood };
}

describe('judge', () => {
  it('answers in order and echoes the id, whatever it is', async () => {
    const { answers, understood } = await ask([
      '{"id":1,"game":"wff","ask":"wff"}\n{"id":["b"],"game":"wff","ask":"wff"}\n{"game":"wff","ask":"wff"}',
    ]);
    expect(answers).toEqual([
      { id: 1, ok: true },
      { id: ['b'], ok: true },
      { id: null, ok: true },
    ]);
    expect(understood).toBe(true);
  });

  it('goes on after a line that is not JSON', async () => {
    const { answers, understood } = await ask(['{"id":1,\n{"id":2,"game":"wff","ask":"wff"}\n']);
    expect(answers).toMatchObject([
      { id: null, error: { code: 'bad-json' } },
      { id: 2, ok: true },
    ]);
    expect(understood).toBe(false);
  });

  it.each(['3', '[]', '"x"', 'null', 'true'])('wants an object, not %s', async line => {
    expect((await ask([line])).answers).toMatchObject([{ id: null, error: { code: 'bad-question' } }]);
  });

  it.each(['{"id":7}', '{"id":7,"game":"chess"}', '{"id":7,"game":3}'])('wants a known game: %s', async line => {
    expect((await ask([line])).answers).toMatchObject([{ id: 7, error: { code: 'unknown-game' } }]);
  });

  it('hands on what an adjudicator refuses', async () => {
    const { answers, understood } = await ask(['{"id":1,"game":"wff","ask":"why"}']);
    expect(answers).toEqual([{ id: 1, error: { code: 'unknown-ask', message: 'No such question.' } }]);
    expect(understood).toBe(false);
  });

  it('says when a game has no adjudicator', async () => {
    const { answers } = await ask(['{"id":1,"game":"wff","ask":"wff"}'], async () => undefined);
    expect(answers).toMatchObject([{ id: 1, error: { code: 'not-available' } }]);
  });

  it('survives an adjudicator that throws and asks the next question', async () => {
    const adjudicator: Adjudicator = {
      ...echo,
      answer: question => {
        if (question.id === 1) throw new Error('dropped a cube');
        return { ok: true, answer: {} };
      },
    };
    const { answers } = await ask(['{"id":1,"game":"wff"}\n{"id":2,"game":"wff"}'], async () => adjudicator);
    expect(answers).toMatchObject([{ id: 1, error: { code: 'internal' } }, { id: 2 }]);
  });

  it('refuses a line that is too long and reads on', async () => {
    const { answers } = await ask([
      ...Array<string>(9).fill('x'.repeat(1024 * 1024)),
      '\n{"id":2,"game":"wff","ask":"wff"}',
    ]);
    expect(answers).toMatchObject([
      { id: null, error: { code: 'line-too-long' } },
      { id: 2, ok: true },
    ]);
  });

  it('refuses a line that nests too deeply to be written back and reads on', async () => {
    const nest = (n: number): string => '['.repeat(n) + ']'.repeat(n);
    const { answers, understood } = await ask([
      `{"id":${nest(100_000)},"game":"wff","ask":"wff"}\n{"id":${nest(100)},"game":"wff","ask":"wff"}\n`,
      `{"id":3,"game":"wff","ask":"proof","proof":${nest(100_000)}}`,
    ]);
    expect(answers).toMatchObject([
      { id: null, error: { code: 'bad-question' } },
      { ok: true },
      { id: 3, error: { code: 'bad-question' } },
    ]);
    expect(understood).toBe(false);
  });

  it('writes each answer before it reads the next question', async () => {
    const seen: string[] = [];
    async function* input() {
      yield '{"id":1,"game":"wff","ask":"wff"}\n';
      seen.push('asked for more');
      yield '{"id":2,"game":"wff","ask":"wff"}\n';
    }
    await judge(
      input(),
      async line => void seen.push(line.trim()),
      async () => echo,
      await AnswerWords.in('en'),
    );
    expect(seen).toEqual(['{"id":1,"ok":true}', 'asked for more', '{"id":2,"ok":true}']);
  });
});

describe('lines', () => {
  const read = async (parts: readonly string[], limit = 100) => {
    const lines: unknown[] = [];
    for await (const line of linesOf(chunks(...parts), limit)) lines.push(line);
    return lines;
  };

  it('joins chunks, takes both line ends and skips blank lines', async () => {
    expect(await read(['\uFEFFon', 'e\r\n', '\n  \ntw', 'o'])).toEqual(['one', 'two']);
  });

  it('drops only the line that is too long', async () => {
    expect(await read(['abc', 'def\nok\n', 'abcdef'], 5)).toEqual([null, 'ok', null]);
  });
});
