import type { Json } from '@forceout/table';

/** One place of a value that is another now: the way to it, and what stands there; nothing = it is gone. */
export type Change = readonly [path: readonly (string | number)[], value?: Json];

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has to be changed in one value to get the other. */
export function changesBetween(before: Json, after: Json): readonly Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  return found;
}

function compare(before: Json, after: Json, path: readonly (string | number)[], found: Change[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    after.forEach((value: Json, i) => {
      if (i < before.length) compare(before[i] as Json, value, [...path, i], found);
      else found.push([[...path, i], value]);
    });
    return;
  }
  if (isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) found.push([[...path, key]]);
    for (const [key, value] of Object.entries(after))
      if (Object.hasOwn(before, key)) compare(before[key] ?? null, value, [...path, key], found);
      else found.push([[...path, key], value]);
    return;
  }
  found.push([path, after]);
}

/** The value with the changes made; what was given stays as it was. */
export const withChanges = (value: Json, changes: readonly Change[]): Json =>
  changes.reduce<Json>((now, change) => changed(now, change, 0), value);

function changed(value: Json, change: Change, depth: number): Json {
  const [path, after] = change;
  const key = path[depth];
  if (key === undefined) return after ?? null;
  const gone = depth === path.length - 1 && change.length === 1;
  if (Array.isArray(value)) {
    const copy: Json[] = [...value];
    copy[Number(key)] = changed((value[Number(key)] as Json | undefined) ?? null, change, depth + 1);
    return copy;
  }
  const fields = isFields(value) ? value : {};
  const own = Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
  const rest = Object.entries(fields).filter(([name]) => name !== String(key));
  // Made from entries, so that a key called __proto__ is a key like any other.
  return Object.fromEntries(gone ? rest : [...rest, [String(key), changed(own, change, depth + 1)]]);
}
