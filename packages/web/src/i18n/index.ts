import {
  AREAS,
  type Area,
  format,
  type KeyOf,
  LANGUAGES,
  type Language,
  type Lookup,
  loadArea,
  type Params,
} from '@forceout/words';
import { useMemo, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../settings/store.ts';
import { Listeners } from '../ui/listeners.ts';
import { shownText } from './shown-text.ts';

export { LANGUAGES, type Language } from '@forceout/words';

/** The areas whose words the page's own components say. */
type PageArea = Extract<Area, `page/${string}`>;

/** An area of the page without the part that all of them share, or any other: `needWords('table', 'referee')`. */
export type AreaName = NameOf<PageArea> | Exclude<Area, PageArea>;
type NameOf<A> = A extends `page/${infer Name}` ? Name : never;

const areaOf = (name: AreaName): Area =>
  (AREAS as readonly string[]).includes(name) ? (name as Area) : (`page/${name}` as Area);

export type Key = KeyOf<PageArea>;

/** Says a key in a language: `t('tray.left', { n: 3 })`. */
export interface T {
  (key: Key, params?: Params): string;
  readonly language: Language;
}

const texts = Object.fromEntries(LANGUAGES.map(language => [language, new Map<string, string>()])) as Readonly<
  Record<Language, Map<string, string>>
>;
const wanted = new Set<AreaName>();
const loading = new Map<string, Promise<void>>();

function load(language: Language, area: AreaName): Promise<void> {
  const name = `${language}/${area}`;
  const under = loading.get(name);
  if (under) return under;
  const done = loadArea(language, areaOf(area)).then(
    words => {
      for (const [key, text] of Object.entries(words)) texts[language].set(key, shownText(text));
    },
    (fault: unknown) => {
      // Without this a page that was offline for a moment would never ask again.
      loading.delete(name);
      throw fault;
    },
  );
  loading.set(name, done);
  return done;
}

/** Called by a component's module for the words it says; the first page carries no words of pages that are not open. */
export function needWords(...areas: readonly AreaName[]): void {
  for (const area of areas) {
    wanted.add(area);
    // Who waits for the words hears of a failure; here nobody does.
    load(settings().language, area).catch(() => undefined);
  }
}

/** Begins to fetch words that modules on their way will ask for; nobody waits for them yet. */
export function fetchWords(...areas: readonly AreaName[]): void {
  for (const area of areas) load(settings().language, area).catch(() => undefined);
}

/** Waits until everything that was asked for is there in the language of the page. */
export async function wordsReady(language: Language = settings().language): Promise<void> {
  const areas = wanted.size;
  await Promise.all([...wanted].map(area => load(language, area)));
  if (wanted.size !== areas) await wordsReady(language);
}

/** A module that says words, together with the words its own modules asked for. */
export async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  const loaded = await module;
  await wordsReady();
  return loaded;
}

// The page goes on in the language it has until the words of the other one are there.
let shown: Language = settings().language;
const listeners = new Listeners();

onSettings(() => {
  const { language } = settings();
  if (language === shown) return;
  wordsReady(language).then(
    () => {
      if (settings().language !== language) return;
      shown = language;
      listeners.notify();
    },
    () => undefined,
  );
});

/** The first words of all; a language that cannot be fetched leaves the page in English rather than empty. */
export async function firstWords(): Promise<void> {
  try {
    await wordsReady();
  } catch {
    await wordsReady('en');
    shown = 'en';
  }
}

export function translator(language: Language): T {
  const say = (key: Key, params: Params = {}): string => format(texts[language].get(key) ?? key, params, language);
  return Object.assign(say, { language });
}

/** The text of any key that was loaded, also of those the page's own components do not say. */
export const lookupIn =
  (language: Language): Lookup =>
  key =>
    texts[language].get(key);

/** The language that the page is shown in. */
export const shownLanguage = (): Language => shown;

export const useLocale = (): Language => useSyncExternalStore(listeners.subscribe, shownLanguage, shownLanguage);

export function useT(): T {
  const language = useLocale();
  return useMemo(() => translator(language), [language]);
}
