import type { Facts, Json, QuestionKey, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';

/** Thrown by field readers and caught by the adjudicator, which answers it. */
export class BadQuestion extends Error {
  readonly said: Said;
  constructor(key: QuestionKey | OnSetsKey, facts?: Facts, because?: Said) {
    super(key);
    this.said = saidBy(key, facts, because);
  }
}

export type Fields = { readonly [key: string]: Json };

/** What a field must be, apart from a list of choices. */
type Kind = 'boolean' | 'number' | 'text' | 'texts';

export const bad = (field: string, kind: Kind): BadQuestion => new BadQuestion(`bad-field.${kind}`, { field });

/** A field that must have a form, written as one would write it: `{layout, digits}`. */
export const badForm = (field: string, form: string): BadQuestion =>
  new BadQuestion('bad-field.object', { field, form });

export const notOneOf = (field: string, values: readonly string[]): BadQuestion =>
  new BadQuestion('bad-field.one-of', { field, values });

/** Unknown fields are an error, not ignored. */
export function allowOnly(fields: Fields, allowed: readonly string[], where = ''): void {
  for (const key of Object.keys(fields))
    if (!allowed.includes(key)) throw new BadQuestion('unknown-field', { field: where + key, values: allowed });
}

export const isFields = (x: Json | undefined): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A field that must be there; null counts as absent. */
export function need(fields: Fields, key: string, where = ''): Json {
  const value = fields[key];
  if (value === undefined || value === null) throw new BadQuestion('missing-field', { field: where + key });
  return value;
}

export function flag(fields: Fields, key: string, where = ''): boolean {
  const value = fields[key];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw bad(where + key, 'boolean');
  return value;
}

export function oneOf<T extends string>(value: Json | undefined, choices: readonly T[], field: string): T {
  if (!choices.includes(value as T)) throw notOneOf(field, choices);
  return value as T;
}

export function texts(value: Json | undefined, field: string): readonly string[] {
  if (!Array.isArray(value) || value.some(item => typeof item !== 'string')) throw bad(field, 'texts');
  return value as readonly string[];
}
