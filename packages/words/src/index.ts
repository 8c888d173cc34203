export { AREAS, type Area, isLanguage, type KeyOf, type Language, loadArea, type Texts } from './area.ts';
export { format, type Params } from './format.ts';
export { pseudo } from './pseudo.ts';
export { LANGUAGES, languageNames } from './registry.ts';
export { type Lookup, loadWords, type Speaker, sentence, speaker } from './sentence.ts';
export { spoken } from './spoken.ts';
