import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamStore } from '@forceout/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClassLogs } from '../people/class-log.ts';
import { Events } from '../tournament/events.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open.ts';
import { streamStore } from './streams.ts';

const ACTS = 40;
const folder = mkdtempSync(join(tmpdir(), 'forceout-contended-'));
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ folder });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

/** The store as a node sees it that is farther away: whoever is near is quicker every time. */
function farStore(): StreamStore {
  const near = streamStore(engine);
  return {
    ...near,
    shared: true,
    append: async (...entries) => {
      await sleep(20);
      return await near.append(...entries);
    },
  };
}

it('an act for an event finds its place however many others are quicker', async () => {
  const near = new Events({ ...streamStore(engine), shared: true }, 'near', Date.now);
  const far = new Events(farStore(), 'far', Date.now);
  const { id, token } = await near.open('Spring', 'Director');
  const by = (await near.bearer(id, token))!.by!;
  const appoint = (events: Events, key: string) =>
    events.act(id, by, { do: 'appoint', official: { key, name: key, roles: ['judge'] } }, null);
  const slow = appoint(far, 'slow');
  for (let n = 0; n < ACTS; n++) {
    expect((await appoint(near, `quick ${n}`))?.outcome).toMatchObject({ ok: true });
    await sleep(10);
  }
  expect((await slow)?.outcome).toMatchObject({ ok: true });
  // Who looks for the first time reads the log itself; a node that knows the event hears of others a moment later.
  const fresh = new Events({ ...streamStore(engine), shared: true }, 'fresh', Date.now);
  expect(Object.keys((await fresh.state(id))!.officials)).toContain('slow');
});

it('what a whole class does at the same moment is all kept', async () => {
  const [near, far] = [streamStore(engine), farStore()].map(store => new ClassLogs(store, Date.now));
  const did = (logs: ClassLogs, n: number) =>
    logs.append('c1', `p${n}`, {
      event: 'did',
      pupil: `p${n}`,
      kind: 'puzzle',
      game: 'on-sets',
      theme: 'find',
      right: true,
      puzzle: null,
    });
  const kept = await Promise.all(Array.from({ length: ACTS }, (_, n) => did(n % 10 === 0 ? far! : near!, n)));
  expect(kept).toEqual(Array.from({ length: ACTS }, () => true));
  expect((await near!.state('c1')).seq).toBe(ACTS);
});
