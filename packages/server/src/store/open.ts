import { join } from 'node:path';
import { DataFault, unreadableData } from './data-fault.ts';
import type { Engine } from './engine.ts';
import { LibsqlEngine } from './libsql.ts';
import { migrate } from './migrations.ts';

/** Where data lives: a folder of ours, or a PostgreSQL data base. */
export type Place = { readonly folder: string } | { readonly url: string };

/** The one file in which the embedded store keeps everything. */
export const dataFile = (folder: string): string => join(folder, 'forceout.db');

export async function openEngine(place: Place): Promise<Engine> {
  if ('folder' in place) {
    const path = dataFile(place.folder);
    const engine = new LibsqlEngine(path);
    try {
      await migrate(engine);
    } catch (cause) {
      await engine.close();
      throw cause instanceof DataFault ? cause : unreadableData(path, cause);
    }
    return engine;
  }
  const { PostgresEngine } = await import('./postgres.ts');
  const engine = new PostgresEngine(place.url);
  try {
    await engine.runExclusive(() => migrate(engine));
  } catch (cause) {
    await engine.close();
    throw cause;
  }
  return engine;
}
