import type { GameId } from '@forceout/rulebook';
import type { Said } from '@forceout/table';
import { type Speaker, speaker } from '@forceout/words';
import { useMemo } from 'react';
import { lookupIn, needWords, shownLanguage, useLocale, wordsReady } from './index.ts';

/** The referee's sentences in the language of the page; whoever calls it has the words of the game loaded. */
export function useRefereeText(game: GameId | ''): Speaker {
  const language = useLocale();
  return useMemo(() => speaker(game, lookupIn(language), language), [game, language]);
}

/** A refusal on a page that does not carry the referee's words: they are fetched when there is something to say. */
export async function refusalLater(said: Said, game: GameId | ''): Promise<string> {
  needWords('referee');
  await wordsReady();
  const language = shownLanguage();
  return speaker(game, lookupIn(language), language).refusal(said);
}

/** What is wrong with a record, likewise. */
export async function recordFaultLater(said: Said, game: GameId | ''): Promise<string> {
  needWords('referee', 'record');
  await wordsReady();
  const language = shownLanguage();
  return speaker(game, lookupIn(language), language).record(said);
}
