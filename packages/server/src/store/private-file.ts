import { chmodSync, closeSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** A file that only its owner reads: there before anybody writes into it, and narrowed where it was open to others. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}
