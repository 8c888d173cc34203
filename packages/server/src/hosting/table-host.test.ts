import { playCommand, wishCommand } from '@forceout/host';
import { nextDeadline } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import { tableTime, wallTime } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../people/secrets.ts';
import { VirtualTables } from '../test/virtual.ts';

const official = (act: 'warning' | 'stop', { clock }: VirtualTables) => ({
  seat: 'director' as const,
  person: null,
  act: { seat: 'director', do: act } as const,
  arrival: { received: clock.now(), pressed: null, measured: null },
  expect: null,
  ruled: null,
});

/** Lets time pass until so many milliseconds before the next deadline (after it when negative). */
async function toDeadline(registry: VirtualTables, before: number): Promise<void> {
  const room = await registry.room();
  const due = wallTime(room.clock, nextDeadline(room.state!)!)!;
  await registry.pass(due - before - registry.clock.now());
}

/** To the end of the turn's limit and countdown: what comes next costs a point. */
async function toPenalty(registry: VirtualTables, before: number): Promise<void> {
  await toDeadline(registry, -500);
  await toDeadline(registry, before);
}

/** A hall whose one match is over. */
async function overHall(): Promise<VirtualTables> {
  const registry = await VirtualTables.open();
  const host = await registry.registry.table(registry.table);
  for (const act of ['warning', 'stop'] as const)
    await host.decide(null, null, playCommand({ game: () => wff, seed: () => '', sha256 }, official(act, registry)));
  for (const person of registry.people) person.act({ do: 'sign' });
  await registry.pass(10);
  expect((await registry.room()).stage).toBe('over');
  return registry;
}

describe('a table whose storage goes away', () => {
  it('has no time charged for it, also where an act waited for the storage and was done when it came back (Law 8)', async () => {
    const tables = await VirtualTables.open();
    const seat = await tables.toTurn();
    await tables.pass(1000);
    tables.storeAway = true;
    const gone = tables.clock.now();
    const { clock } = await tables.room();
    // It is tried again 300, 900 and 2,100 ms later; only then the storage is back.
    const ask = tables.people[seat]!.act({
      do: 'move',
      cube: (await tables.state()).shake!.mat.resources[0]!.id,
      to: 'permitted',
    });
    await tables.pass(2090);
    tables.storeAway = false;
    await tables.pass(400);
    expect(tables.people[seat]!.answer(ask)).toMatchObject({ t: 'ack' });
    const after = tables.log.slice(tables.log.findLastIndex(body => body.kind === 'held'));
    expect(after.map(body => body.kind)).toEqual(['held', 'play', 'go']);
    expect(after[0]).toMatchObject({ why: 'outage' });
    const held = after[0] as Extract<(typeof after)[number], { kind: 'held' }>;
    expect(held.at).toBeLessThanOrEqual(tableTime(clock, gone));
  });
});

describe('a clock that comes back while an act is on its way', () => {
  it('takes no time from the table: the act counts as come now (Law 8)', async () => {
    const tables = await VirtualTables.open();
    const seat = await tables.toTurn();
    const host = await tables.registry.table(tables.table);
    const before = tableTime((await tables.room()).clock, tables.clock.now());
    const hourAhead = { received: tables.clock.now() + 3_600_000, pressed: null, measured: null };
    const cube = (await tables.state()).shake!.mat.resources[0]!.id;
    const act = { seat, do: 'move', cube, to: 'permitted' } as const;
    const move = { seat, person: `p${seat}`, act, arrival: hourAhead, expect: null, ruled: null };
    await host.decide(null, null, playCommand({ game: () => wff, seed: () => '', sha256 }, move));
    const { at, shake, penalties } = await tables.state();
    expect([at - before < 1000, shake!.mat.permitted.length, penalties]).toEqual([true, 1, []]);
  });
});

describe('a table that is left', () => {
  it('is left by somebody who joined it several times at once', async () => {
    const registry = await VirtualTables.open();
    const [ann] = registry.people;
    for (let i = 0; i < 3; i++) ann!.say({ t: 'join' });
    await registry.pass(5);
    const { attendees } = await registry.registry.table(registry.table);
    expect(ann!.heard.filter(m => m.t === 'joined')).toHaveLength(4);
    expect(attendees.here.size).toBe(2);
    ann!.close();
    await registry.pass(5);
    expect(attendees.isHere(0)).toBe(false);
    expect(attendees.here.size).toBe(1);
  });

  it('leaves the memory, also when its match is over, and comes back as it was', async () => {
    const registry = await overHall();
    for (const person of registry.people) person.close();
    await registry.pass(60_000);
    expect(registry.registry.size).toBe(0);
    expect((await registry.state()).matchPoints).toEqual([5, 5]);
  });
});

