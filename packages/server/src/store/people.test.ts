import type { NewEntry } from '@forceout/host';
import { expect, it, vi } from 'vitest';
import type { OwnTables } from '../people/admissions-store.ts';
import type { PlayedRow } from '../people/history-store.ts';
import type { NewPersonRow } from '../people/people-store.ts';
import { bothStores } from '../test/both-stores.ts';
import { admissionStore } from './admissions.ts';
import { classStore } from './classes.ts';
import type { Engine } from './engine.ts';
import { historyStore } from './history.ts';
import { peopleStore } from './people.ts';
import { forgetOld } from './retention.ts';
import { safetyStore } from './safety.ts';
import { tableStore } from './tables.ts';
import { tokenStore } from './tokens.ts';

const onBothStores = bothStores();

const person = (id: string, more: Partial<NewPersonRow> = {}): NewPersonRow => ({
  id,
  kind: 'guest',
  name: `Name of ${id}`,
  login: null,
  secret: null,
  classId: null,
  now: 1000,
  ...more,
});

onBothStores('what is kept of people', engine => {
  it('a login is given once, also when two ask for it in one moment', async () => {
    const store = peopleStore(engine());
    const added = await Promise.all(
      ['p1', 'p2', 'p3'].map(id => store.add(person(id, { kind: 'account', login: 'kim' }))),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await store.byLogin('kim')).toMatchObject({ kind: 'account', login: 'kim', secret: null });
    expect(await store.byLogin('Kim')).toBeNull();
  });

  it('a guest becomes an account and stays the same person, once', async () => {
    const store = peopleStore(engine());
    await store.add(person('g1'));
    expect(await store.promote('g1', { name: 'Ann', login: 'kim', secret: 's' })).toBe(false);
    expect(await store.promote('g1', { name: 'Ann', login: 'ann', secret: 's' })).toBe(true);
    expect(await store.byId('g1')).toEqual({
      id: 'g1',
      kind: 'account',
      name: 'Ann',
      login: 'ann',
      secret: 's',
      classId: null,
    });
    expect(await store.promote('g1', { name: 'Eve', login: 'eve', secret: 's' })).toBe(false);
  });

  it('sessions are found until they end, are listed with their device, and end one by one or all but one', async () => {
    const store = peopleStore(engine());
    await store.add(person('s1'));
    for (const [i, hash] of ['h1', 'h2', 'h3'].entries())
      await store.addSession({ hash, person: 's1', made: i, expires: 100 * (i + 1), device: 'phone', seen: i });
    expect(await store.session('h1', 99)).toMatchObject({ participant: { id: 's1' }, seen: 1000, used: 0 });
    expect(await store.session('h1', 100)).toBeNull();
    await store.sessionUsed('h2', 77);
    expect((await store.sessionsOf('s1', 150)).map(s => [s.hash, s.device, s.seen])).toEqual([
      ['h3', 'phone', 2],
      ['h2', 'phone', 77],
    ]);
    await store.addTicket('t1', 'h3', 9);
    expect(await store.endSessions('s1', 'h2')).toHaveLength(2);
    expect(await store.takeTicket('t1')).toBeNull();
    await store.endSession('h2');
    expect(await store.sessionsOf('s1', 0)).toEqual([]);
  });

  it('a proof is used once, in time, by whom it is for', async () => {
    const store = peopleStore(engine());
    const proof = (hash: string, of: string | null, expires: number) =>
      ({ hash, kind: 'recovery', person: of, value: 'v', expires }) as const;
    await store.addProofs([proof('a', 'x', 50), proof('b', 'x', 50), proof('c', 'y', 50), proof('d', null, 10)]);
    expect(await store.proofsLeft('x', 'recovery', 0)).toBe(2);
    expect(await store.takeProofOf('x', 'recovery', 'c', 0)).toBe(false);
    expect(await store.takeProofOf('y', 'recovery', 'c', 0)).toBe(true);
    expect(await store.takeProof('device', 'a', 0)).toBeNull();
    expect(await store.takeProof('recovery', 'd', 10)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => store.takeProof('recovery', 'a', 0)));
    expect(taken.filter(t => t !== null)).toEqual([{ person: 'x', value: 'v' }]);
    await store.dropProofs('x', 'recovery');
    expect(await store.proofsLeft('x', 'recovery', 0)).toBe(0);
  });

  it('passkeys belong to one person', async () => {
    const store = peopleStore(engine());
    const key = { id: 'k', person: 'x', publicKey: 'pk', counter: 1, device: 'mac', made: 1, used: 1 } as const;
    expect(await store.addPasskey(key)).toBe(true);
    expect(await store.addPasskey({ ...key, person: 'y' })).toBe(false);
    await store.passkeyUsed('k', 7, 9);
    expect(await store.passkeysOf('x')).toEqual([{ ...key, counter: 7, used: 9 }]);
    expect(await store.removePasskey('y', 'k')).toBe(false);
    expect(await store.removePasskey('x', 'k')).toBe(true);
    expect(await store.passkey('k')).toBeNull();
  });

  it('forgets somebody whole: no table of the data base has their key any more', async () => {
    const store = peopleStore(engine());
    await store.add(person('gone', { kind: 'account', login: 'gone' }));
    await store.addSession({ hash: 'hg', person: 'gone', made: 0, expires: 9e12, device: 'mac', seen: 0 });
    await store.addTicket('tg', 'hg', 9);
    await store.addProofs([{ hash: 'pg', kind: 'device', person: 'gone', value: null, expires: 9 }]);
    const key = { id: 'kg', person: 'gone', publicKey: 'pk', counter: 1, device: 'mac', made: 1, used: 1 } as const;
    await store.addPasskey(key);
    await store.setOperator('gone', true);
    await admissionStore(engine()).admit('t1', 'gone', 1);
    await safetyStore(engine()).report({
      id: 'r',
      at: 1,
      by: 'gone',
      person: 'gone',
      name: 'X',
      table: null,
      state: 'open',
    });
    for (const [table, columns, values] of [
      ['drafts', 'table_id, person, shake, draft, saved', "'t1', 'gone', 1, '', 1"],
      ['preferences', 'person, settings, saved', "'gone', '{}', 1"],
      ['puzzle_progress', 'person, game, progress, saved', "'gone', 'wff', '{}', 1"],
      ['reviewed', 'person, match_id, game, at, counts', "'gone', 't1', 'wff', 1, '{}'"],
      ['device_matches', 'person, match_id, events', "'gone', 't1', ''"],
      [
        'ratings',
        'person, game, division, against, no, at, rating, deviation, volatility',
        "'gone', 'w', 'm', 'people', 1, 1, 1, 1, 1",
      ],
      [
        'played',
        'person, match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats',
        "'gone', 't1', 1, 'online', 'w', 'w', 'm', 'won', 1, 1, 1, 0, '[]'",
      ],
    ] as const)
      await engine().write({ text: `INSERT INTO ${table} (${columns}) VALUES (${values})`, values: [] });
    expect(await store.isOperator('gone')).toBe(true);
    const exported: unknown[] = [];
    for (const pages of Object.values(store.export('gone'))) for await (const page of pages) exported.push(...page);
    expect(JSON.stringify(exported)).toContain('"login":"gone"');
    expect(exported.length).toBeGreaterThan(5);
    await store.forget('gone');
    const tables = engine().shared
      ? await engine().query("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'")
      : await engine().query("SELECT name FROM sqlite_master WHERE type = 'table'");
    expect(tables.length).toBeGreaterThan(20);
    for (const { name: table } of tables)
      expect([table, JSON.stringify(await engine().query(`SELECT * FROM ${table}`))]).not.toEqual([
        table,
        expect.stringMatching(/"gone"|"hg"/),
      ]);
  });
});

