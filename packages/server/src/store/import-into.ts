import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from './backup.ts';
import { dataFile, openEngine, type Place } from './open.ts';
import { privateFolder } from './private-folder.ts';
import { importAll } from './transfer.ts';

async function imported(place: Place, lines: AsyncIterable<string>): Promise<number> {
  const engine = await openEngine(place);
  try {
    return await importAll(engine, lines);
  } finally {
    await engine.close();
  }
}

/**
 * Lines of an export into a place that has no data yet, all or none; resolves with the number of rows. In a folder they
 * become its data only when they are whole: an import that fails, or dies, leaves nothing that another would stumble over.
 */
export async function importInto(place: Place, lines: AsyncIterable<string>): Promise<number> {
  if (!('folder' in place) || existsSync(dataFile(place.folder))) return await imported(place, lines);
  const { folder } = place;
  const made = !existsSync(folder);
  privateFolder(folder);
  const part = join(folder, 'import.part');
  rmSync(part, { recursive: true, force: true });
  let done = false;
  try {
    const rows = await imported({ folder: part }, lines);
    backup(part, dataFile(folder));
    done = true;
    return rows;
  } finally {
    rmSync(made && !done ? folder : part, { recursive: true, force: true });
  }
}
