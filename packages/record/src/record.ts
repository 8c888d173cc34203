import type { Act, Facts, Said } from '@forceout/table';

/** A match on paper: tags, then one line for each act, and the results as they were called. */
export interface MatchRecord {
  /** In order. The table's own settings and any others (Event, Date …). */
  readonly tags: readonly Tag[];
  readonly lines: readonly RecordLine[];
}

export interface Tag {
  readonly name: string;
  readonly value: string;
}

export type RecordLine = (
  | { readonly kind: 'act'; readonly at: number; readonly act: Act }
  /** What the referee announced; replay must come to the same. */
  | { readonly kind: 'result'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
) & {
  /** Where it stood in the text it was read from. */
  readonly no?: number;
};

/** Where a record cannot be read, or does not replay, and why. Line and column count from 1. */
export interface RecordFault {
  readonly ok: false;
  readonly line: number;
  readonly column: number;
  readonly said: Said;
}

/** Why a text is no record, or is not the match it says it is. */
export type RecordCode =
  | 'act-line'
  | 'moment'
  | 'no-such-word'
  | 'no-tags'
  | 'other-result'
  | 'tag'
  | 'tag-text'
  | 'word-json'
  | 'word-open';

export type RecordKey = `record.${RecordCode}`;

export const because = (code: RecordCode, facts?: Facts): Said => (facts === undefined ? { code } : { code, facts });

export const fault = (line: number, column: number, said: Said): RecordFault => ({
  ok: false,
  line,
  column,
  said,
});
