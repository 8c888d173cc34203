import type { PeopleStore } from './people-store.ts';
import { hashOf, newRecoveryCode } from './secrets.ts';

const CODES = 10;
/** They last as long as the account. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Capitals, blanks and dashes do not matter. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Ten codes to print and put away, each good once; those from before are good no longer. Told once. */
export async function newRecoveryCodes(store: PeopleStore, person: string): Promise<readonly string[]> {
  return await codesFor(store, person, CODES);
}

/** A single code, from somebody who runs the server. */
export const oneRecoveryCode = async (store: PeopleStore, person: string): Promise<string> =>
  (await codesFor(store, person, 1))[0] ?? '';

async function codesFor(store: PeopleStore, person: string, count: number): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode);
  await store.dropProofs(person, 'recovery');
  await store.addProofs(
    codes.map(code => ({ hash: hashOf(plain(code)), kind: 'recovery', person, value: null, expires: NEVER })),
  );
  return codes;
}

export const useRecoveryCode = (store: PeopleStore, person: string, code: string, now: number): Promise<boolean> =>
  store.takeProofOf(person, 'recovery', hashOf(plain(code)), now);
