import { nextDeadline } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import { wallTime } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { VirtualHall } from '../test/virtual.ts';
import { playStep } from './play.ts';
import { wishStep } from './seating.ts';

const official = (act: 'warning' | 'stop', { clock }: VirtualHall) => ({
  seat: 'director' as const,
  act: { seat: 'director', do: act } as const,
  arrival: { received: clock.now(), pressed: null, measured: null },
  expect: null,
  ruled: null,
});

/** Lets time pass until so many milliseconds before the next deadline (after it when negative). */
async function toDeadline(hall: VirtualHall, before: number): Promise<void> {
  const room = await hall.room();
  const due = wallTime(room.clock, nextDeadline(room.state!)!)!;
  await hall.pass(due - before - hall.clock.now());
}

/** To the end of the turn's limit and countdown: what comes next costs a point. */
async function toPenalty(hall: VirtualHall, before: number): Promise<void> {
  await toDeadline(hall, -500);
  await toDeadline(hall, before);
}

/** A hall whose one match is over. */
async function overHall(): Promise<VirtualHall> {
  const hall = await VirtualHall.open();
  const host = await hall.hall.table(hall.table);
  for (const act of ['warning', 'stop'] as const)
    await host.decide(null, null, playStep({ game: () => wff, seed: () => '' }, official(act, hall)));
  for (const person of hall.people) person.act({ do: 'sign' });
  await hall.pass(10);
  expect((await hall.room()).stage).toBe('over');
  return hall;
}

describe('a table that is left', () => {
  it('is left by somebody who joined it several times at once', async () => {
    const hall = await VirtualHall.open();
    const [ann] = hall.people;
    for (let i = 0; i < 3; i++) ann!.say({ t: 'join' });
    await hall.pass(5);
    const { attendees } = await hall.hall.table(hall.table);
    expect(ann!.heard.filter(m => m.t === 'joined')).toHaveLength(4);
    expect(attendees.here.size).toBe(2);
    ann!.close();
    await hall.pass(5);
    expect(attendees.isHere(0)).toBe(false);
    expect(attendees.here.size).toBe(1);
  });

  it('leaves the memory, also when its match is over, and comes back as it was', async () => {
    const hall = await overHall();
    for (const person of hall.people) person.close();
    await hall.pass(60_000);
    expect(hall.hall.size).toBe(0);
    expect((await hall.state()).matchPoints).toEqual([5, 5]);
  });
});

describe('a rematch', () => {
  it('is made at the next wish when the server died after the last one', async () => {
    const hall = await overHall();
    const host = await hall.hall.table(hall.table);
    for (const { doer } of hall.people) await host.decide(doer.id, null, wishStep(doer));
    await hall.pass(1000);
    expect((await hall.room()).next).toBeNull();
    const ask = hall.people[0]!.say({ t: 'rematch' });
    await hall.pass(10);
    expect(hall.people[0]!.answer(ask)).toMatchObject({ t: 'ack' });
    const { next } = await hall.room();
    expect((await hall.hall.table(next!)).hosted.people).toEqual(['p0', 'p1']);
  });
});

describe('a table that is read again', () => {
  it('is served once: what was on its way to the forgotten one is asked for again', async () => {
    const hall = await VirtualHall.open();
    const [ann, ben] = hall.people;
    const join = ben!.say({ t: 'join' });
    const act = ann!.act({ do: 'roll' });
    hall.hall.forget([hall.table]);
    await hall.pass(50);
    expect(hall.people.every(person => person.closed)).toBe(true);
    for (const [person, ask] of [[ben!, join] as const, [ann!, act] as const])
      expect(person.answer(ask)).toMatchObject({ t: 'refused', code: 'store-away' });
    expect(hall.log.at(-1)).not.toMatchObject({ seat: 0 });
  });
});

