import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { totals } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { TestServer } from '../test/harness.ts';
import { ownPlaces } from '../test/own-places.ts';
import { openEngine, type Place } from './open.ts';
import { tableStore } from './tables.ts';
import { importAll } from './transfer.ts';

interface Expected {
  readonly seq: number;
  readonly maker: string;
  readonly people: readonly (string | null)[];
  readonly officials: readonly { readonly person: string; readonly name: string }[];
  readonly totals: readonly number[] | null;
}

const { postgres, newFolder } = ownPlaces();

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

async function* lines(path: string): AsyncGenerator<string> {
  yield* readFileSync(path, 'utf8').trim().split('\n');
}

async function imported(release: string, place: Place): Promise<Place> {
  const engine = await openEngine(place);
  await importAll(engine, lines(join(fixtures, release, 'export.jsonl')));
  await engine.close();
  return place;
}

/** What a release left behind is taken up by every later one. */
const ways: Readonly<Record<string, (release: string) => Promise<Place>>> = {
  'its data folder': async release => {
    const folder = newFolder();
    cpSync(join(fixtures, release, 'forceout.db'), join(folder, 'forceout.db'));
    return { folder };
  },
  'its export': release => imported(release, { folder: newFolder() }),
  'its export in PostgreSQL': async release => imported(release, { url: await postgres.base() }),
};

/** A folder a release; files beside them belong to other tests. */
const releases = readdirSync(fixtures, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

describe.each(releases)('%s', release => {
  const expected = JSON.parse(readFileSync(join(fixtures, release, 'expected.json'), 'utf8')) as Readonly<
    Record<string, Expected>
  >;
  /** Somebody who was forgotten before has a key that nobody can have. */
  const whose = (person: string | null): string | null => (person?.startsWith('gone-') ? null : person);

  it.each(Object.entries(ways))('comes up from %s with everything that stood at its tables', async (_, way) => {
    const place = await way(release);
    const server = await TestServer.start({ place });
    const { tables, engine } = { tables: server.server.context.registry, engine: server.server.engine };
    for (const [id, want] of Object.entries(expected)) {
      const { hosted } = await tables.table(id);
      const { room } = hosted;
      expect({
        ...want,
        seq: Math.max(want.seq, room.seq),
        stage: room.stage,
        maker: room.maker,
        seats: room.seats.map(seat => seat?.name ?? null),
        people: hosted.people.map(whose),
        officials: hosted.officials.map(({ person, role, name }) => ({ person, role, name })),
        phase: room.state?.phase ?? null,
        shake: room.state?.shakeNo ?? null,
        players: room.state?.config.players ?? null,
        totals: room.state ? totals(room.state) : null,
        next: room.next,
      }).toEqual({ ...want, seq: Math.max(want.seq, room.seq) });
      expect(room.seq).toBeGreaterThanOrEqual(want.seq);
    }
    const names = new Set(
      Object.values(expected).flatMap(({ maker, officials }) => [maker, ...officials.map(o => o.name)]),
    );
    expect(names.size).toBeGreaterThan(2);
    const written = JSON.stringify([
      await engine.query('SELECT person, key, body, secret FROM log'),
      await engine.query('SELECT card FROM streams'),
    ]);
    for (const name of names) expect(written).not.toContain(`"${name}`);
    await server.close();
  });

  it('goes on as any other data: somebody forgotten is a row less', async () => {
    const engine = await openEngine(await ways['its data folder']!(release));
    const store = tableStore(engine);
    const [table, { people }] = Object.entries(expected).find(([, { officials }]) => officials.length > 0)!;
    const written = await store.read(table, 0, 999);
    expect((await store.roster(table)).has(people[0]!)).toBe(true);
    expect(await store.forget(people[0]!)).toContain(table);
    expect((await store.roster(table)).has(people[0]!)).toBe(false);
    expect(await store.read(table, 0, 999)).toEqual(written);
    await engine.close();
  });
});
