import { describe, expect, it } from 'vitest';
import { verbWords } from './command/verb-words.ts';
import { answerRequests } from './tournament.ts';

const translate = await verbWords('en');

async function* chunks(...parts: readonly string[]) {
  yield* parts;
}

async function ask(...parts: readonly string[]) {
  const answers: unknown[] = [];
  const understood = await answerRequests(
    chunks(...parts),
    async line => void answers.push(JSON.parse(line)),
    translate,
  );
  return { answers, understood };
}

describe('tournament', () => {
  it('answers in order and echoes the id, whatever it is', async () => {
    const { answers, understood } = await ask(
      '{"id":1,"ask":"places","division":"middle","entries":{"x":26}}\n{"id":["b"],"ask":"match-points",',
      '"edition":"wff-2017","scores":[4,8]}\n\n{"ask":"standings","players":[],"rounds":[]}',
    );
    expect(answers).toEqual([
      { id: 1, places: 10, average: 26, dropped: null },
      { id: ['b'], points: [4, 6], clause: 'wff-2017 XII-A two' },
      { id: null, individuals: [], perfect: [], unconfirmed: 0 },
    ]);
    expect(understood).toBe(true);
  });

  it('goes on after a line that is not JSON', async () => {
    const { answers, understood } = await ask(
      '{"id":1,\n[]\n{"id":2,"ask":"places","division":"middle","entries":{"x":1}}\n',
    );
    expect(answers).toMatchObject([
      { id: null, error: { code: 'bad-json' } },
      { id: null, error: { code: 'bad-value' } },
      { id: 2, places: 5 },
    ]);
    expect(understood).toBe(false);
  });

  it('an answer leaves before the next line comes', async () => {
    const written: string[] = [];
    async function* slow() {
      yield '{"id":1,"ask":"places","division":"middle","entries":{"x":1}}\n';
      expect(written).toHaveLength(1);
      yield '{"id":2,"ask":"fly"}\n';
    }
    expect(await answerRequests(slow(), async line => void written.push(line), translate)).toBe(false);
    expect(JSON.parse(written[1]!)).toMatchObject({ id: 2, error: { code: 'unknown-ask', at: 'ask' } });
  });
});
