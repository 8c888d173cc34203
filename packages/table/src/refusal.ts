import type { ClauseRef } from '@forceout/rulebook';
import type { RefusalKey } from './codes.ts';
import { type Facts, type Said, saidBy } from './said.ts';

/** An act that was not taken. It changes nothing; the clause is null only where no rule speaks (malformed input). */
export interface Refusal {
  readonly ok: false;
  readonly refused: Said & { readonly clause: ClauseRef | null };
}

export const refusal = (key: RefusalKey, clause: ClauseRef | null = null, facts?: Facts): Refusal => ({
  ok: false,
  refused: { ...saidBy(key, facts), clause },
});
