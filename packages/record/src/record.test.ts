import { readdirSync, readFileSync } from 'node:fs';
import { playAct } from '@forceout/host/virtual-table';
import { type GameId, rulesOf } from '@forceout/rulebook';
import { type Act, type Game, open, readAct, readConfig, type TableEvent, totals } from '@forceout/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordOf } from './log.ts';
import { readMoment, writeMoment } from './moment.ts';
import { readRecord } from './read.ts';
import { replayRecord } from './replay.ts';
import { readWords, writeListWord, writeWord } from './word.ts';
import { writeRecord } from './write.ts';

const folder = new URL('../../../cases/referee/', import.meta.url);
const scripts = readdirSync(folder).filter(f => f.endsWith('.jsonl'));

const games: Readonly<Record<GameId, () => Promise<object>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

/** Plays a script with the real game and keeps the log. */
async function play(file: string): Promise<{ game: Game; events: readonly TableEvent[]; scores: readonly number[] }> {
  const lines = readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map(l => JSON.parse(l));
  const config = readConfig(lines[0].table);
  if (!config.ok) throw new Error(config.refused.message);
  const { game } = (await games[rulesOf(config.config.edition).game]()) as { game: Game };
  const opened = open(game, config.config);
  const events = [...opened.events];
  let { state } = opened;
  for (const line of lines.slice(1)) {
    if (line.expect) continue;
    const read = readAct(line);
    if (!read.ok) throw new Error(read.refused.message);
    const played = playAct(game, state, read.act, line.at, { dice: { below: () => 0 }, budget: { steps: 10_000_000 } });
    events.push(...played.events);
    state = played.state;
  }
  return { game, events, scores: totals(state) };
}

describe('a record', () => {
  test.each(scripts)('of %s reads back as it was written and replays to the same scores', async file => {
    const { game, events, scores } = await play(file);
    const text = writeRecord(recordOf(events, [{ name: 'Event', value: 'Round "1"' }]));
    const read = readRecord(text);
    if (!read.ok) throw new Error(`${read.line}:${read.column} ${read.said.code}`);
    expect(writeRecord(read.record)).toBe(text);
    // No verdict is computed again: a game that cannot check replays it all the same.
    const mute: Game = { ...game, check: fail, checkObjection: fail, equalsGoal: fail };
    const replayed = replayRecord(mute, read.record);
    if (!replayed.ok) throw new Error(`${replayed.line}: ${replayed.said.code}\n${text}`);
    expect(totals(replayed.state)).toEqual(scores);
    expect(replayed.events).toEqual(events);
  });

  test('typed by hand, without results and with odd spacing, replays', async () => {
    const { game } = (await games['on-sets']()) as { game: Game };
    const read = readRecord(`[Edition "onsets-2026"]
[Division "elementary"]
[Players "[\\"Ann\\",\\"Ben\\"]"]
[Adventurous "false"]
[FirstGoalSetter "0"]

; a friendly match
0:01   0 preset V V L
0:02   0 roll 4 1 2 B B R R G G Y Y U N - '
0:03   1 deal B R G Y BR GY BRG blank
0:04   0 goal {"layout":"single","digits":[{"d":4,"up":true}]}
0:05   1 move B required
0:06   0 move U permitted
0:07.500 1 lift
0:08   1 say now
`);
    if (!read.ok) throw new Error(`${read.line}:${read.column} ${read.said.code}`);
    const replayed = replayRecord(game, read.record);
    expect(replayed).toMatchObject({
      ok: true,
      state: { phase: 'write', shake: { challenge: { kind: 'now', by: 1, against: 0 } } },
    });
  });

  test('a wrong result is found on its line', async () => {
    const { game, events } = await play(scripts.find(s => s.includes('os26-matrix-two'))!);
    const text = writeRecord(recordOf(events));
    const lines = text.split('\n');
    const at = lines.findIndex(l => l.startsWith('= score'));
    lines[at] = lines[at]!.replace('+6', '+4');
    const read = readRecord(lines.join('\n'));
    if (!read.ok) throw new Error(read.said.code);
    expect(replayRecord(game, read.record)).toMatchObject({ ok: false, line: at + 1 });
  });
});

const fail = (): never => {
  throw new Error('a replay must not ask the game');
};

describe('a bad record names line and column', () => {
  const head = '[Edition "onsets-2026"]\n[Players "[\\"Ann\\",\\"Ben\\"]"]\n\n';
  test.each([
    ['', 1, 1],
    ['[Edition onsets-2026]', 1, 1],
    [`${head}0:75 0 lift`, 4, 1],
    [`${head}0:05 0 flip`, 4, 8],
    [`${head}0:05 7 lift`, 4, 8],
    [`${head}0:05 0 move B`, 4, 8],
    [`${head}0:05 0 move B required now`, 4, 24],
    [`${head}0:05 0 goal {"layout":`, 4, 13],
    [`${head}0:05`, 4, 1],
  ])('%j', (text, line, column) => {
    expect(readRecord(text)).toMatchObject({ ok: false, line, column });
  });
});

describe('the words of a line', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ noUnicodeString: false } as never)), values => {
        const line = values.map(v => writeWord(v as never)).join('  ');
        const words = readWords(line, 0);
        expect('length' in words && words.map(w => w.value)).toEqual(JSON.parse(JSON.stringify(values)));
      }),
      { seed: 5, numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), text => {
        const words = readWords(writeListWord(text), 0);
        expect('length' in words && words.length).toBe(1);
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  test('moments', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), ms => readMoment(writeMoment(ms)) === ms),
      { seed: 1 },
    );
  });
});

/** Every kind of act survives its line. */
test('an act of each kind reads back from its line', async () => {
  const { writeActLine, readActLine } = await import('./act-line.ts');
  const acts: readonly Act[] = [
    { seat: 0, do: 'roll', faces: ['1', '=', "'", '-', 'x', '/'] },
    { seat: 1, do: 'select', variation: null },
    { seat: 1, do: 'select', variation: 'wildCube', value: '=' },
    { seat: 2, do: 'submit', solution: 'x=2+3 4', goal: '5' },
    { seat: 2, do: 'submit', solution: null },
    { seat: 2, do: 'submit', solution: { restrictions: ['B = R'], setName: 'B U R' } },
    { seat: 0, do: 'reject', writer: 1, reason: 'VII-C-5-c', regroup: 'B U (G - R)' },
    { seat: 'judge', do: 'penalize', target: 1, value: -1, reason: 'a "word"' },
    { seat: 'engine', do: 'verdict', for: 3, verdict: { correct: false, reasons: [] }, engine: 'on-sets 1' },
    { do: 'wait' },
  ];
  for (const act of acts) {
    const line = writeActLine(1234, act);
    expect(readActLine(line, 1)).toEqual({ ok: true, at: 1234, act });
  }
});
