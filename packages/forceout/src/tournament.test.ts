import { describe, expect, it } from 'vitest';
import { verbWords } from './command/verb-words.ts';
import { requestWords } from './request-words.ts';
import { answerRequests } from './tournament.ts';

const translate = await verbWords('en');
const words = await requestWords('en');

async function* chunks(...parts: readonly string[]) {
  yield* parts;
}

async function ask(...parts: readonly string[]) {
  const answers: unknown[] = [];
  const understood = await answerRequests(
    chunks(...parts),
    async line => void answers.push(JSON.parse(line)),
    translate,
    words,
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

  it('says what to do in a sentence of the language asked for', async () => {
    const request =
      '{"ask":"seat","method":"swiss","players":[]}\n{"ask":"check-seating","method":"draw","players":[{"id":"a"}],"tables":[]}';
    const messages = async (language: 'en' | 'es') => {
      const answers: string[] = [];
      const said = await requestWords(language);
      await answerRequests(chunks(request), async line => void answers.push(line), await verbWords(language), said);
      return answers.map(line => JSON.parse(line)).map(({ error, faults }) => error?.message ?? faults[0].message);
    };
    expect(await messages('en')).toEqual([
      '"method" has to be one of: draw, standings, interval, planned.',
      'This player has no seat.',
    ]);
    expect(await messages('es')).toEqual([
      '«method» tiene que ser uno de estos: draw, standings, interval, planned.',
      'Esta persona no tiene sitio.',
    ]);
  });

  it('an answer leaves before the next line comes', async () => {
    const written: string[] = [];
    async function* slow() {
      yield '{"id":1,"ask":"places","division":"middle","entries":{"x":1}}\n';
      expect(written).toHaveLength(1);
      yield '{"id":2,"ask":"fly"}\n';
    }
    expect(await answerRequests(slow(), async line => void written.push(line), translate, words)).toBe(false);
    expect(JSON.parse(written[1]!)).toMatchObject({ id: 2, error: { code: 'unknown-ask', at: 'ask' } });
  });
});
