import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '../store/engine.ts';
import { openEngine } from '../store/open.ts';
import { ownPlaces } from './own-places.ts';

/** Gives a `describe` that runs on SQLite and on PostgreSQL, each time on a data base of its own. */
export function bothStores(): (title: string, tests: (engine: () => Engine) => void) => void {
  const { places } = ownPlaces();
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
