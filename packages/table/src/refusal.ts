import type { ClauseRef } from '@forceout/rulebook';

/** An act that was not taken. It changes nothing; the clause is null only where no rule speaks (malformed input). */
export interface Refusal {
  readonly ok: false;
  readonly refused: { readonly code: string; readonly clause: ClauseRef | null; readonly message: string };
}

export const refusal = (code: string, message: string, clause: ClauseRef | null = null): Refusal => ({
  ok: false,
  refused: { code, clause, message },
});
