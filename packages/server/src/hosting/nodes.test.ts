import { createTable } from '@forceout/host';
import { Setup, tableTime } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { VirtualTables } from '../test/virtual.ts';

/** A table of three with one player at another node; seats that may reach for the block. */
async function twoNodes(lags: readonly number[]) {
  const one = await VirtualTables.open({ seats: 3 }, lags, {}, true);
  await one.toTurn();
  const { lastMover } = (await one.state()).shake!;
  const [a, b] = [0, 1, 2].filter(seat => seat !== lastMover) as [number, number];
  const other = await one.beside([b]);
  return { one, other, a, b };
}

/** The entry after those up to `seq` holds the table, no later than that moment of its time. */
function expectHeldBy({ log }: VirtualTables, seq: number, at: number): void {
  const held = log[seq];
  expect(held).toMatchObject({ kind: 'held', why: 'outage' });
  expect((held as Extract<typeof held, { kind: 'held' }>).at).toBeLessThanOrEqual(at);
}

/** The store goes away for both and is back for the other one first, which opens the table. */
async function expectNoTimeCharged(one: VirtualTables, other: VirtualTables): Promise<void> {
  const { clock, seq } = await one.room();
  const gone = one.clock.now();
  one.storeAway = other.storeAway = true;
  await one.pass(3000);
  other.storeAway = false;
  await other.registry.table(one.table);
  await one.pass(5);
  expectHeldBy(other, seq, tableTime(clock, gone));
}

describe('two nodes', () => {
  it('know who is with the other, and tell everybody the same', async () => {
    const { one, other, a, b } = await twoNodes([10, 10, 10]);
    expect((await one.registry.table(one.table)).attendees.isHere(b)).toBe(true);
    expect((await other.registry.table(one.table)).attendees.isHere(a)).toBe(true);
    const ask = other.people[b]!.say({ t: 'phrase', key: 'x', phrase: 'hello' });
    await one.pass(50);
    expect(other.people[b]!.answer(ask)).toMatchObject({ t: 'ack' });
    expect(one.people[a]!.heard.at(-1)).toMatchObject({ t: 'entry', body: { kind: 'phrase', seat: b } });
    expect((await one.room()).seq).toBe((await other.room()).seq);
  });

  it.each([
    ['the second message', 10, 120, 'b'],
    ['the first message', 90, 20, 'a'],
  ])('give the block to the earlier press, though it is %s and at another node', async (_, agoA, agoB, first) => {
    const { one, other, a, b } = await twoNodes([120, 120, 120]);
    const askA = one.people[a]!.act({ do: 'lift' }, agoA);
    await one.pass(40);
    const askB = other.people[b]!.act({ do: 'lift' }, agoB);
    await one.pass(500);
    const wins = first === 'a' ? a : b;
    for (const registry of [one, other])
      expect((await registry.state()).shake!.block!.lifts.map(l => l.seat)).toEqual([wins]);
    expect(one.people[a]!.answer(askA)).toMatchObject({ t: first === 'a' ? 'ack' : 'refused' });
    expect(other.people[b]!.answer(askB)).toMatchObject({ t: first === 'b' ? 'ack' : 'refused' });
    const told = one.log.filter(x => x.kind === 'play' && x.race !== undefined);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      race: {
        hands: expect.arrayContaining([expect.objectContaining({ seat: a }), expect.objectContaining({ seat: b })]),
      },
    });
  });

  it('both read a table again when what is written of it has changed', async () => {
    const { one, other, a, b } = await twoNodes([10, 10, 10]);
    const hosts = () => Promise.all([one, other].map(({ registry }) => registry.table(one.table)));
    const before = await hosts();
    one.registry.forget([one.table]);
    await one.pass(50);
    expect([one.people[a]!.closed, other.people[b]!.closed]).toEqual([true, true]);
    for (const [i, host] of (await hosts()).entries()) expect(host).not.toBe(before[i]);
  });

  it('charge no time while the store was away to a table that one of them opens before the other has stopped it (Law 8)', async () => {
    const one = await VirtualTables.open({}, [10, 10], {}, true);
    await one.toTurn();
    const other = await one.beside([]);
    await one.pass(1000);
    await expectNoTimeCharged(one, other);
  });

  it('charge no time while the store was away to a table whose last entry came after the last beat (Law 8)', async () => {
    const one = await VirtualTables.open({}, [10, 10], {}, true);
    await one.toTurn();
    const other = await one.beside([]);
    const seenAt = () => other.disk.nodes.get('other-node');
    for (const before = seenAt(); seenAt() === before; ) await one.pass(1);
    await one.pass(100);
    one.people[0]!.say({ t: 'phrase', key: 'x', phrase: 'hello' });
    await one.pass(10);
    await expectNoTimeCharged(one, other);
  });

  it('charge no time while the store was away to a table whose node died before it could stop it (Law 8)', async () => {
    const one = await VirtualTables.open({}, [10, 10], {}, true);
    await one.toTurn();
    await one.pass(1000);
    const { clock, seq } = await one.room();
    const gone = one.clock.now();
    one.storeAway = true;
    await one.pass(3000);
    // It is back, and has so much to do that no table has had its turn yet.
    one.storeAway = false;
    one.appendsAway = true;
    await one.pass(1200);
    one.registry.stop();
    const other = await one.beside([]);
    expectHeldBy(other, seq, tableTime(clock, gone));
  });

  it('do not bury one another when the store was away for all of them', async () => {
    const { one, other } = await twoNodes([10, 10, 10]);
    one.storeAway = other.storeAway = true;
    await one.pass(4000);
    one.storeAway = other.storeAway = false;
    await one.pass(10_000);
    expect([...one.disk.nodes.keys()].sort()).toEqual(['node', 'other-node']);
    expect([one, other].flatMap(({ notes }) => notes)).not.toContain('another node is gone');
  });

  it('beat on while they take over more tables than they can read in the time that a node may be silent', async () => {
    const { one, other } = await twoNodes([10, 10, 10]);
    const maker = { id: 'maker', name: 'Maker', kind: 'guest', classId: null } as const;
    const setup = Setup.parse({ edition: 'wff-2017', seats: 2 });
    for (let n = 0; n < 40; n++) {
      const { table } = await createTable(one.registry.ports, { maker, setup, coded: false });
      await one.registry.table(table);
    }
    await one.pass(200);
    one.registry.stop();
    other.readMs = 200;
    let [silent, most] = [0, 0];
    for (let ms = 0; ms < 14_000; ms += 100) {
      await other.pass(100);
      silent = Math.max(silent, other.clock.now() - other.disk.nodes.get('other-node')!.seenAt);
      most = Math.max(most, other.registry.size);
    }
    expect(silent).toBeLessThan(1000);
    expect([...other.disk.nodes.keys()]).toEqual(['other-node']);
    expect(most).toBeGreaterThan(30);
    expect(other.notes).not.toContain('time stood still for this node');
  });

  it('take over the tables of one that died, whose time stands still until its players are back', async () => {
    const { one, other, a, b } = await twoNodes([10, 10, 10]);
    one.registry.stop();
    await other.pass(5000);
    expect(other.log.at(-1)).toMatchObject({ kind: 'held', why: 'outage' });
    expect(other.penalties()).toBe(0);
    const third = [0, 1, 2].find(seat => seat !== a && seat !== b)!;
    other.people[a]!.say({ t: 'join' });
    other.people[third]!.say({ t: 'join' });
    await other.pass(50);
    expect(other.log.at(-1)).toMatchObject({ kind: 'go' });
  });
});
