import type { RosterName } from '@forceout/host';
import type { LogEntry } from '@forceout/tournament';

/** Names of people stand in the roster of the stream; an entry only points to them, so that they can be forgotten. */
const POINTER = /^@(\d+):/;

type Named = { readonly name: string };

/** Every thing with a person's name in an entry, changed; what is no person keeps its name. */
function withNames(entry: LogEntry, change: <T extends Named>(person: T, key: string) => T): LogEntry {
  switch (entry.event) {
    case 'opened':
      return { ...entry, director: change(entry.director, entry.director.key) };
    case 'appointed':
      return { ...entry, official: change(entry.official, entry.official.key) };
    case 'entered':
      return { ...entry, entries: entry.entries.map(one => change(one, one.id)) };
    case 'entry-changed':
    case 'substituted':
      return { ...entry, entry: change(entry.entry, entry.entry.id) };
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
  const body = withNames(entry, (person, id) => {
    names.push({ key: rosterKey(stream, seq, id), name: person.name });
    return { ...person, name: `@${seq}:${id}` };
  });
  return { body, names };
}

/** The entry with the names of the roster; whoever is not in it any more has none. */
export const namesBack = (stream: string, roster: ReadonlyMap<string, string>, body: LogEntry): LogEntry =>
  withNames(body, person => {
    const pointer = POINTER.exec(person.name);
    if (!pointer) return person;
    const key = rosterKey(stream, Number(pointer[1]), person.name.slice(pointer[0].length));
    return { ...person, name: roster.get(key) ?? '' };
  });

export const pointsToNames = (body: LogEntry): boolean => {
  let found = false;
  withNames(body, person => {
    found ||= POINTER.test(person.name);
    return person;
  });
  return found;
};
