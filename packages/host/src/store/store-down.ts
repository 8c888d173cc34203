/** Storage did not answer; whether a write took effect is not known. */
export class StoreDown extends Error {}
