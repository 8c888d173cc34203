import { format, type KeyOf, type Language, loadArea, type Params, type Texts } from '@forceout/words';

/** A sentence that a command says while it works. */
export type VerbKey = KeyOf<'verbs'> extends `verbs.${infer Key}` ? Key : never;

/** What is said, in the language that was asked for. */
export type TranslateVerb = (key: VerbKey, facts?: Params) => string;

export async function verbWords(language: Language): Promise<TranslateVerb> {
  const texts: Texts = await loadArea(language, 'verbs');
  return (key, facts = {}) => format(texts[`verbs.${key}`] ?? key, facts, language);
}
