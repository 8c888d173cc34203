/** Ids are ordered by code unit, on every machine alike. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
