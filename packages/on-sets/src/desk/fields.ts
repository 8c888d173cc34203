import type { Json } from '@forceout/table';

/** Thrown by field readers and caught at the desk's door, which answers it. */
export class BadQuestion extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Fields = { readonly [key: string]: Json };

export const bad = (field: string, expected: string): BadQuestion =>
  new BadQuestion('bad-field', `Field "${field}" must be ${expected}.`);

/** Unknown fields are an error, not ignored. */
export function allowOnly(fields: Fields, allowed: readonly string[], where = ''): void {
  for (const key of Object.keys(fields))
    if (!allowed.includes(key))
      throw new BadQuestion('unknown-field', `Unknown field "${where}${key}"; expected one of ${allowed.join(', ')}.`);
}

export const isFields = (x: Json | undefined): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A field that must be there; null counts as absent. */
export function need(fields: Fields, key: string, where = ''): Json {
  const value = fields[key];
  if (value === undefined || value === null)
    throw new BadQuestion('missing-field', `Field "${where}${key}" is missing.`);
  return value;
}

export function flag(fields: Fields, key: string, where = ''): boolean {
  const value = fields[key];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw bad(where + key, 'true or false');
  return value;
}

export function oneOf<T extends string>(value: Json | undefined, choices: readonly T[], field: string): T {
  if (!choices.includes(value as T)) throw bad(field, `one of ${choices.join(', ')}`);
  return value as T;
}

export function texts(value: Json | undefined, field: string): readonly string[] {
  if (!Array.isArray(value) || value.some(item => typeof item !== 'string')) throw bad(field, 'a list of texts');
  return value as readonly string[];
}
