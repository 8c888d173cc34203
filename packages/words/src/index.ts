export { AREAS, type Area, isLanguage, type KeyOf, type Language, loadArea, type Texts } from './area.ts';
export { format, type Params } from './format.ts';
export { LANGUAGES, languageNames } from './registry.ts';
