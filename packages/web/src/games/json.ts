import type { Json } from '@forceout/table';

export const isObject = (x: Json | undefined): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** The texts of a list; whatever else stands there is left out. */
export const textsOf = (x: Json | undefined): readonly string[] =>
  Array.isArray(x) ? x.filter((y): y is string => typeof y === 'string') : [];
