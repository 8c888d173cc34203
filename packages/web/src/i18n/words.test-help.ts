import { type AreaName, LANGUAGES, needWords, wordsReady } from './index.ts';

/** The words of these areas in every language, for tests that say them without a page. */
export async function wordsFor(...areas: readonly AreaName[]): Promise<void> {
  needWords(...areas);
  for (const language of LANGUAGES) await wordsReady(language);
}