describe('the clock of a table', () => {
  it('lets a deadline fall when nobody acts', async () => {
    const hall = await VirtualHall.open();
    const seat = await hall.toTurn();
    await toPenalty(hall, -1000);
    expect(hall.penalties()).toBe(1);
    expect((await hall.state()).penalties[0]).toMatchObject({ seat, points: -1 });
  });

  it('counts an act that left in time and was under way, and shows what was given', async () => {
    const hall = await VirtualHall.open({}, [200, 200]);
    const seat = await hall.toTurn();
    const cube = (await hall.state()).shake!.mat.resources[0]!.id;
    await toPenalty(hall, -150);
    const ask = hall.people[seat]!.act({ do: 'move', cube, to: 'permitted' }, 200);
    await hall.pass(5);
    expect(hall.people[seat]!.answer(ask)).toMatchObject({ t: 'ack' });
    expect(hall.penalties()).toBe(0);
    const last = hall.log.at(-1)!;
    expect(last).toMatchObject({ kind: 'play', lag: { seat, claimed: 200, measured: 200, given: 151 } });
    const shown = hall.people[1 - seat]!.heard.filter(m => m.t === 'entry').at(-1);
    expect(shown).toMatchObject({ body: { lag: { seat, given: 151 } } });
  });

  it('does not count an act that left too late, whatever it claims', async () => {
    const hall = await VirtualHall.open({}, [20, 20]);
    const seat = await hall.toTurn();
    const cube = (await hall.state()).shake!.mat.resources[0]!.id;
    await toPenalty(hall, -150);
    hall.people[seat]!.act({ do: 'move', cube, to: 'permitted' }, 400);
    await hall.pass(5);
    expect(hall.penalties()).toBe(1);
  });

  it('lets nobody overtake an act that may still be under way', async () => {
    const hall = await VirtualHall.open({ seats: 3 }, [300, 5, 5]);
    let seat = await hall.toTurn();
    for (let i = 0; seat !== 0 && i < 3; i++) {
      const cube = (await hall.state()).shake!.mat.resources[0]!.id;
      hall.people[seat]!.act({ do: 'move', cube, to: 'permitted' });
      await hall.pass(5);
      seat = (await hall.state()).shake!.onTurn!;
    }
    const cube = (await hall.state()).shake!.mat.resources[0]!.id;
    await toPenalty(hall, -100);
    const other = hall.people[1]!.act({ do: 'point-out', fault: 'leader-bonus' });
    await hall.pass(50);
    expect(hall.people[1]!.answer(other)).toBeUndefined();
    hall.people[0]!.act({ do: 'move', cube, to: 'permitted' }, 300);
    await hall.pass(400);
    expect(hall.people[1]!.answer(other)).toBeDefined();
    expect(hall.penalties()).toBe(0);
  });

  it('stands still while nobody is there, and runs on after a countdown when everybody is back', async () => {
    const hall = await VirtualHall.open();
    await hall.toTurn();
    for (const person of hall.people) person.close();
    await hall.pass(3_600_000);
    expect(hall.penalties()).toBe(0);
    expect((await hall.room()).held).toMatchObject({ why: 'empty' });
    for (const person of hall.people) {
      person.closed = false;
      person.say({ t: 'join' });
    }
    await hall.pass(10);
    expect(hall.log.at(-1)).toMatchObject({ kind: 'go', from: expect.any(Number) });
    const { clock, held } = await hall.room();
    expect(held).toBeNull();
    expect(clock.from! - hall.clock.now()).toBeGreaterThan(4000);
  });

  it('runs on without those who do not come back within a minute', async () => {
    const hall = await VirtualHall.open();
    await hall.toTurn();
    for (const person of hall.people) person.close();
    await hall.pass(30_000);
    hall.people[0]!.closed = false;
    hall.people[0]!.say({ t: 'join' });
    await hall.pass(55_000);
    expect((await hall.room()).held).not.toBeNull();
    await hall.pass(10_000);
    expect((await hall.room()).held).toBeNull();
  });

  it('takes out the time in which the machine slept', async () => {
    const hall = await VirtualHall.open();
    const seat = await hall.toTurn();
    const before = (await hall.room()).state!.at;
    // Nothing that was planned happens while it sleeps; then everything at once.
    hall.clock.sleep(600_000);
    await hall.pass(20_000);
    expect(hall.penalties()).toBe(0);
    expect(hall.log.some(b => b.kind === 'held' && b.why === 'outage' && b.at - before < 3000)).toBe(true);
    const cube = (await hall.state()).shake!.mat.resources[0]!.id;
    const ask = hall.people[seat]!.act({ do: 'move', cube, to: 'permitted' });
    await hall.pass(5);
    expect(hall.people[seat]!.answer(ask)).toMatchObject({ t: 'ack' });
  });
});

