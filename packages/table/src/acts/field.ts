import type { Json } from '../game.ts';

/** What a value of a field looks like. `ruling`: true, false, a number or null in live play, any JSON in a record. */
export type FieldKind =
  | 'strings'
  | 'string'
  | 'string?'
  | 'seat'
  | 'int'
  | 'ints'
  | 'bool'
  | 'json'
  | 'ruling'
  | 'one-of';

/** Bounds for what comes in over a connection; scripts and records are not held to them. */
export interface LiveBounds {
  /** Fewest and most letters of a text, or most entries of a list. */
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: RegExp;
}

/** One field of an act: from it come the type, the decoder and the schema of the messages. */
export interface Field<T, R extends boolean = boolean> {
  readonly kind: FieldKind;
  /** Of `one-of`. */
  readonly values: readonly string[];
  readonly required: R;
  /** false: only scripts, records and the host may give it, nobody in live play. */
  readonly inLivePlay: boolean;
  readonly live: LiveBounds;
  /** Words of a person, which not everybody may send. */
  readonly freeText: boolean;
  /** Never there; it carries the type. */
  readonly type?: T;
}

const field = <T>(kind: FieldKind, live: LiveBounds = {}, values: readonly string[] = []): Field<T, true> => ({
  kind,
  values,
  required: true,
  inLivePlay: true,
  live,
  freeText: false,
});

export const optional = <T>(of: Field<T>): Field<T, false> => ({ ...of, required: false });

/** Optional, and never taken from a connection: faces, cards, seeds. */
export const scripted = <T>(of: Field<T>): Field<T, false> => ({ ...of, required: false, inLivePlay: false });

export const oneOf = <const V extends string>(values: readonly V[]): Field<V, true> => field<V>('one-of', {}, values);

export const text = (least: number, most: number, pattern?: RegExp): Field<string, true> =>
  field('string', pattern === undefined ? { least, most } : { least, most, pattern });

export const cube = text(1, 20);
export const cubes = (most: number): Field<readonly string[], true> => field('strings', { least: 1, most });
export const seat: Field<number, true> = field('seat');
export const integer = (least?: number, most?: number): Field<number, true> =>
  field('int', { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) });
export const integers = (most: number): Field<readonly number[], true> => field('ints', { most });
export const flag: Field<boolean, true> = field('bool');
export const json: Field<Json, true> = field('json');
export const ruling: Field<Json, true> = field('ruling');
export const nullableText = (most: number): Field<string | null, true> => field('string?', { least: 0, most });

/** What a person says in his own words. */
export const freeText: Field<string, true> = { ...text(0, 400), freeText: true };

/** A clause without its edition. */
export const clauseAddress = text(1, 40, /^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/);
