import { RequestFault } from './fault.ts';

/** Readers of untrusted JSON: each takes a value and the path where it stands, and answers it typed or throws a fault. */
export type Read<T> = (value: unknown, at: string) => T;

export const bad = (at: string, message: string): RequestFault => new RequestFault('bad-value', at, message);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

export const text: Read<string> = (value, at) => {
  if (typeof value !== 'string' || value === '') throw bad(at, `"${at}" has to be a text that is not empty.`);
  return value;
};

export const boolean: Read<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw bad(at, `"${at}" has to be true or false.`);
  return value;
};

export const wholeNumber =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value, at) => {
    if (!Number.isSafeInteger(value)) throw bad(at, `"${at}" has to be a whole number.`);
    const number = value as number;
    if (number < least || number > most)
      throw bad(
        at,
        most === Number.MAX_SAFE_INTEGER
          ? `"${at}" has to be ${least} or more.`
          : `"${at}" has to be from ${least} to ${most}.`,
      );
    return number;
  };

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

export const oneOf =
  <T extends string>(names: readonly T[]): Read<T> =>
  (value, at) => {
    if (!names.includes(value as T)) throw bad(at, `"${at}" has to be one of: ${names.join(', ')}.`);
    return value as T;
  };

/** A list; of a length where one is given. */
export const list =
  <T>(read: Read<T>, shortest = 0, longest = Number.POSITIVE_INFINITY): Read<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw bad(at, `"${at}" has to be a list.`);
    if (value.length < shortest || value.length > longest)
      throw bad(
        at,
        shortest === longest
          ? `"${at}" has to have ${shortest} entries and has ${value.length}.`
          : longest === Number.POSITIVE_INFINITY
            ? `"${at}" needs at least ${shortest}.`
            : `"${at}" has to have ${shortest} to ${longest} entries and has ${value.length}.`,
      );
    return value.map((item: unknown, i) => read(item, `${at}[${i}]`));
  };

/** Every name at most once. */
export const distinct =
  <T>(read: Read<readonly T[]>): Read<readonly T[]> =>
  (value, at) => {
    const items = read(value, at);
    items.forEach((item, i) => {
      if (items.indexOf(item) < i) throw bad(`${at}[${i}]`, `"${String(item)}" stands in "${at}" twice.`);
    });
    return items;
  };

/** An object whose keys are free. */
export const mapOf =
  <T>(read: Read<T>): Read<ReadonlyMap<string, T>> =>
  (value, at) => {
    if (!isObject(value)) throw bad(at, `"${at}" has to be an object.`);
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
    if (!isObject(value)) throw bad(at, at === '' ? 'A request is a JSON object.' : `"${at}" has to be an object.`);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key))
        throw new RequestFault(
          'unknown-field',
          inside(at, key),
          `"${inside(at, key)}" is not a field here. The fields are: ${Object.keys(fields).join(', ')}.`,
        );
    for (const [key, { optional }] of Object.entries(fields))
      if (!optional && value[key] === undefined)
        throw new RequestFault('missing-field', inside(at, key), `"${inside(at, key)}" is missing.`);
    const values = Object.entries(fields).flatMap(([key, { read }]) =>
      value[key] === undefined ? [] : [[key, read(value[key], inside(at, key))]],
    );
    return Object.fromEntries(values) as Values<F>;
  };
