import { readFileSync, rmSync } from 'node:fs';
import type { StoredEntry } from '@forceout/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeasonLog, seasonLogs } from '../bench/season-logs.ts';
import { hashOf } from '../people/secrets.ts';
import { newFolder } from '../test/harness.ts';
import { packed, unpacked } from './archive.ts';
import { archiveFinished } from './archive-finished.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open.ts';
import { fillSeason } from './season.ts';
import { streamStore } from './streams.ts';

interface OldArchive {
  readonly kind: string;
  readonly archive: string;
  readonly entries: number;
  readonly sha256: string;
}
const OLD = JSON.parse(
  readFileSync(new URL('../../fixtures/archives.json', import.meta.url), 'utf8'),
) as readonly OldArchive[];

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
      ...['{"a":"\u0000\u0001","b":2}', 'null', '{"kind":"play","seat":1,"events":[{"at":5,"seq":1,"x":"\\"}]}'],
      ...['{"at":1e5}', '{"t":"x\\n"}', '', '{"at":-123456,"seq":9007199254740991}', '{"p":":~-5,"}'],
    ].map((body, i) => entry(i + 4, body));
    expect(await unpacked(await packed(odd))).toEqual(odd);
    for (const one of odd) expect(await unpacked(await packed([one]))).toEqual([one]);
  });

  it.each(OLD.map(one => [one.kind, one] as const))(
    'of the kind "%s" is read as when it was written',
    async (_, old) => {
      const entries = await unpacked(old.archive);
      expect(entries).toHaveLength(old.entries);
      expect(
        hashOf(
          JSON.stringify(
            entries.map(({ seq, wall, person, key, body, secret }) => [seq, wall, person, key, body, secret]),
          ),
        ),
      ).toBe(old.sha256);
    },
  );

  it('that is cut short says so', async () => {
    const archive = await packed(logs[0]?.entries ?? []);
    await expect(unpacked(archive.slice(0, 400))).rejects.toThrow('the archive ends too early');
  });

  it('holds the thread for a few entries at a time', async () => {
    const { entries = [] } = logs[0] ?? {};
    let turns = 0;
    let done = false;
    const count = () => {
      turns++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await unpacked(await packed(entries));
    done = true;
    expect(turns).toBeGreaterThan(entries.length / 20);
  });

  it('needs at most 27 bytes for an entry of a match, with the key that chance made', async () => {
    for (const { game, entries } of logs)
      expect([game, Math.round((await packed(entries)).length / entries.length)]).toEqual([
        game,
        expect.toSatisfy(n => n <= 27),
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
