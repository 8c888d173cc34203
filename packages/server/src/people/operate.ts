import { openBeside } from '../store/beside.ts';
import type { Engine } from '../store/engine.ts';
import type { Place } from '../store/open.ts';
import { peopleStore } from '../store/people.ts';
import type { PeopleStore } from './people-store.ts';
import { oneRecoveryCode } from './recovery.ts';

/** What the one who runs a server does from the command line. */
async function withPerson<T>(
  place: Place,
  login: string,
  work: (store: PeopleStore, person: string) => Promise<T>,
): Promise<T | null> {
  const data = await openBeside(place);
  try {
    const store = peopleStore(data as Engine);
    const person = await store.byLogin(login.trim().toLowerCase());
    return person === null ? null : await work(store, person.id);
  } finally {
    await data.close();
  }
}

/**
 * For somebody who cannot sign in any more: the old password is good no longer, every session ends, and one code lets them
 * set a new one. Null when there is no such account.
 */
export const resetAccount = (place: Place, login: string): Promise<string | null> =>
  withPerson(place, login, async (store, person) => {
    await store.setSecret(person, null);
    await store.endSessions(person, null);
    return await oneRecoveryCode(store, person);
  });

/** Lets an account see reports and block names, or no longer. False when there is no such account. */
export const appointOperator = async (place: Place, login: string, operator: boolean): Promise<boolean> =>
  (await withPerson(place, login, async (store, person) => {
    await store.setOperator(person, operator);
    return true;
  })) === true;
