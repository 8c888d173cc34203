import type { Facts } from '@forceout/table';
import { RequestFault, type RequestFaultKey } from './fault.ts';

/** Readers of untrusted JSON: each takes a value and the path where it stands, and answers it typed or throws a fault. */
export type Read<T> = (value: unknown, at: string) => T;

/** What is wrong with a value: the part of its key after the dot. */
type BadValue = RequestFaultKey extends infer Key ? (Key extends `bad-value.${infer What}` ? What : never) : never;

export const bad = (at: string, what: BadValue, facts?: Facts): RequestFault =>
  new RequestFault(`bad-value.${what}`, at, facts);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

export const text: Read<string> = (value, at) => {
  if (typeof value !== 'string' || value === '') throw bad(at, 'text');
  return value;
};

const LONGEST_NAME = 80;
const LONGEST_NOTE = 500;

/** One line, not too long, nothing that cannot be seen or turns the letters round. */
const isLine = (value: string, most: number): boolean =>
  value.length <= most && !/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(value);

/** What can be called out and printed. */
export const isName = (value: string): boolean => isLine(value, LONGEST_NAME);

const line =
  (most: number): Read<string> =>
  (value, at) => {
    const found = text(value, at);
    if (!isLine(found, most)) throw bad(at, 'name', { most });
    return found;
  };

export const name: Read<string> = line(LONGEST_NAME);
/** What somebody wrote in the own words: a question, a reason, a ruling. */
export const note: Read<string> = line(LONGEST_NOTE);

export const boolean: Read<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw bad(at, 'boolean');
  return value;
};

export const wholeNumber =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value, at) => {
    if (!Number.isSafeInteger(value)) throw bad(at, 'whole-number');
    const number = value as number;
    if (number < least || number > most)
      throw bad(at, most === Number.MAX_SAFE_INTEGER ? 'from' : 'from-to', { least, most });
    return number;
  };

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

export const oneOf =
  <T extends string>(names: readonly T[]): Read<T> =>
  (value, at) => {
    if (!names.includes(value as T)) throw bad(at, 'one-of', { names });
    return value as T;
  };

/** A list; of a length where one is given. */
export const list =
  <T>(read: Read<T>, shortest = 0, longest = Number.POSITIVE_INFINITY): Read<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw bad(at, 'list');
    if (value.length < shortest || value.length > longest)
      throw bad(
        at,
        shortest === longest ? 'entries' : longest === Number.POSITIVE_INFINITY ? 'at-least' : 'entries-between',
        { shortest, longest, has: value.length },
      );
    return value.map((item: unknown, i) => read(item, `${at}[${i}]`));
  };

/** Every name at most once. */
export const distinct =
  <T>(read: Read<readonly T[]>): Read<readonly T[]> =>
  (value, at) => {
    const items = read(value, at);
    items.forEach((item, i) => {
      if (items.indexOf(item) < i) throw bad(`${at}[${i}]`, 'twice', { item: String(item), list: at });
    });
    return items;
  };

/** An object whose keys are free. */
export const mapOf =
  <T>(read: Read<T>): Read<ReadonlyMap<string, T>> =>
  (value, at) => {
    if (!isObject(value)) throw bad(at, 'object');
    return new Map(Object.entries(value).map(([key, item]) => [key, read(item, inside(at, key))]));
  };

export type Fields = Readonly<Record<string, { readonly read: Read<unknown>; readonly optional: boolean }>>;
export type Values<F extends Fields> = {
  readonly [K in keyof F as F[K]['optional'] extends true ? never : K]: F[K] extends { read: Read<infer T> }
    ? T
    : never;
} & {
  readonly [K in keyof F as F[K]['optional'] extends true ? K : never]?: F[K] extends { read: Read<infer T> }
    ? T
    : never;
};

export const must = <T>(read: Read<T>) => ({ read, optional: false }) as const;
export const may = <T>(read: Read<T>) => ({ read, optional: true }) as const;

/** An object with exactly these fields. First what does not belong, then what is missing, then what is wrong. */
export const object =
  <F extends Fields>(fields: F): Read<Values<F>> =>
  (value, at) => {
    if (!isObject(value)) throw bad(at, at === '' ? 'request' : 'object');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key))
        throw new RequestFault('unknown-field', inside(at, key), { fields: Object.keys(fields) });
    for (const [key, { optional }] of Object.entries(fields))
      if (!optional && value[key] === undefined) throw new RequestFault('missing-field', inside(at, key));
    const values = Object.entries(fields).flatMap(([key, { read }]) =>
      value[key] === undefined ? [] : [[key, read(value[key], inside(at, key))]],
    );
    return Object.fromEntries(values) as Values<F>;
  };
