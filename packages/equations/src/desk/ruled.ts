import type { Json } from '@forceout/table';
import { cite, type Ground, type Rules } from '../rules.ts';

export type Answer = { readonly [key: string]: Json };

/** An answer with the clause it rests on and a sentence for people. */
export const ruled = (rules: Rules, clause: Ground, message: string, answer: Answer): Answer => ({
  ...answer,
  clause: cite(rules, clause),
  message,
});

export const UNDECIDED = 'Not decided within the budget.';
