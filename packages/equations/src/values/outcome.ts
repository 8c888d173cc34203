import type { Ground } from '../rules.ts';
import type { Num } from './number.ts';

/** What an expression comes to. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: Num }
  | { readonly kind: 'undefined' | 'illegal' | 'uncheckable'; readonly clause: Ground; readonly message: string };

export const value = (of: Num): Outcome => ({ kind: 'value', value: of });
export const undefinedBy = (clause: Ground, message: string): Outcome => ({ kind: 'undefined', clause, message });
export const illegal = (clause: Ground, message: string): Outcome => ({ kind: 'illegal', clause, message });
export const uncheckable = (message = 'This is too large or too deep to be checked.'): Outcome => ({
  kind: 'uncheckable',
  clause: 'uncheckable',
  message,
});
