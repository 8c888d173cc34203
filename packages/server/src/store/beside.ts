import { existsSync } from 'node:fs';
import type Database from 'libsql';
import { DataFault } from './data-fault.ts';
import type { Engine, SqlValue, Statement } from './engine.ts';
import { openDatabase, Prepared } from './libsql-open.ts';
import { dataFile, openEngine, type Place } from './open.ts';

/** What a command needs of a data base that a server may be using. */
export type Beside = Pick<Engine, 'query' | 'write' | 'close'>;

/**
 * The data, for a command that changes a row or two of people while the server runs. It leaves the log alone: that has one
 * writer.
 */
export async function openBeside(place: Place): Promise<Beside> {
  if (!('folder' in place)) return await openEngine(place);
  const path = dataFile(place.folder);
  if (!existsSync(path)) throw new DataFault('missing', { folder: place.folder });
  const db: Database.Database = openDatabase(path);
  const prepared = new Prepared(db);
  return {
    query: async (text: string, values: readonly SqlValue[] = []) => prepared.run({ text, values }),
    write: async (...statements: readonly Statement[]) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const rows = statements.map(statement => prepared.run(statement));
        db.exec('COMMIT');
        return rows;
      } catch (cause) {
        db.exec('ROLLBACK');
        throw cause;
      }
    },
    close: async () => void db.close(),
  };
}
