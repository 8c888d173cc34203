/*
 * What has to be there and is not is a fault of ours, never a case to go on with: it is said at once, where it is
 * noticed, and not three calls later as something that is undefined. Every package may use these.
 */

/** A value that has to be there. `what` names it for whoever reads the fault. */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing.`);
  return value;
}

const outside = (index: number, length: number): never => {
  throw new Error(`There is no entry ${index} in a list of ${length}.`);
};

/** The entry at a place that has to be in the list. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  return index >= 0 && index < list.length ? (list[index] as T) : outside(index, list.length);
}

/** The first entry of a list that is not empty. */
export const firstOf = <T>(list: ArrayLike<T>): T => itemAt(list, 0);