onBothStores('tables that want to be found', engine => {
  const table = (id: string, made: number, card: object, classId: string | null = null): NewEntry => ({
    stream: id,
    seq: 1,
    wall: made,
    person: 'maker',
    key: null,
    body: '{}',
    secret: null,
    wake: null,
    card: JSON.stringify(card),
    names: [{ key: 'maker', name: `Maker of ${id}` }],
    creates: { kind: 'table', code: null, classId },
  });
  const card = (stage: string, setup: object = {}) => ({
    stage,
    setup: { listed: true, watch: 'open', edition: 'wff-2017', division: 'senior', ...setup },
    players: [{ key: 'maker' }, null],
  });

  it('are found behind thousands that do not, by stage, edition, division and class, page by page', async () => {
    const streams = tableStore(engine());
    const store = admissionStore(engine());
    await streams.append(table('first', 1, card('gathering')));
    const many = Array.from({ length: 1200 }, (_, n) => {
      const shown = JSON.stringify(n % 2 === 0 ? card('over') : card('gathering', { listed: false }));
      return `('busy${n}', 'table', ${10 + n}, '${shown}')`;
    });
    await engine().write({ text: `INSERT INTO streams (id, kind, made, card) VALUES ${many.join(', ')}`, values: [] });
    await streams.append(table('onsets', 5000, card('gathering', { edition: 'onsets-2026', division: 'junior' })));
    await streams.append(table('classy', 5001, card('gathering'), 'c1'));
    await streams.append(table('live', 5002, card('playing')));
    await streams.append(table('hidden', 5003, card('playing', { watch: 'code' })));
    const all = { stage: 'gathering', classId: null, editions: [], division: null, since: 0 } as const;
    const ids = async (
      which: Parameters<typeof store.listed>[0],
      after: { at: number; id: string } | null = null,
      limit = 50,
    ) => (await store.listed(which, after, limit)).map(({ row }) => row.id);
    expect(await ids(all)).toEqual(['first', 'onsets']);
    expect(await ids(all, null, 1)).toEqual(['first']);
    expect(await ids(all, { at: 1, id: 'first' })).toEqual(['onsets']);
    expect(await ids({ ...all, since: 2 })).toEqual(['onsets']);
    expect(await ids({ ...all, editions: ['onsets-2026', 'onsets-2014'] })).toEqual(['onsets']);
    expect(await ids({ ...all, division: 'senior' })).toEqual(['first']);
    expect(await ids({ ...all, classId: 'c1' })).toEqual(['classy']);
    expect(await ids({ ...all, stage: 'playing' })).toEqual(['live']);
    expect((await store.listed(all, null, 1))[0]!.roster.get('maker')).toBe('Maker of first');
    // A card that changes is found by what it is now.
    const next = { ...table('first', 1, card('playing')), seq: 2 };
    const { creates: _, names: __, ...later } = next;
    expect(await streams.append(later)).toBe(true);
    expect(await ids(all)).toEqual(['onsets']);
    expect(await ids({ ...all, stage: 'playing' })).toEqual(['first', 'live']);
  });

  it('somebody’s own tables come newest first, all of them or those that are not over', async () => {
    const store = admissionStore(engine());
    for (const id of ['busy0', 'busy1', 'busy2', 'live']) await store.admit(id, 'me', 1);
    const mine = async (which: OwnTables, after: { at: number; id: string } | null = null) =>
      (await store.tablesOf('me', which, after, 2)).map(({ row }) => row.id);
    expect(await mine('any')).toEqual(['live', 'busy2']);
    expect(await mine('any', { at: 12, id: 'busy2' })).toEqual(['busy1', 'busy0']);
    expect(await mine('unfinished')).toEqual(['live', 'busy1']);
    expect(await mine('playing')).toEqual(['live']);
  });

  it('an invitation is used once, and may be given back', async () => {
    const store = admissionStore(engine());
    const invitation = { code: 'abc234', table: 'live', role: 'judge', expires: 100 } as const;
    expect(await store.invite(invitation)).toBe(true);
    expect(await store.invite(invitation)).toBe(false);
    expect(await store.takeInvitation('abc234', 100)).toBeNull();
    expect(await store.takeInvitation('abc234', 99)).toEqual(invitation);
    expect(await store.takeInvitation('abc234', 99)).toBeNull();
    await store.giveBack(invitation);
    expect(await store.takeInvitation('abc234', 99)).toEqual(invitation);
  });
});

