import { type Definitions, OFFICIAL_ACTS, PLAYER_ACTS, readAct } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { Code } from './basics.ts';
import {
  ClientMessage,
  configOf,
  decode,
  decodeText,
  EntryBody,
  LIMITS,
  messageReference,
  OfficialActs,
  PlayerActs,
  roomAfter,
  ServerMessage,
  Setup,
  TableMessage,
  wordsIn,
} from './index.ts';

const table = 't0123456789abcde';
const ask = 'a1';

describe('messages', () => {
  it('are read strictly: unknown fields and kinds are errors that name their place', () => {
    expect(decode(TableMessage, { t: 'sit', ask, table })).toMatchObject({ ok: true });
    expect(decode(TableMessage, { t: 'sit', ask, table, seat: 3 })).toMatchObject({
      ok: false,
      facts: { field: 'seat' },
    });
    expect(decode(TableMessage, { t: 'sit', ask, table, extra: 1 })).toMatchObject({
      ok: false,
      facts: { problem: 'keys', keys: ['"extra"'] },
    });
    expect(decode(TableMessage, { t: 'dance', ask, table })).toMatchObject({
      ok: false,
      code: 'bad-message',
      facts: { field: 't', problem: 'value', values: expect.arrayContaining(['sit', 'act']) },
    });
    expect(decode(ClientMessage, null)).toMatchObject({ ok: false });
  });

  it('have a greatest length and depth', () => {
    expect(decodeText(ClientMessage, ' '.repeat(LIMITS.frame + 1))).toMatchObject({ ok: false, code: 'too-long' });
    expect(decodeText(ClientMessage, '{')).toMatchObject({ ok: false, code: 'not-json' });
    const deep = `{"t":"draft","ask":"a","table":"${table}","shake":1,"draft":${'['.repeat(60)}${']'.repeat(60)}}`;
    expect(decodeText(ClientMessage, deep)).toMatchObject({ ok: false, code: 'too-deep' });
  });

  it('do not reach the prototype', () => {
    const read = decodeText(
      TableMessage,
      `{"t":"draft","ask":"a","table":"${table}","shake":1,"draft":{"__proto__":{"polluted":true}}}`,
    );
    expect(read.ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('take codes as people write them', () => {
    expect(Code.parse(' ABC-2 3d ')).toBe('abc23d');
    for (const bad of ['abc', 'abc10d', 'abcdefg', 'ab cd']) expect(Code.safeParse(bad).success).toBe(false);
  });
});

describe('acts in live play', () => {
  const samples: Readonly<Record<string, object>> = {
    preset: { faces: ['V'] },
    select: { variation: null },
    bonus: { cube: 'c1' },
    place: { goal: 'p' },
    move: { cube: 'c1', to: 'required' },
    shift: { cube: 'c1', to: 'forbidden' },
    say: { say: 'now' },
    tie: { both: true },
    submit: { solution: null },
    accept: { writer: 0 },
    reject: { writer: 0, reason: 'VII-B' },
    prove: { writer: 0 },
    'ask-judge': { writer: 0 },
    'point-out': { fault: 'leader-bonus' },
    undo: { moment: 1 },
    correct: { scores: [1, 2] },
    warn: { target: 1 },
    penalize: { target: 1 },
    disqualify: { target: 1 },
    zero: { target: 1 },
    accommodate: { target: 1, value: 50 },
  };
  const names = (schema: typeof PlayerActs | typeof OfficialActs) =>
    schema.options.map(o => o.shape.do.value as string);

  it('are acts of the referee, every one', () => {
    for (const name of names(PlayerActs)) {
      const act = { do: name, ...samples[name] };
      expect(PlayerActs.safeParse(act).success, name).toBe(true);
      expect(readAct({ seat: 0, ...act }), name).toMatchObject({ ok: true });
    }
    for (const name of names(OfficialActs)) {
      const official = name === 'absent' || name === 'back' ? { target: 1 } : samples[name];
      const act = { do: name, ...official };
      expect(OfficialActs.safeParse(act).success, name).toBe(true);
      expect(readAct({ seat: 'judge', ...act }), name).toMatchObject({ ok: true });
    }
  });

  it('have the fields that the table defines, but for those only scripts and the host may give', () => {
    const pairs = [
      [PlayerActs, PLAYER_ACTS],
      [OfficialActs, OFFICIAL_ACTS],
    ] as const;
    for (const [schema, acts] of pairs) {
      expect([...names(schema)].sort()).toEqual(Object.keys(acts).sort());
      for (const { shape } of schema.options) {
        const live = Object.entries((acts as Definitions)[shape.do.value as string]!.fields).filter(
          ([, field]) => field.inLivePlay,
        );
        const told = Object.entries(shape).filter(([name]) => name !== 'do');
        const said = told.map(([name, field]) => `${name} ${field.safeParse(undefined).success}`);
        expect([shape.do.value, ...said.sort()]).toEqual([
          shape.do.value,
          ...live.map(([name, field]) => `${name} ${!field.required}`).sort(),
        ]);
      }
    }
  });

  it('leave faces, cards, seeds and the engine’s answers to the host', () => {
    for (const act of [
      { do: 'roll', faces: ['p'] },
      { do: 'roll', seed: 'x' },
      { do: 'deal', cards: ['B'] },
      { do: 'verdict', for: 1 },
      { do: 'commit', hash: 'x' },
    ])
      expect(PlayerActs.safeParse(act).success).toBe(false);
  });

  it('carry no words where an official gives a ruling or a score', () => {
    for (const value of [true, false, -3, null])
      expect(decode(OfficialActs, { do: 'rule', target: 1, value })).toMatchObject({ ok: true });
    for (const value of ['where do you live?', { text: 'x' }, ['x'], 1.5])
      expect(decode(OfficialActs, { do: 'rule', target: 1, value })).toMatchObject({ ok: false });
  });

  it('tell where they carry free words', () => {
    expect(wordsIn({ do: 'call-judge', question: 'hello there' })).toBe('question');
    expect(wordsIn({ do: 'appeal', reason: 'x' })).toBe('reason');
    expect(wordsIn({ do: 'reject', reason: 'VII-B' })).toBeNull();
    expect(PlayerActs.safeParse({ do: 'reject', writer: 0, reason: 'hi, where do you live?' }).success).toBe(false);
  });
});

describe('a setup', () => {
  it('becomes the settings of a referee', () => {
    const setup = Setup.parse({ edition: 'onsets-2026', seats: 3 });
    expect(configOf(setup, ['A', 'B', 'C'])).toMatchObject({
      ok: true,
      config: { edition: 'onsets-2026', enforcement: 'prevent', judging: 'auto', division: 'senior' },
    });
    expect(configOf(Setup.parse({ edition: 'wff-2017', season: 'soon' }), ['A', 'B'])).toMatchObject({ ok: false });
  });
});

describe('a room', () => {
  const made = { kind: 'made', setup: Setup.parse({ edition: 'wff-2017' }), by: 'Ann' } as const;

  it('begins with its making and follows its log', () => {
    expect(() => roomAfter(table, null, 1, 0, { kind: 'stood', seat: 0 })).toThrow();
    let room = roomAfter(table, null, 1, 0, made);
    room = roomAfter(table, room, 2, 0, { kind: 'sat', seat: 1, name: 'Ben' });
    room = roomAfter(table, room, 3, 0, {
      kind: 'bot',
      seat: 0,
      bot: { level: 'learner', style: 'bold' },
      name: 'Robot',
    });
    expect(room).toMatchObject({ seq: 3, stage: 'gathering', seats: [{ name: 'Robot' }, { name: 'Ben', bot: null }] });
    room = roomAfter(table, room, 4, 0, { kind: 'stood', seat: 1 });
    expect(room.seats[1]).toBeNull();
    expect(room.gameSeq).toBe(0);
  });
});

describe('the reference', () => {
  it('describes every message, entry and act from its schema', () => {
    const page = messageReference();
    for (const schema of [ClientMessage, ServerMessage])
      for (const option of schema.options) expect(page).toContain(`id="t-${option.shape.t.value}"`);
    for (const option of EntryBody.options) expect(page).toContain(`id="kind-${option.shape.kind.value}"`);
    for (const option of PlayerActs.options) expect(page).toContain(`id="do-${option.shape.do.value}"`);
    expect(page).toContain('sending the same key again never acts twice');
    expect(page).not.toMatch(/<script|undefined|\[object/);
  });
});
