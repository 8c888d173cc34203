import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { LibsqlEngine } from './libsql.ts';
import { migrate } from './migrations.ts';
import { PostgresEngine } from './postgres.ts';

/** Where data lives: a folder of ours, or a PostgreSQL data base. */
export type Place = { readonly folder: string } | { readonly url: string };

export async function openEngine(place: Place): Promise<Engine> {
  if ('folder' in place) {
    const engine = new LibsqlEngine(join(place.folder, 'forceout.db'));
    try {
      await migrate(engine);
    } catch (cause) {
      await engine.close();
      throw cause;
    }
    return engine;
  }
  const engine = new PostgresEngine(place.url);
  try {
    await engine.alone(() => migrate(engine));
  } catch (cause) {
    await engine.close();
    throw cause;
  }
  return engine;
}
