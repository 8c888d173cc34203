import type { ServerMessage } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { VirtualHall } from '../test/virtual.ts';
import { DelayedFeed } from './delayed.ts';

const told = async (hall: VirtualHall) => (await hall.hall.table(hall.table)).log.named(hall.disk.entries(hall.table));

describe('what spectators are shown later', () => {
  it('comes in the order of the log, each entry when its time is over, though clocks wrote otherwise', async () => {
    const hall = await VirtualHall.open();
    await hall.toTurn();
    const stored = await told(hall);
    const now = hall.clock.now();
    const begun = stored.findIndex(({ body }) => body.kind === 'play');
    // Of two nodes the clock of one is 40 ms behind.
    const log = stored.map((one, i) => ({ ...one, entry: { ...one.entry, wall: now - (i % 2) * 40 } }));
    const feed = new DelayedFeed(hall.table, 10_000, hall.clock, log);
    const heard: ServerMessage[] = [];
    feed.followers.add({
      person: hall.people[0]!.doer,
      viewer: 'spectator',
      send: text => heard.push(JSON.parse(text)),
      cutOff: () => {},
      mayStay: () => true,
      lagMs: () => null,
    });
    expect(feed.room).toMatchObject({ seq: begun + 1, stage: 'playing' });
    await hall.pass(9900);
    expect(heard).toEqual([]);
    await hall.pass(200);
    expect(heard.map(m => m.t === 'entry' && m.seq)).toEqual(stored.slice(begun + 1).map(({ entry }) => entry.seq));
    expect(feed.room!.state).toEqual((await hall.room()).state);
  });

  it('ends with the last who looks', async () => {
    const hall = await VirtualHall.open();
    await hall.toTurn();
    const log = (await told(hall)).map(one => ({ ...one, entry: { ...one.entry, wall: hall.clock.now() } }));
    const feed = new DelayedFeed(hall.table, 1000, hall.clock, log);
    const { seq } = feed.room!;
    feed.stop();
    await hall.pass(5000);
    expect(feed.room!.seq).toBe(seq);
  });
});
