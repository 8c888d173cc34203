import type { Phase } from '../state.ts';
import type { Field } from './field.ts';

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** One act, defined once. */
export interface ActDefinition {
  readonly fields: Fields;
  /** Where it may be done; `any`: in every phase until the match is closed. */
  readonly phases: readonly Phase[] | 'any';
  /** The fields a record writes without naming them, in order; a list takes all the words that remain. */
  readonly words?: readonly string[];
  /** Also for a player who takes no part in the shake. */
  readonly fromOutside?: boolean;
}

export type Definitions = Readonly<Record<string, ActDefinition>>;

type Required<F extends Fields> = { [K in keyof F]: F[K] extends Field<unknown, true> ? K : never }[keyof F];
type ValueOf<F> = F extends Field<infer T> ? T : never;

type ValuesOf<F extends Fields> = { readonly [K in Required<F>]: ValueOf<F[K]> } & {
  readonly [K in Exclude<keyof F, Required<F>>]?: ValueOf<F[K]>;
};

/** The act as a value: what it does, and its fields. */
export type ActOf<D extends Definitions> = {
  [K in keyof D]: { readonly do: K } & ValuesOf<D[K]['fields']>;
}[keyof D];
