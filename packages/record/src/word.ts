import type { Json, Said } from '@forceout/table';
import { because } from './record.ts';

/**
 * The words of an act line. A bare word is a text; anything else (numbers, objects, texts with spaces or signs that
 * would mislead) is written as JSON.
 */
export interface Word {
  readonly value: Json;
  /** From 1. */
  readonly column: number;
  /** Of a word written `name=value`. */
  readonly name: string | null;
}

const BARE = /^[^\s"[\]{},]+$/;
const NAMED = /([a-zA-Z]+)=(?=\S)/y;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isNamed = (text: string): boolean => /^[a-zA-Z]+=./.test(text);

/** Texts that would be read as something else are quoted. */
export const writeWord = (value: Json): string =>
  typeof value === 'string' && BARE.test(value) && !isNamed(value) && !isJson(value) ? value : JSON.stringify(value);

/** Faces such as 3 or = stand bare in a list, where everything is a text. */
export const writeListWord = (text: string): string =>
  BARE.test(text) && !isNamed(text) ? text : JSON.stringify(text);

/** Splits a line into words from `start` (0-based); JSON values may hold spaces. */
export function readWords(
  line: string,
  start: number,
): readonly Word[] | { readonly column: number; readonly said: Said } {
  const words: Word[] = [];
  for (let i = skipSpace(line, start); i < line.length; i = skipSpace(line, i)) {
    NAMED.lastIndex = i;
    const name = NAMED.exec(line)?.[1] ?? null;
    const from = name === null ? i : i + name.length + 1;
    const end = wordEnd(line, from);
    if (end === null) return { column: from + 1, said: because('word-open') };
    const text = line.slice(from, end);
    const bare = BARE.test(text) && !isJson(text);
    if (!bare && !isJson(text)) return { column: from + 1, said: because('word-json', { word: text.slice(0, 40) }) };
    words.push({ value: bare ? text : (JSON.parse(text) as Json), column: i + 1, name });
    i = end;
  }
  return words;
}

const skipSpace = (line: string, from: number): number => {
  let i = from;
  while (i < line.length && /\s/.test(line.charAt(i))) i++;
  return i;
};

/** The end of the word that begins at `from`: outside brackets and quotes a space ends it. */
function wordEnd(line: string, from: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < line.length; i++) {
    const c = line.charAt(i);
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth--;
    else if (/\s/.test(c) && depth <= 0) return i;
  }
  return quoted || depth > 0 ? null : line.length;
}
