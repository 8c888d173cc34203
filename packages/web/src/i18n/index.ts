import { useMemo } from 'react';
import { useSetting } from '../settings/store.ts';
import type { Key } from './catalogue.ts';
import { format, type Params } from './format.ts';

export type { Key } from './catalogue.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of one feature, in every language. */
export interface Strings<K extends string = string> {
  readonly en: Readonly<Record<K, string>>;
  readonly es: Readonly<Record<K, string>>;
}

/** Pairs the two languages of a feature; a key missing in either is a type error. */
export const pair = <const E extends Readonly<Record<string, string>>>(
  en: E,
  es: { readonly [K in keyof E]: string },
): Strings<keyof E & string> => ({ en, es }) as Strings<keyof E & string>;

const tables: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), es: new Map() };

/** Called by a feature when it is loaded, so that the first page carries no words of games that are not open. */
export function addStrings(feature: Strings): void {
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(feature[language])) tables[language].set(key, text);
}

/** Says a key in the language of the page: `t('tray.left', { n: 3 })`. */
export type T = (key: Key, params?: Params) => string;

export const translator =
  (language: Language): T =>
  (key, params = {}) =>
    format(tables[language].get(key) ?? key, params, language);

export function useT(): T {
  const language = useSetting('language');
  return useMemo(() => translator(language), [language]);
}

export const useLocale = (): Language => useSetting('language');
