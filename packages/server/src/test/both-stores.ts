import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '../store/engine.ts';
import { openEngine, type Place } from '../store/open.ts';
import { newFolder } from './harness.ts';
import { TestPostgres } from './postgres.ts';

/** Gives a `describe` that runs on SQLite and on PostgreSQL, each time on a data base of its own. */
export function bothStores(): (title: string, tests: (engine: () => Engine) => void) => void {
  const postgres = new TestPostgres();
  const folders: string[] = [];
  beforeAll(() => postgres.start());
  afterAll(async () => {
    await postgres.remove();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const places: Readonly<Record<string, () => Promise<Place>>> = {
    embedded: async () => {
      const folder = newFolder();
      folders.push(folder);
      return { folder };
    },
    PostgreSQL: async () => ({ url: await postgres.base() }),
  };

  return (title, tests) => {
    describe.each(Object.entries(places))(`${title}, %s`, (_, place) => {
      let engine: Engine | null = null;
      beforeAll(async () => {
        engine = await openEngine(await place());
      });
      afterAll(() => engine?.close());
      tests(() => {
        if (engine === null) throw new Error('The data base is there once the tests have begun.');
        return engine;
      });
    });
  };
}
