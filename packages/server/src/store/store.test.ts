import net from 'node:net';
import { join } from 'node:path';
import type { NewEntry, StreamKind, TableStore } from '@forceout/host';
import { needed } from '@forceout/rulebook';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SimDisk, simStore } from '../sim/store.ts';
import { slow } from '../test/machine.ts';
import { ownPlaces } from '../test/own-places.ts';
import { Road } from '../test/road.ts';
import type { Engine } from './engine.ts';
import { LibsqlEngine } from './libsql.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';
import { openEngine, type Place } from './open.ts';
import { PostgresEngine } from './postgres.ts';
import { tableStore } from './tables.ts';
import { watched } from './watched.ts';

const { postgres, newFolder, places } = ownPlaces();

const entry = (stream: string, seq: number, more: Partial<NewEntry> = {}): NewEntry => ({
  stream,
  seq,
  wall: 1000 + seq,
  person: null,
  key: null,
  body: `{"n":${seq}}`,
  secret: null,
  wake: null,
  card: null,
  ...more,
});

const begins = (id: string, kind: StreamKind = 'table', code: string | null = null): NewEntry =>
  entry(id, 1, { wall: 1000, card: '{}', creates: { kind, code, classId: null } });

const made = (store: TableStore, id: string, code: string | null = null) => store.append(begins(id, 'table', code));

/** The contract holds for whatever the host runs on, the simulator's store included. */
const stores: Readonly<Record<string, () => Promise<{ store: TableStore; close: () => Promise<void> }>>> = {
  simulated: async () => ({
    store: simStore(
      new SimDisk(),
      true,
      async effect => effect(),
      () => {},
    ),
    close: async () => {},
  }),
  ...Object.fromEntries(
    Object.entries(places).map(([name, place]) => [
      name,
      async () => {
        const engine = await openEngine(await place());
        return { store: tableStore(engine), close: () => engine.close() };
      },
    ]),
  ),
};