onBothStores('safety', engine => {
  it('keeps reports, blocked names and removals, newest first and page by page', async () => {
    const store = safetyStore(engine());
    for (const i of [1, 2, 3])
      await store.report({ id: `r${i}`, at: i, by: 'b', person: null, name: `N${i}`, table: null, state: 'open' });
    expect((await store.reports('open', null, 2)).map(r => r.id)).toEqual(['r3', 'r2']);
    expect((await store.reports('open', { at: 2, id: 'r2' }, 2)).map(r => r.id)).toEqual(['r1']);
    await store.settle('r3', 'kept');
    expect((await store.reports('open', null, 9)).map(r => r.id)).toEqual(['r2', 'r1']);
    await store.block({ looks: 'bad', name: 'Bad', at: 5 });
    await store.block({ looks: 'bad', name: 'BAD', at: 6 });
    expect(await store.blocked(null, 9)).toEqual([{ looks: 'bad', name: 'Bad', at: 5 }]);
    expect(await store.isBlocked(['good', 'bad'])).toBe(true);
    expect(await store.isBlocked(['good'])).toBe(false);
    expect(await store.unblock('bad')).toBe(true);
    expect(await store.unblock('bad')).toBe(false);
    await store.noteRemovals([{ at: 1, what: 'guests', removed: 3 }]);
    await store.noteRemovals([
      { at: 2, what: 'guests', removed: 1 },
      { at: 1, what: 'guests', removed: 2 },
    ]);
    expect(await store.removals(null, 9)).toEqual([
      { at: 2, what: 'guests', removed: 1 },
      { at: 1, what: 'guests', removed: 5 },
    ]);
  });
});