describe('the block of a table', () => {
  const open = async (lags: readonly number[]) => {
    const hall = await VirtualHall.open({ seats: 3, edition: 'wff-2017' }, lags);
    const onTurn = await hall.toTurn();
    const { lastMover } = (await hall.state()).shake!;
    const free = [0, 1, 2].filter(s => s !== lastMover);
    return { hall, onTurn, free: free as [number, number] };
  };

  it('goes to the hand that was there first, though its message came second', async () => {
    const { hall, free } = await open([120, 120, 120]);
    const [a, b] = free;
    hall.people[a]!.act({ do: 'lift' }, 10);
    await hall.pass(60);
    const second = hall.people[b]!.act({ do: 'lift' }, 120);
    expect(hall.people[b]!.answer(second)).toBeUndefined();
    await hall.pass(300);
    expect((await hall.state()).shake!.block!.lifts.map(l => l.seat)).toEqual([b]);
    const entry = hall.log.findLast(x => x.kind === 'play' && x.race !== undefined);
    expect(entry).toMatchObject({
      race: { windowMs: 135, drawn: false, hands: [{ seat: a }, { seat: b }] },
      events: [{ event: 'lifted', seat: b }],
    });
  });

  it('is told to nobody before it is decided', async () => {
    const { hall, free } = await open([120, 120, 120]);
    hall.people[free[0]]!.act({ do: 'lift' }, 10);
    await hall.pass(100);
    expect(hall.log.at(-1)).not.toMatchObject({ race: expect.anything() });
    for (const person of hall.people) expect(JSON.stringify(person.heard)).not.toContain('"lifted"');
    await hall.pass(100);
    for (const person of hall.people) expect(JSON.stringify(person.heard)).toContain('"lifted"');
  });

  it('waits for nobody where nobody else can reach for it', async () => {
    const hall = await VirtualHall.open({}, [120, 120]);
    const seat = await hall.toTurn();
    hall.people[seat]!.act({ do: 'lift' });
    await hall.pass(1);
    expect((await hall.state()).phase).toBe('block-up');
  });

  it('is not free while the table waits for its players', async () => {
    const hall = await VirtualHall.open();
    const seat = await hall.toTurn();
    (await hall.hall.table(hall.table)).outage(hall.clock.now());
    hall.people[1 - seat]!.close();
    await hall.pass(10);
    const lift = hall.people[seat]!.act({ do: 'lift' });
    await hall.pass(10);
    expect(hall.people[seat]!.answer(lift)).toMatchObject({ t: 'refused', code: 'held' });
  });
});

describe('a table that cannot be read', () => {
  it('is out of order alone', async () => {
    const hall = await VirtualHall.open();
    await hall.toTurn();
    const bad = `t${'f'.repeat(15)}`;
    const first = { seq: 1, wall: 0, person: null, key: null, body: '{"kind":"what"', secret: null };
    const row = { id: bad, kind: 'table' as const, code: null, classId: null, made: 0, card: '{}' };
    hall.disk.streams.set(bad, { row, log: [first], archive: null, wake: 1, claimedUntil: 0, roster: new Map() });
    const ask = hall.people[0]!.say({ t: 'join', table: bad });
    await hall.pass(5000);
    expect(hall.people[0]!.answer(ask)).toMatchObject({ t: 'refused', code: 'fault' });
    const fine = hall.people[0]!.say({ t: 'phrase', key: 'x', phrase: 'hello' });
    await hall.pass(5);
    expect(hall.people[0]!.answer(fine)).toMatchObject({ t: 'ack' });

    // A server that starts takes up all other tables.
    hall.hall.stop();
    const next = new VirtualHall({}, wff, 'next-node', hall, false);
    await next.hall.start();
    await next.pass(100);
    expect(next.faults).toEqual([expect.stringContaining('a table cannot be taken up')]);
    expect(next.log.at(-1)).toMatchObject({ kind: 'held', why: 'outage' });
  });
});
