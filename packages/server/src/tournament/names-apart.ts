import type { RosterName } from '@forceout/host';
import type { LogEntry } from '@forceout/tournament';

/** Names of people and what they wrote stand in the roster of the stream; an entry only points to them, so that they can be forgotten. */
const POINTER = /^@(\d+):/;

type Change = (text: string, key: string) => string;

/** Everything in an entry that names a person or was written in somebody's own words, changed; all else stays. */
function withNames(entry: LogEntry, change: Change): LogEntry {
  const person = <T extends { readonly name: string }>(one: T, key: string): T => ({
    ...one,
    name: change(one.name, key),
  });
  const said = (text: string): string => (text === '' ? text : change(text, 'said'));
  switch (entry.event) {
    case 'opened':
      return { ...entry, director: person(entry.director, entry.director.key) };
    case 'appointed':
      return { ...entry, official: person(entry.official, entry.official.key) };
    case 'entered':
      return { ...entry, entries: entry.entries.map(one => person(one, one.id)) };
    case 'entry-changed':
    case 'substituted':
      return { ...entry, entry: person(entry.entry, entry.entry.id) };
    case 'seated':
    case 'seats-changed':
      return { ...entry, reason: entry.reason === null ? null : said(entry.reason) };
    case 'result-disputed':
    case 'deceit-found':
      return { ...entry, reason: said(entry.reason) };
    case 'called':
      return { ...entry, question: said(entry.question) };
    case 'call-ruled':
    case 'concurred':
      return { ...entry, text: said(entry.text) };
    case 'conduct':
      return { ...entry, conduct: { ...entry.conduct, reason: said(entry.conduct.reason) } };
    case 'second-judge-needed':
      return { ...entry, pending: { ...entry.pending, reason: said(entry.pending.reason) } };
    default:
      return entry;
  }
}

const rosterKey = (stream: string, seq: number, id: string): string => `${stream}:${seq}:${id}`;

/** The entry as it is stored, and the names it points to. */
export function namesApart(
  stream: string,
  seq: number,
  entry: LogEntry,
): { readonly body: LogEntry; readonly names: readonly RosterName[] } {
  const names: RosterName[] = [];
  const body = withNames(entry, (name, id) => {
    names.push({ key: rosterKey(stream, seq, id), name });
    return `@${seq}:${id}`;
  });
  return { body, names };
}

/** The entry with the names of the roster; whoever is not in it any more has none. */
export const namesBack = (stream: string, roster: ReadonlyMap<string, string>, body: LogEntry): LogEntry =>
  withNames(body, text => {
    const pointer = POINTER.exec(text);
    if (!pointer) return text;
    const key = rosterKey(stream, Number(pointer[1]), text.slice(pointer[0].length));
    return roster.get(key) ?? '';
  });

export const pointsToNames = (body: LogEntry): boolean => {
  let found = false;
  withNames(body, text => {
    found ||= POINTER.test(text);
    return text;
  });
  return found;
};