onBothStores('classes', engine => {
  const made = (id: string, owner: string, more: object = {}) => ({
    id,
    owner,
    label: `Class ${id}`,
    code: `code-${id}`,
    open: true,
    made: 10,
    deleteAt: 1000,
    roams: false,
    ...more,
  });
  const playedRow = (person: string, match: string, at: number, place: number): PlayedRow => ({
    ...{ person, match, at, place, source: 'online', game: 'wff', edition: 'wff-2017', division: 'middle' },
    ...{ result: place === 1 ? 'won' : 'lost', points: 6, shakes: 1, seat: place - 1, seats: [] },
  });
  const pupil = (id: string, classId: string, name: string) => ({ id, classId, name, secret: `s-${id}`, now: 20 });
  const stream = (id: string, classId: string, stage: string, at: number): NewEntry => ({
    stream: id,
    seq: 1,
    wall: at,
    person: 'ann',
    key: null,
    body: '{}',
    secret: null,
    wake: null,
    card: JSON.stringify({ stage, players: [{ key: 'ann' }] }),
    names: [{ key: 'ann', name: 'Ann' }],
    creates: { kind: 'table', code: null, classId },
  });

  const pupilsOf = async (id: string) => (await classStore(engine()).pupils([id, 'none'])).get(id) ?? [];

  it('are there for their owner alone, and by their code until they end', async () => {
    const store = classStore(engine());
    expect(await store.add(made('a', 'coach'))).toBe(true);
    expect(await store.add(made('a2', 'coach', { code: 'code-a' }))).toBe(false);
    expect(await store.add(made('b', 'coach', { made: 11 }))).toBe(true);
    const row = made('a', 'coach');
    expect(await store.ownedBy('coach', 'a')).toEqual(row);
    expect(await store.ownedBy('other', 'a')).toBeNull();
    expect((await store.page('coach', null, 9)).map(c => c.id)).toEqual(['a', 'b']);
    expect((await store.page('coach', null, 1)).map(c => c.id)).toEqual(['a']);
    expect((await store.page('coach', { at: row.made, id: 'a' }, 9)).map(c => c.id)).toEqual(['b']);
    expect(await store.setOpen('other', 'a', false)).toBe(false);
    expect(await store.setOpen('coach', 'a', false)).toBe(true);
    expect(await store.byCode('code-a', 999)).toEqual({ ...row, open: false });
    expect(await store.setRoams('other', 'a', true)).toBe(false);
    for (let i = 0; i < 2; i++) expect(await store.setRoams('coach', 'a', true)).toBe(true);
    expect((await store.ownedBy('coach', 'a'))?.roams).toBe(true);
    expect(await store.setRoams('coach', 'a', false)).toBe(true);
    expect((await store.ownedBy('coach', 'a'))?.roams).toBe(false);
    expect(await store.byCode('code-a', 1000)).toBeNull();
  });

  it('have no more pupils than may be, and each name once, also when all come in one moment', async () => {
    const store = classStore(engine());
    await store.add(made('full', 'coach'));
    const came = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.addPupil(pupil(`f${i}`, 'full', `Pupil ${i}`), 5)),
    );
    expect(came.filter(Boolean)).toHaveLength(5);
    expect((await pupilsOf('full')).map(p => p.name)).toHaveLength(5);
    const same = await Promise.all(['x', 'y'].map(id => store.addPupil(pupil(id, 'a', 'Blue Fox'), 5)));
    expect(same.filter(Boolean)).toHaveLength(1);
    expect(await store.addPupil(pupil('z', 'a', 'BLUE fox'), 5)).toBe(false);
    const [found] = await pupilsOf('a');
    expect(found).toEqual({ id: same[0] ? 'x' : 'y', name: 'Blue Fox', seen: 20 });
    expect(await store.pupilNamed('code-a', 'blue FOX', 1)).toEqual({ id: found?.id, secret: `s-${found?.id}` });
    expect(await store.pupilNamed('code-a', 'blue FOX', 1000)).toBeNull();
    expect(await store.pupilNamed('code-b', 'blue FOX', 1)).toBeNull();
  });

  it('a pupil moves only between classes of one owner, to a free name', async () => {
    const store = classStore(engine());
    await store.add(made('c', 'coach'));
    await store.add(made('d', 'other'));
    for (const [id, classId, name] of [
      ['m1', 'c', 'Moon'],
      ['m2', 'b', 'moon'],
      ['m3', 'c', 'Star'],
    ] as const)
      await store.addPupil(pupil(id, classId, name), 9);
    expect(await store.move('coach', 'c', 'm1', 'b')).toBe(false);
    expect(await store.move('coach', 'c', 'm3', 'd')).toBe(false);
    expect(await store.move('other', 'c', 'm3', 'd')).toBe(false);
    expect(await store.move('coach', 'c', 'm3', 'b')).toBe(true);
    expect((await pupilsOf('b')).map(p => p.id).sort()).toEqual(['m2', 'm3']);
  });

  it('show their tables, who is here, and leave nothing', async () => {
    const store = classStore(engine());
    const streams = tableStore(engine());
    await store.add(made('e', 'coach'));
    await store.addPupil(pupil('ann', 'e', 'Ann'), 9);
    await peopleStore(engine()).addSession({
      hash: 'ha',
      person: 'ann',
      made: 5,
      expires: 9e9,
      device: 'mac',
      seen: 50,
    });
    expect(await store.here('e', 50)).toEqual(['ann']);
    expect(await store.here('e', 51)).toEqual([]);
    for (const [id, stage, at] of [
      ['t1', 'gathering', 1],
      ['t2', 'playing', 2],
      ['t3', 'over', 3],
      ['t4', 'over', 4],
    ] as const)
      await streams.append(stream(id, 'e', stage, at));
    await streams.append(stream('other', 'c', 'playing', 1));
    expect((await store.tables('e', 9)).map(({ row, roster }) => [row.id, roster.get('ann')])).toEqual([
      ['t2', 'Ann'],
      ['t1', 'Ann'],
    ]);
    expect((await store.tables('e', 1)).map(({ row }) => row.id)).toEqual(['t2']);
    await store.addPupil(pupil('bob', 'e', 'Bob'), 9);
    const history = historyStore(engine());
    for (const [match, at, ...people] of [
      ['m1', 3, 'bob', 'ann'],
      ['m2', 4, 'ann', 'bob'],
      ['m3', 5, 'ann', 'somebody'],
    ] as const)
      await history.settle(
        match,
        people.map((person, i) => playedRow(person, match, at, i + 1)),
        [],
      );
    expect(await store.results('e', 4)).toEqual([
      {
        match: 'm2',
        game: 'wff',
        at: 4,
        places: [
          { pupil: 'ann', place: 1 },
          { pupil: 'bob', place: 2 },
        ],
      },
    ]);
    await store.setRoams('coach', 'e', true);
    expect(await store.streams('e')).toEqual(['t1', 't2', 't3', 't4']);
    await store.remove('e');
    expect(await store.ownedBy('coach', 'e')).toBeNull();
    expect(await pupilsOf('e')).toEqual([]);
    expect(await store.streams('e')).toEqual([]);
    expect(await streams.read('t1', 0, 9)).toEqual([]);
    expect(await peopleStore(engine()).session('ha', 0)).toBeNull();
    expect(await streams.read('other', 0, 9)).toHaveLength(1);
  });
});

