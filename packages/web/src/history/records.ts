import { saveFile } from '../ui/save-file.ts';
import { NO_FILTER } from './match-row.ts';
import { bringHere, historyPage } from './source.ts';
import { zipOf } from './zip.ts';

async function recordText(id: string): Promise<string | null> {
  const events = await bringHere(id);
  if (events === null) return null;
  const { recordOf, writeRecord } = await import('@forceout/record');
  return writeRecord(recordOf(events));
}

/** One match as a record. False when it could not be fetched. */
export async function downloadOne(id: string): Promise<boolean> {
  const text = await recordText(id);
  if (text === null) return false;
  saveFile(new Blob([text], { type: 'text/plain' }), `forceout-${id}.txt`);
  return true;
}

/** All matches as records in one file; tells how far it is. */
export async function downloadAll(progress: (done: number, of: number) => void): Promise<boolean> {
  const files: { name: string; text: string }[] = [];
  let after: string | null = null;
  do {
    const page = await historyPage(NO_FILTER, after);
    if (page === null) return false;
    for (const { id, at } of page.rows) {
      const text = await recordText(id);
      if (text === null) return false;
      files.push({ name: `${new Date(at).toISOString().slice(0, 10)}-${id}.txt`, text });
      progress(files.length, page.total);
    }
    after = page.after;
  } while (after !== null);
  saveFile(zipOf(files), 'forceout-records.zip');
  return true;
}
