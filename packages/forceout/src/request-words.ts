import type { Said } from '@forceout/table';
import { type Language, loadWords, sentence } from '@forceout/words';

/** What the answers to requests of a tournament say, in the language that was asked for. */
export type RequestWords = (said: Said) => string;

export async function requestWords(language: Language): Promise<RequestWords> {
  const lookup = await loadWords(language, ['requests']);
  return said => sentence(said, ['requests'], lookup, language);
}
