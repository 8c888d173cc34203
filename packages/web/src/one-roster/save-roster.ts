import { saveFile } from '../ui/save-file.ts';
import type { WrittenClass } from './write-roster.ts';

/** Gives the class as a OneRoster archive to the person. */
export async function saveRoster(written: WrittenClass): Promise<void> {
  const [{ zipOf }, { writeRoster }] = await Promise.all([import('./roster-archive.ts'), import('./write-roster.ts')]);
  saveFile(zipOf(writeRoster(written, new Date().toISOString().slice(0, 10))), 'forceout-oneroster.zip');
}
