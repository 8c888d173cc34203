/** A piece of a written line that is drawn, moved over and deleted as one. */
export interface Token {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

export interface Edit {
  readonly value: string;
  readonly caret: number;
}

type Range = readonly [number, number];

export const afterInsert = (value: string, [from, to]: Range, text: string): Edit => ({
  value: value.slice(0, from) + text + value.slice(to),
  caret: from + text.length,
});

export function afterErase(value: string, [from, to]: Range, tokens: readonly Token[]): Edit {
  const start = from === to ? boundaryBefore(tokens, from) : from;
  return { value: value.slice(0, start) + value.slice(to), caret: start };
}

/** Where the caret lands one piece to the left. */
export const boundaryBefore = (tokens: readonly Token[], caret: number): number =>
  tokens.findLast(token => token.at < caret)?.at ?? 0;

/** Where the caret lands one piece to the right: in front of the piece after, or at the end. */
export function boundaryNext(tokens: readonly Token[], caret: number, length: number): number {
  const i = tokens.findIndex(token => token.at >= caret);
  return i < 0 ? length : (tokens[i + 1]?.at ?? length);
}

/** Cuts a line into single characters, blanks left out: enough where every symbol is one sign. */
export const singles = (value: string): readonly Token[] =>
  [...value].flatMap((text, at) => (text.trim() === '' ? [] : [{ at, end: at + 1, text }]));
