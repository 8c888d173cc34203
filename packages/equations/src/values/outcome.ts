import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { FaultKey, ValueKey } from '../codes.ts';
import type { Ground } from '../rules.ts';
import type { Num } from './number.ts';

/** What an expression comes to. */
export type Outcome = { readonly kind: 'value'; readonly value: Num } | NoValue;

/** Why it comes to nothing: kept as a key, for outcomes are made by the million. */
export interface NoValue {
  readonly kind: 'undefined' | 'illegal' | 'uncheckable';
  readonly clause: Ground;
  readonly key: ValueKey | FaultKey;
  readonly facts?: Facts | undefined;
}

export const saidOf = ({ key, facts }: NoValue): Said => saidBy(key, facts);

export const value = (of: Num): Outcome => ({ kind: 'value', value: of });
export const undefinedBy = (clause: Ground, key: ValueKey, facts?: Facts): NoValue => ({
  kind: 'undefined',
  clause,
  key,
  facts,
});
export const illegal = (clause: Ground, key: ValueKey, facts?: Facts): NoValue => ({
  kind: 'illegal',
  clause,
  key,
  facts,
});
export const uncheckable = (key: ValueKey = 'value.uncheckable'): NoValue => ({
  kind: 'uncheckable',
  clause: 'uncheckable',
  key,
});
