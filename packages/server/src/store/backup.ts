import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { DataFault } from './data-fault.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { dataFile } from './open.ts';
import { privateFile } from './private-file.ts';
import { privateFolder } from './private-folder.ts';

/** On the disk, and under its name, for good. */
function settle(from: string, to: string): void {
  for (const path of [from, dirname(to)]) {
    const file = openSync(path, 'r');
    fsyncSync(file);
    closeSync(file);
    if (path === from) renameSync(from, to);
  }
}

/** A data base whose every page was looked at. Resolves with its number of log rows. */
function checked(path: string): number {
  const db = new Database(path, { readonly: true } as Database.Options);
  try {
    const [found] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok')
      throw new DataFault('damaged', { path, error: String(found?.integrity_check) });
    const { version } = db.prepare('SELECT MAX(version) AS version FROM schema_version').get() as { version: number };
    if (version > SCHEMA_VERSION) throw new DataFault('newer-backup', { path });
    return Number((db.prepare('SELECT COUNT(*) AS rows FROM log').get() as { rows: number }).rows);
  } catch (cause) {
    throw cause instanceof DataFault ? cause : new DataFault('no-backup', { path, error: (cause as Error).message });
  } finally {
    db.close();
  }
}

/**
 * Everything that was durable at one moment, in one file, while a server goes on writing: one long read, which holds
 * nobody up. The file is looked through before it gets its name.
 */
export function backup(folder: string, to: string): number {
  const from = dataFile(folder);
  if (!existsSync(from)) throw new DataFault('missing', { folder });
  if (existsSync(to)) throw new DataFault('exists', { path: to });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  privateFile(part);
  try {
    const db = new Database(from);
    try {
      db.exec('PRAGMA busy_timeout = 5000');
      db.prepare('VACUUM INTO ?').run(part);
    } finally {
      db.close();
    }
    const rows = checked(part);
    settle(part, to);
    return rows;
  } catch (cause) {
    rmSync(part, { force: true });
    throw cause;
  }
}

/** A backup into a folder that has no data yet. */
export function restore(from: string, folder: string): number {
  const to = dataFile(folder);
  if (!existsSync(from)) throw new DataFault('no-file', { path: from });
  if (existsSync(to)) throw new DataFault('there-already', { folder });
  const rows = checked(from);
  privateFolder(folder);
  const part = `${to}.part`;
  privateFile(part);
  copyFileSync(from, part);
  settle(part, to);
  return rows;
}
