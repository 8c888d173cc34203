import type { Num } from './number.ts';

/** What an expression comes to. The clause has no edition. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: Num }
  | { readonly kind: 'undefined' | 'illegal' | 'uncheckable'; readonly clause: string; readonly message: string };

export const value = (of: Num): Outcome => ({ kind: 'value', value: of });
export const undefinedBy = (clause: string, message: string): Outcome => ({ kind: 'undefined', clause, message });
export const illegal = (clause: string, message: string): Outcome => ({ kind: 'illegal', clause, message });
export const uncheckable = (message = 'This is too large or too deep to be checked.'): Outcome => ({
  kind: 'uncheckable',
  clause: 'XIII-C-9 comment',
  message,
});
