import { coversClause } from '@forceout/rulebook';
import type { Json, Reason } from '@forceout/table';
import { addressOf, cite, type Ground, type Rules } from '../rules.ts';

/** A reason why an Equation is not correct. The first clause is the one to cite; the others name the same fault. */
export interface Finding {
  readonly code: string;
  readonly clauses: readonly [Ground, ...Ground[]];
  readonly message: string;
  readonly at?: Json;
}

export const toReason = (
  rules: Pick<Rules, 'edition' | 'division'>,
  { code, clauses, message, at }: Finding,
): Reason => ({
  code,
  clause: cite(rules, clauses[0]),
  message,
  ...(at === undefined ? {} : { at }),
});

/** Does a claim under that clause cover what rests on this ground? Broader clauses cover narrower ones. */
export const covers = (rules: Rules, claimed: string, ground: Ground): boolean =>
  coversClause(claimed, addressOf(rules, ground));
