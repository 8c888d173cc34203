import { DelayedFeed } from '@forceout/host';
import type { ServerMessage } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { VirtualTables } from '../test/virtual.ts';

const told = async (registry: VirtualTables) =>
  (await registry.registry.table(registry.table)).log.named(registry.disk.entries(registry.table));

describe('what spectators are shown later', () => {
  it('comes in the order of the log, each entry when its time is over, though clocks wrote otherwise', async () => {
    const registry = await VirtualTables.open();
    await registry.toTurn();
    const stored = await told(registry);
    const now = registry.clock.now();
    const begun = stored.findIndex(({ body }) => body.kind === 'play');
    // Of two nodes the clock of one is 40 ms behind.
    const log = stored.map((one, i) => ({ ...one, entry: { ...one.entry, wall: now - (i % 2) * 40 } }));
    const feed = new DelayedFeed(registry.table, 10_000, registry.clock, log);
    const heard: ServerMessage[] = [];
    feed.followers.add({
      person: registry.people[0]!.participant,
      viewer: 'spectator',
      send: text => heard.push(JSON.parse(text)),
      cutOff: () => {},
      mayStay: () => true,
      lagMs: () => null,
    });
    expect(feed.room).toMatchObject({ seq: begun + 1, stage: 'playing' });
    await registry.pass(9900);
    expect(heard).toEqual([]);
    await registry.pass(200);
    expect(heard.map(m => m.t === 'entry' && m.seq)).toEqual(stored.slice(begun + 1).map(({ entry }) => entry.seq));
    expect(feed.room!.state).toEqual((await registry.room()).state);
  });

  it('ends with the last who looks', async () => {
    const registry = await VirtualTables.open();
    await registry.toTurn();
    const log = (await told(registry)).map(one => ({ ...one, entry: { ...one.entry, wall: registry.clock.now() } }));
    const feed = new DelayedFeed(registry.table, 1000, registry.clock, log);
    const { seq } = feed.room!;
    feed.stop();
    await registry.pass(5000);
    expect(feed.room!.seq).toBe(seq);
  });
});
