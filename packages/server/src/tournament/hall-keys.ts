import { hashOf } from '../people/secrets.ts';

/** A key that follows from what it names, so that every node comes to the same. */
export const namedKey = (prefix: 'p' | 't', ...what: readonly string[]): string =>
  `${prefix}${BigInt(`0x${hashOf(what.join('\n'))}`)
    .toString(36)
    .padStart(15, '0')
    .slice(-15)}`;

/** The key under which a pupil or an official of an event is known at its tables. */
export const hallPerson = (event: string, kind: 'player' | 'official', who: string): string =>
  namedKey('p', kind, event, who);

/**
 * What a file says of tables and people is somebody's word: here they get keys that only this event has, so that no file
 * can name a table or a person of this server.
 */
export const broughtTable = (event: string, table: string): string => namedKey('t', 'brought', event, table);
export const broughtPerson = (event: string, person: string): string => namedKey('p', 'brought', event, person);
