import type { Facts, Json, QuestionKey, Said } from '@forceout/table';
import { inWords, saidBy } from '@forceout/table/said';
import type { EquationsKey } from '../codes.ts';
import { cite, type Ground, type Rules } from '../rules.ts';

export type Answer = { readonly [key: string]: Json };

/** An answer with the clause it rests on and what it says to people. */
export const ruled = (rules: Rules, clause: Ground, said: Said, answer: Answer): Answer => ({
  ...answer,
  clause: cite(rules, clause),
  message: inWords(said),
});

export const say = (key: EquationsKey | QuestionKey, facts?: Facts): Said => saidBy(key, facts);

export const UNDECIDED = say('undecided');
