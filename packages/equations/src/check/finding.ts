import type { Json, Reason } from '@forceout/table';
import { cite } from '../rules.ts';

/** A reason why an Equation is not correct. The first clause is the one to cite; the others name the same fault. */
export interface Finding {
  readonly code: string;
  readonly clauses: readonly [string, ...string[]];
  readonly message: string;
  readonly at?: Json;
}

export const toReason = ({ code, clauses, message, at }: Finding): Reason => ({
  code,
  clause: cite(clauses[0]),
  message,
  ...(at === undefined ? {} : { at }),
});

/** A clause covers itself and everything under it: VII-B-3 covers VII-B-3-b. */
export const covers = (claimed: string, clause: string): boolean =>
  clause === claimed || clause.startsWith(`${claimed}-`) || clause.startsWith(`${claimed} `);
