import { useCallback } from 'react';
import { useLocale } from '../i18n/index.ts';
import { addRefereeWords, refereeText } from '../i18n/referee.ts';
import { refereeSpanish } from '../i18n/referee-es.ts';

addRefereeWords(refereeSpanish);

/** The referee's sentences in the language of the page. */
export function useSay(): (sentence: string) => string {
  const language = useLocale();
  return useCallback((sentence: string) => refereeText(sentence, language), [language]);
}