describe('a rematch', () => {
  it('is made at the next wish when the server died after the last one', async () => {
    const registry = await overHall();
    const host = await registry.registry.table(registry.table);
    for (const { participant } of registry.people) await host.decide(participant.id, null, wishCommand(participant));
    await registry.pass(1000);
    expect((await registry.room()).next).toBeNull();
    const ask = registry.people[0]!.say({ t: 'rematch' });
    await registry.pass(10);
    expect(registry.people[0]!.answer(ask)).toMatchObject({ t: 'ack' });
    const { next } = await registry.room();
    expect((await registry.registry.table(next!)).hosted.people).toEqual(['p0', 'p1']);
  });
});

describe('a table that is read again', () => {
  it('is served once: what was on its way to the forgotten one is asked for again', async () => {
    const registry = await VirtualTables.open();
    const [ann, ben] = registry.people;
    const join = ben!.say({ t: 'join' });
    const act = ann!.act({ do: 'roll' });
    registry.registry.forget([registry.table]);
    await registry.pass(50);
    expect(registry.people.every(person => person.closed)).toBe(true);
    for (const [person, ask] of [[ben!, join] as const, [ann!, act] as const])
      expect(person.answer(ask)).toMatchObject({ t: 'refused', code: 'store-away' });
    expect(registry.log.at(-1)).not.toMatchObject({ seat: 0 });
  });
});

describe('the clock of a table', () => {
  it('lets a deadline fall when nobody acts', async () => {
    const registry = await VirtualTables.open();
    const seat = await registry.toTurn();
    await toPenalty(registry, -1000);
    expect(registry.penalties()).toBe(1);
    expect((await registry.state()).penalties[0]).toMatchObject({ seat, points: -1 });
  });

  it('counts an act that left in time and was under way, and shows what was given', async () => {
    const registry = await VirtualTables.open({}, [200, 200]);
    const seat = await registry.toTurn();
    const cube = (await registry.state()).shake!.mat.resources[0]!.id;
    await toPenalty(registry, -150);
    const ask = registry.people[seat]!.act({ do: 'move', cube, to: 'permitted' }, 200);
    await registry.pass(5);
    expect(registry.people[seat]!.answer(ask)).toMatchObject({ t: 'ack' });
    expect(registry.penalties()).toBe(0);
    const last = registry.log.at(-1)!;
    expect(last).toMatchObject({ kind: 'play', lag: { seat, claimed: 200, measured: 200, given: 151 } });
    const shown = registry.people[1 - seat]!.heard.filter(m => m.t === 'entry').at(-1);
    expect(shown).toMatchObject({ body: { lag: { seat, given: 151 } } });
  });

  it('does not count an act that left too late, whatever it claims', async () => {
    const registry = await VirtualTables.open({}, [20, 20]);
    const seat = await registry.toTurn();
    const cube = (await registry.state()).shake!.mat.resources[0]!.id;
    await toPenalty(registry, -150);
    registry.people[seat]!.act({ do: 'move', cube, to: 'permitted' }, 400);
    await registry.pass(5);
    expect(registry.penalties()).toBe(1);
  });

  it('lets nobody overtake an act that may still be under way', async () => {
    const registry = await VirtualTables.open({ seats: 3 }, [300, 5, 5]);
    let seat = await registry.toTurn();
    for (let i = 0; seat !== 0 && i < 3; i++) {
      const cube = (await registry.state()).shake!.mat.resources[0]!.id;
      registry.people[seat]!.act({ do: 'move', cube, to: 'permitted' });
      await registry.pass(5);
      seat = (await registry.state()).shake!.onTurn!;
    }
    const cube = (await registry.state()).shake!.mat.resources[0]!.id;
    await toPenalty(registry, -100);
    const other = registry.people[1]!.act({ do: 'point-out', fault: 'leader-bonus' });
    await registry.pass(50);
    expect(registry.people[1]!.answer(other)).toBeUndefined();
    registry.people[0]!.act({ do: 'move', cube, to: 'permitted' }, 300);
    await registry.pass(400);
    expect(registry.people[1]!.answer(other)).toBeDefined();
    expect(registry.penalties()).toBe(0);
  });

  it('stands still while nobody is there, and runs on after a countdown when everybody is back', async () => {
    const registry = await VirtualTables.open();
    await registry.toTurn();
    for (const person of registry.people) person.close();
    await registry.pass(3_600_000);
    expect(registry.penalties()).toBe(0);
    expect((await registry.room()).held).toMatchObject({ why: 'empty' });
    for (const person of registry.people) {
      person.closed = false;
      person.say({ t: 'join' });
    }
    await registry.pass(10);
    expect(registry.log.at(-1)).toMatchObject({ kind: 'go', from: expect.any(Number) });
    const { clock, held } = await registry.room();
    expect(held).toBeNull();
    expect(clock.from! - registry.clock.now()).toBeGreaterThan(4000);
  });

  it('runs on without those who do not come back within a minute', async () => {
    const registry = await VirtualTables.open();
    await registry.toTurn();
    for (const person of registry.people) person.close();
    await registry.pass(30_000);
    registry.people[0]!.closed = false;
    registry.people[0]!.say({ t: 'join' });
    await registry.pass(55_000);
    expect((await registry.room()).held).not.toBeNull();
    await registry.pass(10_000);
    expect((await registry.room()).held).toBeNull();
  });

  it('takes out the time in which the machine slept', async () => {
    const registry = await VirtualTables.open();
    const seat = await registry.toTurn();
    const before = (await registry.room()).state!.at;
    // Nothing that was planned happens while it sleeps; then everything at once.
    registry.clock.sleep(600_000);
    await registry.pass(20_000);
    expect(registry.penalties()).toBe(0);
    expect(registry.log.some(b => b.kind === 'held' && b.why === 'outage' && b.at - before < 3000)).toBe(true);
    const cube = (await registry.state()).shake!.mat.resources[0]!.id;
    const ask = registry.people[seat]!.act({ do: 'move', cube, to: 'permitted' });
    await registry.pass(5);
    expect(registry.people[seat]!.answer(ask)).toMatchObject({ t: 'ack' });
  });
});

