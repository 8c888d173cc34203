import { LANGUAGES, loaders } from './registry.ts';

export type Language = (typeof LANGUAGES)[number];

/** A part of the product that has words of its own; named by the path of its files. */
export type Area = keyof (typeof loaders)['en'];

export const AREAS = Object.keys(loaders.en) as readonly Area[];

type English<A extends Area> = Awaited<ReturnType<(typeof loaders)['en'][A]>>['words'];

/** The keys of one area, or of several. */
export type KeyOf<A extends Area> = { [One in A]: keyof English<One> & string }[A];

/** The texts of one area in one language. */
export type Texts = Readonly<Record<string, string>>;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Fetches the words of one area in one language. */
export const loadArea = async (language: Language, area: Area): Promise<Texts> =>
  (await loaders[language][area]()).words;
