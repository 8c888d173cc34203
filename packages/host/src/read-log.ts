import { type EntryBody, readBody } from '@forceout/wire';
import { type Hosted, hostedAfter } from './hosted.ts';
import { type LoggedBody, withNames } from './log-names.ts';
import type { StoredEntry } from './store/streams.ts';

export interface ReadLog {
  /** The table at the end of its log; null without an entry. */
  readonly hosted: Hosted | null;
  /** What each entry says, with the names of the roster. */
  readonly bodies: readonly EntryBody[];
}

/** A whole log read once, by somebody who only wants to know what happened. */
export function readLog(id: string, entries: readonly StoredEntry[], roster: ReadonlyMap<string, string>): ReadLog {
  let hosted: Hosted | null = null;
  const bodies: EntryBody[] = [];
  for (const entry of entries) {
    const logged = readBody<LoggedBody>(entry.body).body;
    const body = withNames(logged, entry.person, roster, hosted?.room.seats ?? []);
    hosted = hostedAfter(id, hosted, entry, body);
    bodies.push(body);
  }
  return { hosted, bodies };
}
