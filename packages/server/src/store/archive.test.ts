import { rmSync } from 'node:fs';
import type { StoredEntry } from '@forceout/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeasonLog, seasonLogs } from '../bench/season-logs.ts';
import { newFolder } from '../test/harness.ts';
import { packed, unpacked } from './archive.ts';
import { archiveFinished } from './archive-finished.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open.ts';
import { fillSeason } from './season.ts';
import { streamStore } from './streams.ts';

let logs: readonly SeasonLog[] = [];
beforeAll(async () => {
  logs = await seasonLogs(1, 1);
});

const entry = (seq: number, body: string): StoredEntry => ({
  ...{ seq, wall: 1000 + seq, person: seq % 2 ? null : 'p', key: null, body, secret: null },
});

describe('an archive', () => {
  it('gives every entry back as it went in', async () => {
    for (const { entries } of logs) expect(await unpacked(await packed(entries))).toEqual(entries);
    expect(await unpacked(await packed([]))).toEqual([]);
  });

  it('keeps what looks like one of its own signs', async () => {
    const odd = [
      ...['{"seq":0007,"x":~5}', '{"a":"12:3000","at":99999}', '{"at":12345678901234567890}', '{"seq":~3}'],
      ...['{"at":1e5}', '{"t":"x\\n"}', '', '{"at":-123456,"seq":9007199254740991}', '{"p":":~-5,"}'],
    ].map((body, i) => entry(i + 4, body));
    expect(await unpacked(await packed(odd))).toEqual(odd);
    for (const one of odd) expect(await unpacked(await packed([one]))).toEqual([one]);
  });

  it('needs at most 50 bytes for an entry of a match', async () => {
    for (const { game, entries } of logs)
      expect([game, Math.round((await packed(entries)).length / entries.length)]).toEqual([
        game,
        expect.toSatisfy(n => n <= 50),
      ]);
  });
});

describe('matches that have ended', () => {
  let engine: Engine;
  const folder = newFolder();
  beforeAll(async () => {
    engine = await openEngine({ folder });
    await fillSeason(engine, logs, { matches: 6, every: 3, archived: false }, { me: 'me', classId: 'c' });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are put into archives when they lie still, and are read as before', async () => {
    const store = streamStore(engine);
    const ids = (await engine.query('SELECT id FROM streams ORDER BY id')).map(({ id }) => String(id));
    const before = await Promise.all(ids.map(id => store.read(id, 0, 10_000)));
    expect(before[0]?.length).toBeGreaterThan(100);
    expect(await archiveFinished(engine, 0)).toBe(0);
    expect(await archiveFinished(engine, Date.now(), 4)).toBe(4);
    expect(await archiveFinished(engine, Date.now())).toBe(2);
    expect(await archiveFinished(engine, Date.now())).toBe(0);
    expect(await engine.query('SELECT COUNT(*) AS n FROM log')).toEqual([{ n: 0 }]);
    expect(await Promise.all(ids.map(id => store.read(id, 0, 10_000)))).toEqual(before);
  });
});