describe('the block of a table', () => {
  const open = async (lags: readonly number[]) => {
    const registry = await VirtualTables.open({ seats: 3, edition: 'wff-2017' }, lags);
    const onTurn = await registry.toTurn();
    const { lastMover } = (await registry.state()).shake!;
    const free = [0, 1, 2].filter(s => s !== lastMover);
    return { registry, onTurn, free: free as [number, number] };
  };

  it('goes to the hand that was there first, though its message came second', async () => {
    const { registry, free } = await open([120, 120, 120]);
    const [a, b] = free;
    registry.people[a]!.act({ do: 'lift' }, 10);
    await registry.pass(60);
    const second = registry.people[b]!.act({ do: 'lift' }, 120);
    expect(registry.people[b]!.answer(second)).toBeUndefined();
    await registry.pass(300);
    expect((await registry.state()).shake!.block!.lifts.map(l => l.seat)).toEqual([b]);
    const entry = registry.log.findLast(x => x.kind === 'play' && x.race !== undefined);
    expect(entry).toMatchObject({
      race: { windowMs: 135, drawn: false, hands: [{ seat: a }, { seat: b }] },
      events: [{ event: 'lifted', seat: b }],
    });
  });

  it('is told to nobody before it is decided', async () => {
    const { registry, free } = await open([120, 120, 120]);
    registry.people[free[0]]!.act({ do: 'lift' }, 10);
    await registry.pass(100);
    expect(registry.log.at(-1)).not.toMatchObject({ race: expect.anything() });
    for (const person of registry.people) expect(JSON.stringify(person.heard)).not.toContain('"lifted"');
    await registry.pass(100);
    for (const person of registry.people) expect(JSON.stringify(person.heard)).toContain('"lifted"');
  });

  it('waits for nobody where nobody else can reach for it', async () => {
    const registry = await VirtualTables.open({}, [120, 120]);
    const seat = await registry.toTurn();
    registry.people[seat]!.act({ do: 'lift' });
    await registry.pass(1);
    expect((await registry.state()).phase).toBe('block-up');
  });

  it('is not free while the table waits for its players', async () => {
    const registry = await VirtualTables.open();
    const seat = await registry.toTurn();
    (await registry.registry.table(registry.table)).outage(registry.clock.now());
    registry.people[1 - seat]!.close();
    await registry.pass(10);
    const lift = registry.people[seat]!.act({ do: 'lift' });
    await registry.pass(10);
    expect(registry.people[seat]!.answer(lift)).toMatchObject({ t: 'refused', code: 'held' });
  });
});

describe('a table that cannot be read', () => {
  it('is out of order alone', async () => {
    const registry = await VirtualTables.open();
    await registry.toTurn();
    const bad = `t${'f'.repeat(15)}`;
    const first = { seq: 1, wall: 0, person: null, key: null, body: '{"kind":"what"', secret: null };
    const row = { id: bad, kind: 'table' as const, code: null, classId: null, made: 0, card: '{}' };
    registry.disk.streams.set(bad, { row, log: [first], archive: null, wake: 1, claimedUntil: 0, roster: new Map() });
    const ask = registry.people[0]!.say({ t: 'join', table: bad });
    await registry.pass(5000);
    expect(registry.people[0]!.answer(ask)).toMatchObject({ t: 'refused', code: 'fault' });
    const fine = registry.people[0]!.say({ t: 'phrase', key: 'x', phrase: 'hello' });
    await registry.pass(5);
    expect(registry.people[0]!.answer(fine)).toMatchObject({ t: 'ack' });

    // A server that starts takes up all other tables.
    registry.registry.stop();
    const next = new VirtualTables({}, wff, 'next-node', registry, false);
    await next.registry.start();
    await next.pass(100);
    expect(next.faults).toEqual([expect.stringContaining('a table cannot be taken up')]);
    expect(next.log.at(-1)).toMatchObject({ kind: 'held', why: 'outage' });
  });
});
