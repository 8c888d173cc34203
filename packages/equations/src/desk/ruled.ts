import type { Json } from '@forceout/table';
import { cite } from '../rules.ts';

export type Answer = { readonly [key: string]: Json };

/** An answer with the clause it rests on and a sentence for people. */
export const ruled = (clause: string, message: string, answer: Answer): Answer => ({
  ...answer,
  clause: cite(clause),
  message,
});

export const UNDECIDED = 'Not decided within the budget.';
