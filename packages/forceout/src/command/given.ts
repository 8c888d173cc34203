import type { Language, Params } from '@forceout/words';
import type { VerbKey } from './verb-words.ts';

/** Resolves with one of the exit codes: 0 done, 1 something does not hold or could not be done, 2 not understood. */
export type ExitCode = 0 | 1 | 2;

/** What a command was given, read by its row of the table. */
export interface Given {
  readonly args: readonly string[];
  /** Values by name; an option that stands alone is `''` when it was given. */
  readonly options: Readonly<Partial<Record<string, string>>>;
  readonly json: boolean;
  readonly language: Language;
}

/** What a file under `verbs/` exports. */
export interface Verb {
  readonly run: (given: Given) => Promise<ExitCode>;
}

/** Something the person at the keyboard can put right; its sentence says how. */
export class Unclear extends Error {
  readonly key: VerbKey;
  readonly facts: Params;

  constructor(key: VerbKey, facts: Params = {}) {
    super(key);
    this.key = key;
    this.facts = facts;
  }
}

/** Something that was understood and could not be done. */
export class Undone extends Unclear {}

export const has = ({ options }: Given, name: string): boolean => options[name] !== undefined;

/** A whole number from `least` on. */
export function wholeNumber(given: Given, name: string, otherwise: number, least = 1): number {
  const text = given.options[name];
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) throw new Unclear('whole-number', { option: name, least, text });
  return value;
}
