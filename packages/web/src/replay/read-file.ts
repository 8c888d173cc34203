import { readRecord } from '@forceout/record';
import { isEdition, rulesOf } from '@forceout/rulebook';
import type { Said } from '@forceout/table';
import { keepRecord } from '../host/keep-record.ts';
import { randomId } from '../ui/random-id.ts';
import { askTable } from '../worker/index.ts';

export type Shelved =
  | { readonly ok: true; readonly id: string }
  /** Line 0: it is no record at all. */
  | { readonly ok: false; readonly line: number; readonly said: Said };

/** Plays a record through the referee and puts it among the matches of this device. */
export async function shelveFile(text: string): Promise<Shelved> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const edition = read.record.tags.find(tag => tag.name === 'Edition')?.value;
  if (!isEdition(edition)) return { ok: false, line: 0, said: { code: 'no-tags' } };
  const played = await askTable('record', { game: rulesOf(edition).game, record: read.record });
  if (!played.ok) return played;
  const id = randomId();
  await keepRecord(id, played.events, 'file');
  return { ok: true, id };
}