describe.each(Object.entries(stores))('the store, %s', (_name, open) => {
  let store: TableStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  it('keeps what was appended, in order, from any sequence on', async () => {
    await made(store, 'a');
    for (const seq of [2, 3, 4])
      expect(await store.append(entry('a', seq, { person: 'p', secret: '{"s":1}' }))).toBe(true);
    expect((await store.read('a', 0, 99)).map(e => e.seq)).toEqual([1, 2, 3, 4]);
    expect(await store.read('a', 3, 99)).toEqual([
      { seq: 4, wall: 1004, person: 'p', key: null, body: '{"n":4}', secret: '{"s":1}' },
    ]);
    expect((await store.read('a', 1, 2)).map(e => e.seq)).toEqual([2, 3]);
    expect(await store.read('nowhere', 0, 99)).toEqual([]);
  });

  it('appends each sequence once: of many at the same time one wins', async () => {
    await made(store, 'race');
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.append(entry('race', 2, { body: `{"by":${i}}` }))),
    );
    expect(results.filter(won => won)).toHaveLength(1);
    const [, second] = await store.read('race', 0, 99);
    expect(second!.body).toBe(`{"by":${results.indexOf(true)}}`);
  });

  it('takes an idempotency key once at each table', async () => {
    await made(store, 'k1');
    await made(store, 'k2');
    expect(await store.append(entry('k1', 2, { key: 'p/x' }))).toBe(true);
    expect(await store.append(entry('k1', 3, { key: 'p/x' }))).toBe(false);
    expect(await store.append(entry('k2', 2, { key: 'p/x' }))).toBe(true);
    expect(await store.append(entry('k1', 3))).toBe(true);
    expect(await store.append(entry('k1', 4))).toBe(true);
    expect(await store.seqOfKey('k1', 'p/x')).toBe(2);
    expect(await store.seqOfKey('k1', 'p/y')).toBeNull();
  });

  it('appends nothing to a table that is not there, and does not spoil what goes with it', async () => {
    await made(store, 'there');
    const results = await Promise.all([store.append(entry('gone', 1)), store.append(entry('there', 2))]);
    expect(results).toEqual([false, true]);
    expect(await store.read('gone', 0, 9)).toEqual([]);
  });

  it('tells how far each table is', async () => {
    for (let i = 0; i < 60; i++) await made(store, `h${i}`);
    await store.append(entry('h7', 2));
    const heads = await store.heads([...Array.from({ length: 60 }, (_, i) => `h${i}`), 'nowhere']);
    expect(heads.size).toBe(60);
    expect(heads.get('h7')).toBe(2);
    expect(heads.get('h59')).toBe(1);
  });

  it('keeps what was appended as it was: nothing that is done later changes an entry', async () => {
    await store.append({ ...begins('kept'), person: 'p', names: [{ key: 'p', name: 'Kim' }] });
    for (const seq of [2, 3])
      await store.append(entry('kept', seq, { person: 'p', key: `p/${seq}`, secret: '{"s":1}' }));
    const written = await store.read('kept', 0, 9);
    await store.append(entry('kept', 2, { body: '{"n":"other"}' }));
    await store.append(entry('kept', 3, { key: 'p/2' }));
    await store.forget('p');
    expect(await store.archive('kept')).toBe(true);
    expect(await store.read('kept', 0, 9)).toEqual(written);
    await store.restore('kept');
    expect(await store.read('kept', 0, 9)).toEqual(written);
  });

  it('appends the next entry only, and begins a stream once', async () => {
    expect(await store.append(entry('unbegun', 1))).toBe(false);
    await made(store, 'gap');
    expect(await store.append(entry('gap', 3))).toBe(false);
    expect(await store.append(begins('gap'))).toBe(false);
    expect(await store.append(entry('gap', 1))).toBe(false);
    expect((await store.read('gap', 0, 9)).map(e => e.seq)).toEqual([1]);
  });

  it('has streams of other kinds, with the same order and the same way to catch up', async () => {
    for (const kind of ['event', 'class'] as const) {
      const id = `of-${kind}`;
      expect(await store.append(begins(id, kind, `${kind}9`))).toBe(true);
      for (const seq of [2, 3]) expect(await store.append(entry(id, seq, { wake: 4000 + seq }))).toBe(true);
      expect((await store.read(id, 1, 9)).map(e => e.seq)).toEqual([2, 3]);
      expect(await store.row(id)).toMatchObject({ id, kind, code: `${kind}9` });
      expect((await store.rowByCode(`${kind}9`))?.id).toBe(id);
      expect(await store.heads([id])).toEqual(new Map([[id, 3]]));
      expect(await store.running(kind)).toEqual([id]);
      expect(await store.claimWakes('table', 4500, 1000, 9)).not.toContain(id);
      expect(await store.claimWakes(kind, 4500, 1000, 9)).toEqual([id]);
    }
  });

  it('appends to several streams all or nothing', async () => {
    await made(store, 's1');
    const together = (...more: readonly NewEntry[]) => store.append(entry('s1', 2, { key: 'r1' }), ...more);
    const begun = begins('s2', 'event', 'taken7');
    expect(await together({ ...begun, names: [{ key: 'q', name: 'Quinn' }] })).toBe(true);
    expect(await store.roster('s2')).toEqual(new Map([['q', 'Quinn']]));
    const three = (name: string, seq: number, more: Partial<NewEntry> = {}) =>
      store.append(entry('s1', seq), { ...begins(name, 'table', `${name}9`), ...more }, entry('s2', seq - 1));
    // The stream is there already; the code is taken; the last of them is not the next of its stream.
    expect(await three('s1', 3)).toBe(false);
    expect(await three('s3', 3, { creates: { kind: 'table', code: 'taken7', classId: null } })).toBe(false);
    expect(await store.append(entry('s1', 3), begins('s3'), entry('s2', 9))).toBe(false);
    expect(await store.row('s3')).toBeNull();
    expect((await store.read('s1', 0, 9)).map(e => e.seq)).toEqual([1, 2]);
    expect(await three('s3', 3)).toBe(true);
    expect(await store.heads(['s1', 's2', 's3'])).toEqual(
      new Map([
        ['s1', 3],
        ['s2', 2],
        ['s3', 1],
      ]),
    );
  });

  it('gives several streams to one of many who want them at the same time, whatever their order', async () => {
    for (const id of ['x1', 'x2', 'x3']) await made(store, id);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const all = ['x1', 'x2', 'x3'].map(id => entry(id, 2, { body: `{"by":${i}}` }));
        return store.append(...(i % 2 === 0 ? all : all.reverse()));
      }),
    );
    expect(results.filter(won => won)).toHaveLength(1);
    const winner = results.indexOf(true);
    for (const id of ['x1', 'x2', 'x3']) {
      const [, second, ...more] = await store.read(id, 0, 9);
      expect(second!.body).toBe(`{"by":${winner}}`);
      expect(more).toEqual([]);
    }
  });

  it('keeps names in a roster, and forgets somebody without touching the log', async () => {
    await store.append({ ...begins('n1'), person: 'k', names: [{ key: 'k', name: 'Kim' }] });
    await store.append({ ...begins('n2'), names: [{ key: 'k', name: 'Kim 2' }] });
    await store.append(entry('n1', 2, { person: 'l', names: [{ key: 'l', name: 'Lee' }] }));
    expect(await store.append(entry('n1', 2, { names: [{ key: 'm', name: 'Mo' }] }))).toBe(false);
    expect(await store.roster('n1')).toEqual(
      new Map([
        ['k', 'Kim'],
        ['l', 'Lee'],
      ]),
    );
    expect([...(await store.forget('k'))].sort()).toEqual(['n1', 'n2']);
    expect(await store.roster('n1')).toEqual(new Map([['l', 'Lee']]));
    expect(await store.roster('n2')).toEqual(new Map());
    expect((await store.read('n1', 0, 9)).map(e => e.person)).toEqual(['k', 'l']);
  });

  it('reads a stream from its archive, and goes on with it once it is brought back', async () => {
    await made(store, 'old');
    for (let seq = 2; seq <= 6; seq++) await store.append(entry('old', seq, { key: `k${seq}`, person: 'p' }));
    const written = await store.read('old', 0, 99);
    expect(await store.archive('nowhere')).toBe(false);
    expect(await store.archive('old')).toBe(true);
    expect(await store.read('old', 0, 99)).toEqual(written);
    expect(await store.archive('old')).toBe(false);
    expect((await store.read('old', 2, 2)).map(e => e.seq)).toEqual([3, 4]);
    expect(await store.seqOfKey('old', 'k5')).toBe(5);
    expect(await store.heads(['old'])).toEqual(new Map([['old', 6]]));
    expect(await store.append(entry('old', 7))).toBe(false);
    expect(await store.restore('old')).toBe(true);
    expect(await store.restore('old')).toBe(false);
    expect(await store.read('old', 0, 99)).toEqual(written);
    expect(await store.append(entry('old', 7, { key: 'k5' }))).toBe(false);
    expect(await store.append(entry('old', 7))).toBe(true);
    expect((await store.read('old', 0, 99)).map(e => e.seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('deletes a whole stream', async () => {
    await store.append({ ...begins('whole', 'event', 'whole2'), names: [{ key: 'k', name: 'Kim' }] });
    await store.append(entry('whole', 2, { wake: 1 }));
    await store.remove('whole');
    expect(await store.read('whole', 0, 9)).toEqual([]);
    expect(await store.row('whole')).toBeNull();
    expect(await store.roster('whole')).toEqual(new Map());
    expect(await store.running('event')).not.toContain('whole');
    expect(await store.append(entry('whole', 3))).toBe(false);
    expect(await store.append(begins('whole', 'event', 'whole2'))).toBe(true);
  });

  it('gives a code to one table only', async () => {
    expect(await made(store, 'c1', 'abc234')).toBe(true);
    expect(await made(store, 'c2', 'abc234')).toBe(false);
    expect(await store.row('c2')).toBeNull();
    expect(await store.row('c1')).toMatchObject({ id: 'c1', code: 'abc234', made: 1000 });
  });

  it('hands a table whose time has come to one caller until the lease is over', async () => {
    for (const id of ['w1', 'w2', 'w3']) await made(store, id);
    await store.append(entry('w1', 2, { wake: 5000 }));
    await store.append(entry('w2', 2, { wake: 5001 }));
    await store.append(entry('w3', 2, { wake: 9000 }));
    expect([...(await store.running('table'))].sort()).toEqual(['w1', 'w2', 'w3']);
    const claims = await Promise.all(Array.from({ length: 5 }, () => store.claimWakes('table', 6000, 1000, 10)));
    expect(claims.flat().sort()).toEqual(['w1', 'w2']);
    expect(await store.claimWakes('table', 6500, 1000, 10)).toEqual([]);
    expect(await store.claimWakes('table', 7000, 1000, 1)).toEqual(['w1']);
    await store.append(entry('w1', 3, { wake: 7000 }));
    expect([...(await store.claimWakes('table', 7100, 1000, 9))].sort()).toEqual(['w1', 'w2']);
    await store.append(entry('w1', 4, { wake: null }));
    expect([...(await store.running('table'))].sort()).toEqual(['w2', 'w3']);
  });

  it('knows which process attends which table, and forgets those that are gone', async () => {
    expect(await store.heartbeat({ id: 'n1', seenAt: 100, servedUntil: 100 })).toBe(false);
    expect(await store.heartbeat({ id: 'n2', seenAt: 200, servedUntil: 200 })).toBe(false);
    expect(await store.heartbeat({ id: 'n1', seenAt: 300, servedUntil: 250 })).toBe(true);
    expect([...(await store.nodes())].sort((a, b) => a.seenAt - b.seenAt)).toEqual([
      { id: 'n2', seenAt: 200, servedUntil: 200 },
      { id: 'n1', seenAt: 300, servedUntil: 250 },
    ]);
    await store.setAttendance('n1', [{ stream: 't1', who: '[0]' }]);
    await store.setAttendance('n2', [
      { stream: 't1', who: '[1]' },
      { stream: 't2', who: '[]' },
    ]);
    await store.setAttendance('n2', [{ stream: 't2', who: '[2]' }]);
    expect([...(await store.attendedBy('n2'))].sort()).toEqual(['t1', 't2']);
    expect(await store.attendance(['t2'])).toEqual([{ stream: 't2', node: 'n2', who: '[2]' }]);
    const others = Array.from({ length: 120 }, (_, n) => `none${n}`);
    const found = await store.attendance(['t1', ...others, 't2']);
    expect(found.map(({ stream, node }) => `${stream} ${node}`).sort()).toEqual(['t1 n1', 't1 n2', 't2 n2']);
    expect(await store.attendance([])).toEqual([]);
    await store.setAttendance('n2', [{ stream: 't2', who: null }]);
    await store.removeNode('n2');
    expect(await store.attendance(['t1', 't2'])).toEqual([{ stream: 't1', node: 'n1', who: '[0]' }]);
    expect((await store.nodes()).map(n => n.id)).toEqual(['n1']);
    expect(await store.heartbeat({ id: 'n2', seenAt: 400, servedUntil: 400 })).toBe(false);
  });

  it('keeps one draft a person and table', async () => {
    expect(await store.draft('d', 'p')).toBeNull();
    await store.saveDraft('d', 'p', { shake: 1, draft: '"x"' }, 1);
    await store.saveDraft('d', 'p', { shake: 2, draft: '"\\u0000é"' }, 2);
    await store.saveDraft('d', 'q', { shake: 1, draft: '1' }, 2);
    expect(await store.draft('d', 'p')).toEqual({ shake: 2, draft: '"\\u0000é"' });
  });

  it('keeps the first press of each seat', async () => {
    await store.press('r', 7, { seat: 1, key: 'a', press: '{}' }, 1);
    await store.press('r', 7, { seat: 1, key: 'b', press: '{}' }, 2);
    await store.press('r', 8, { seat: 0, key: 'c', press: '{}' }, 2);
    expect(await store.presses('r', 7)).toEqual([{ seat: 1, key: 'a', press: '{}' }]);
  });

  it('takes a thousand appends of a hundred tables at once, each once', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `m${i}`);
    await Promise.all(ids.map(id => made(store, id)));
    for (let seq = 2; seq <= 11; seq++)
      expect((await Promise.all(ids.map(id => store.append(entry(id, seq))))).every(won => won)).toBe(true);
    for (const id of ids)
      expect((await store.read(id, 0, 99)).map(e => e.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe.each(Object.entries(places))('the data base, %s', (_name, place) => {
  it('writes several statements all or nothing', async () => {
    const engine = await openEngine(await place());
    const store = tableStore(engine);
    const insert = (id: string) => ({ text: 'INSERT INTO nodes (id, beat) VALUES ($1, 1)', values: [id] });
    await expect(engine.write(insert('x'), insert('x'))).rejects.toThrow();
    expect((await store.nodes()).some(n => n.id === 'x')).toBe(false);
    await engine.write(insert('x'));
    expect((await store.nodes()).some(n => n.id === 'x')).toBe(true);
    await engine.close();
  });

  it('itself refuses to change an entry', async () => {
    const engine = await openEngine(await place());
    const store = tableStore(engine);
    await made(store, 'fixed');
    const written = await store.read('fixed', 0, 9);
    for (const change of ["body = '{}'", 'person = NULL', 'seq = 9', 'wall = 0'])
      await expect(engine.write({ text: `UPDATE log SET ${change}`, values: [] })).rejects.toThrow('never changes');
    expect(await store.read('fixed', 0, 9)).toEqual(written);
    await engine.close();
  });
});

describe.each(Object.entries(places))('migrations, %s', (_name, place) => {
  const open = (at: Place): Engine =>
    'folder' in at ? new LibsqlEngine(join(at.folder, 'forceout.db')) : new PostgresEngine(at.url);

  it('bring data from before the roster up to date', async () => {
    const at = await place();
    const old = open(at);
    await migrate(old, 3);
    const bodies = [{ kind: 'made', setup: {}, by: 'Kim' }, { kind: 'sat', seat: 0, name: 'Kim' }, { kind: 'go' }];
    await old.write(
      {
        text: `INSERT INTO tables (id, code, class_id, made, card) VALUES ('old', 'xyz789', NULL, 1, $1)`,
        values: ['{"stage":"gathering","players":["Kim",null,"Robot"]}'],
      },
      { text: `INSERT INTO wakes (table_id, touched) VALUES ('old', 1)`, values: [] },
      ...bodies.map((body, i) => ({
        text: 'INSERT INTO log (table_id, seq, wall, person, key, body) VALUES ($1, $2, $3, $4, $5, $6)',
        values: ['old', i + 1, i, 'p', i < 2 ? null : 'p/k', JSON.stringify(body)],
      })),
    );
    await old.close();

    const engine = await openEngine(at);
    const store = tableStore(engine);
    const log = await store.read('old', 0, 9);
    expect(log.map(e => e.key)).toEqual([null, null, 'p/k']);
    expect(log.map(e => e.body)).toEqual(['{"kind":"made","setup":{}}', '{"kind":"sat","seat":0}', '{"kind":"go"}']);
    expect(await store.roster('old')).toEqual(new Map([['p', 'Kim']]));
    expect(await store.row('old')).toMatchObject({
      kind: 'table',
      code: 'xyz789',
      card: '{"stage":"gathering","players":[{"key":"p"},null,{"name":"Robot"}]}',
    });
    expect(await store.append(entry('old', 4, { key: 'p/k' }))).toBe(false);
    expect(await store.append(entry('old', 3, { key: 'p/l' }))).toBe(false);
    expect(await store.append(entry('old', 4, { key: 'p/l' }))).toBe(true);
    expect(await engine.query('SELECT id FROM people')).toEqual([]);
    await engine.close();

    const again = await openEngine(at);
    expect(await again.query('SELECT MAX(version) AS v FROM schema_version')).toMatchObject([{ v: SCHEMA_VERSION }]);
    await again.close();
  });

  it('leave the data of a newer version alone', async () => {
    const at = await place();
    const newer = open(at);
    await migrate(newer);
    await newer.write({ text: 'INSERT INTO schema_version (version) VALUES (99)', values: [] });
    await newer.close();
    await expect(openEngine(at)).rejects.toMatchObject({ key: 'newer' });
  });
});

describe('the embedded store', () => {
  it('waits for the disk at every commit', async () => {
    const engine = await openEngine({ folder: newFolder() });
    expect(await engine.query('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(await engine.query('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
    await engine.close();
  });

  it('belongs to one process', async () => {
    const folder = newFolder();
    const engine = await openEngine({ folder });
    await expect(openEngine({ folder })).rejects.toMatchObject({ key: 'in-use' });
    await engine.close();
    await (await openEngine({ folder })).close();
  });
});

describe('PostgreSQL', () => {
  it('may be opened by several processes at once, of which one migrates', async () => {
    const url = await postgres.base();
    const engines = await Promise.all(Array.from({ length: 4 }, () => openEngine({ url })));
    expect(await engines[0]!.query('SELECT version FROM schema_version')).toHaveLength(SCHEMA_VERSION);
    await Promise.all(engines.map(engine => engine.close()));
  });

  it('wakes the others with gathered notices, and says so after the connection was lost', async () => {
    const url = await postgres.base();
    const [a, b] = [await openEngine({ url }), await openEngine({ url })];
    const heard: string[] = [];
    b.onNotify(subject => heard.push(subject));
    const until = async (what: () => boolean) => {
      for (let i = 0; i < 200 && !what(); i++) await new Promise(done => setTimeout(done, 25));
      expect(what()).toBe(true);
    };
    await until(() => heard.includes('*'));
    for (let i = 0; i < 500; i++) a.notify(`table-with-a-longer-name-${i}`);
    await until(() => heard.length === 501);
    heard.length = 0;
    await a.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    await until(() => heard.includes('*'));
    await Promise.all([a.close(), b.close()]);
  });

  it('writes its tables anew once for all who ask meanwhile', async () => {
    const engine = await openEngine({ url: await postgres.base() });
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const scrub = (): Promise<void> => needed(engine.scrub, 'Scrubbing').call(engine);
    const first = scrub();
    await new Promise(done => setImmediate(done));
    await Promise.all([first, ...Array.from({ length: 9 }, scrub)]);
    const texts = asked.mock.calls.map(([query]) => (typeof query === 'object' ? JSON.stringify(query) : ''));
    expect(texts.filter(text => text.includes('VACUUM (FULL) people'))).toHaveLength(2);
    asked.mockRestore();
    await engine.close();
  });

  it('that falls silent is not waited for without end, and is used again when it answers', async () => {
    const url = new URL(await postgres.base());
    const road = await Road.to(Number(url.port));
    url.port = String(road.port);
    await (await openEngine({ url: url.href })).close();
    const engine = new PostgresEngine(url.href, Math.ceil(500 * slow()));
    const store = tableStore(engine);
    await made(store, 'far');
    road.blocked = true;
    const waits = [
      store.append(entry('far', 2)),
      store.read('far', 0, 9),
      store.heartbeat({ id: 'n', seenAt: 1, servedUntil: 1 }),
    ];
    for (const outcome of await Promise.allSettled(waits)) expect(outcome.status).toBe('rejected');
    road.blocked = false;
    const again = await store.append(entry('far', 2));
    expect((await store.read('far', 0, 9)).map(e => e.seq)).toEqual([1, 2]);
    expect(typeof again).toBe('boolean');
    await engine.close();
    await road.close();
  });

  it('that is asked for more than it can do goes on answering as much as it can, in time', async () => {
    const engine = watched(new PostgresEngine(await postgres.base()), () => {});
    let answered = 0;
    const ask = () =>
      engine.query('SELECT pg_sleep(0.5)').then(
        () => answered++,
        () => {},
      );
    const asked: Promise<unknown>[] = [];
    // Ten connections answer twenty a second.
    const timer = setInterval(() => asked.push(...Array.from({ length: 10 }, ask)), 100);
    await new Promise(done => setTimeout(done, 4800));
    const before = answered;
    await new Promise(done => setTimeout(done, 1500));
    clearInterval(timer);
    expect(answered - before).toBeGreaterThan(12);
    await Promise.all(asked);
    await engine.close();
  }, 20_000);

  it('that ends in the middle of a transaction is told of by the transaction, and not beside it', async () => {
    const url = await postgres.base();
    const [a, b] = [await openEngine({ url }), await openEngine({ url })];
    const slept = a.write({ text: 'SELECT 1', values: [] }, { text: 'SELECT pg_sleep(9)', values: [] });
    const outcome = Promise.allSettled([slept]);
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(9)' AND state = 'active'`;
    while ((await b.query(end)).length === 0);
    expect((await outcome)[0]).toMatchObject({ status: 'rejected' });
    expect(await a.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await Promise.all([a.close(), b.close()]);
  });

  it('hears that a process lives also where many wait in line', async () => {
    const engine = await openEngine({ url: await postgres.base() });
    const store = tableStore(engine);
    const listens = new Promise<void>(done => engine.onNotify(() => done()));
    await listens;
    let served = 0;
    const line = Array.from({ length: 20 }, () => engine.query('SELECT pg_sleep(0.5)').then(() => served++));
    await store.heartbeat({ id: 'n', seenAt: 1, servedUntil: 1 });
    expect((await store.nodes()).map(({ id }) => id)).toEqual(['n']);
    // There are ten connections: in line it would have come after ten others.
    expect(served).toBeLessThan(10);
    await Promise.all(line);
    await engine.close();
  });

  it('that is down is not tried for everybody who asks, and soon again', async () => {
    const engine = new PostgresEngine('postgres://nobody@127.0.0.1:1/none');
    const tries = vi.spyOn(net.Socket.prototype, 'connect');
    const ask = () => expect(engine.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await ask();
    const first = tries.mock.calls.length;
    for (let n = 0; n < 300; n++) await ask();
    expect(tries.mock.calls.length).toBeLessThan(first + 20);
    await new Promise(done => setTimeout(done, 250));
    const before = tries.mock.calls.length;
    await ask();
    expect(tries.mock.calls.length).toBeGreaterThan(before);
    tries.mockRestore();
    await engine.close();
  });

  it('tells a time all processes share', async () => {
    const url = await postgres.base();
    const engine = await openEngine({ url });
    expect(Math.abs((await engine.wall()) - Date.now())).toBeLessThan(1000);
    await engine.close();
  });
});
