import { type KeyOf, type Language, loadArea, type Texts } from '@forceout/words';

/** A sentence of the help. */
export type HelpKey = KeyOf<'help'>;

export type Translate = (key: HelpKey, facts?: Readonly<Record<string, string | number>>) => string;

/** The sentences of the help in a language; what it lacks is told in English. */
export async function helpWords(language: Language): Promise<Translate> {
  const texts: Texts = await loadArea(language, 'help');
  return (key, facts = {}) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}