onBothStores('tokens of programs', engine => {
  it('are sessions for some things only, ended by their person alone', async () => {
    const people = peopleStore(engine());
    const store = tokenStore(engine());
    await people.add(person('maker'));
    const token = { session: 'k1', person: 'maker', label: 'Bot', scopes: ['play', 'read'], made: 5, expires: 100 };
    await store.add(token);
    await store.add({ ...token, session: 'k2', made: 6, expires: 50 });
    expect((await store.of('maker', 10)).map(t => t.session)).toEqual(['k2', 'k1']);
    expect(await store.of('maker', 60)).toEqual([token]);
    await store.markProgram('maker');
    expect(await people.session('k1', 10)).toMatchObject({ scopes: ['play', 'read'], participant: { program: true } });
    expect(await store.end('other', 'k1')).toBe(false);
    expect(await store.end('maker', 'k1')).toBe(true);
    expect(await store.end('maker', 'k1')).toBe(false);
    expect(await people.session('k1', 10)).toBeNull();
  });

  it('what is no token stays when it is asked to end as one', async () => {
    const people = peopleStore(engine());
    await people.add(person('signed'));
    await people.addSession({ hash: 'own', person: 'signed', made: 0, expires: 100, device: 'mac', seen: 0 });
    expect(await tokenStore(engine()).end('signed', 'own')).toBe(false);
    expect(await people.session('own', 10)).not.toBeNull();
  });
});

onBothStores('what is deleted by itself', engine => {
  it('takes the names of a class along, in the files as well, and says how many went', async () => {
    const DAY = 86_400_000;
    const counting: Engine = engine();
    const scrub = vi.spyOn(counting as Required<Engine>, 'scrub').mockResolvedValue();
    const made = { owner: 'coach', label: 'L', open: true, roams: false, made: 0 };
    await classStore(engine()).add({ ...made, id: 'old', code: 'old00000', deleteAt: 5 * DAY });
    const pupil = { id: 'gone', classId: 'old', name: 'Quimby', secret: 's', now: 0 };
    expect(await classStore(engine()).addPupil(pupil, 9)).toBe(true);
    expect((await forgetOld(counting, 4 * DAY)).filter(({ what }) => what === 'pupils')).toEqual([]);
    expect(scrub).not.toHaveBeenCalled();
    const removed = await forgetOld(counting, 6 * DAY);
    expect(removed).toEqual(expect.arrayContaining([{ at: 6 * DAY, what: 'pupils', removed: 1 }]));
    expect(scrub).toHaveBeenCalledTimes(1);
    scrub.mockRestore();
    expect(await safetyStore(engine()).removals(null, 50)).toEqual(expect.arrayContaining([...removed]));
  });
});
