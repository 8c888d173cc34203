import type { ClauseRef } from '@forceout/rulebook';
import type { WhyCode } from './codes.ts';
import type { Json } from './game.ts';

/** A number, a face, the name of a field, or a list of them. Never a sentence. */
export type Fact = string | number | readonly (string | number)[];

/** What fills the blanks of a sentence. */
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Something the referee or a game says, without its words: those are found by code where a person reads it. `what`
 * among the facts tells apart the sentences of one code.
 */
export interface Said {
  readonly code: string;
  readonly facts?: Facts | undefined;
  /** What it rests on, where that has words of its own: the fault in a line of a proof that fails. */
  readonly because?: Said | undefined;
  /** What a person typed stands as typed. */
  readonly typed?: string | undefined;
  /** Logs of release 0.1.0 have the sentence as it was said then. */
  readonly message?: string | undefined;
}

/** A code with its clause: a ruling. Codes are stable, lower-case, hyphenated: `required-unused`, `wrong-value`. */
export interface Reason extends Said {
  readonly clause: ClauseRef;
  /** Where in the text, the line label, the grouping: whatever helps a page to point. */
  readonly at?: Json;
}

/** A ruling of a game as a reason, without what else the ruling carries. */
export const reasonOf = ({ code, clause, facts, because, message }: Reason): Reason => ({
  code,
  clause,
  ...(facts === undefined ? {} : { facts }),
  ...(because === undefined ? {} : { because }),
  ...(message === undefined ? {} : { message }),
});

/** Where an answer has a sentence: `spoken` of `words` puts the words there, in the language that was asked for. */
export const inWords = (said: Said): Json => {
  const { code, facts, because } = said;
  return { said: saidBy(code, facts, because) as unknown as Json };
};

/** A reason as an answer of the protocol carries it. */
export const reasonToJson = (reason: Reason): Json => ({
  code: reason.code,
  clause: reason.clause,
  message: inWords(reason),
  ...(reason.at === undefined ? {} : { at: reason.at }),
});

/** A key of words is the code and, where one code has several sentences, which of them. */
export function saidBy(key: string, facts?: Facts, because?: Said): Said {
  const [code = key, what] = key.split('.');
  const all = what === undefined ? facts : { what, ...facts };
  return { code, ...(all === undefined ? {} : { facts: all }), ...(because === undefined ? {} : { because }) };
}

/** Why the referee did something. */
export const said = (code: WhyCode, facts?: Facts): Said => (facts === undefined ? { code } : { code, facts });

/** What an official typed, or our own reason where nothing was typed. */
export const typedOr = (typed: string | undefined, code: WhyCode): Said =>
  typed === undefined ? { code } : { code: 'typed', typed };
