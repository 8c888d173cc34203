import type { Key, T } from '../i18n/index.ts';

/** The solver's reasons for "there is none", in Spanish. */
const spanish: Readonly<Record<string, string>> = {
  'Every way to use the cubes has been tried.': 'Se han probado todas las maneras de usar los cubos.',
  'Every expression of the usable cubes misses the Goal.': 'Ninguna expresión con los cubos que quedan da la Meta.',
  'The colours that can still be used never add up to the Goal.':
    'Los colores que aún se pueden usar nunca suman la Meta.',
  'The cube that every Solution must use cannot be used any more.':
    'El cubo que cada Solución debe usar ya no se puede usar.',
  'The Goal has no legal value.': 'La Meta no tiene ningún valor legal.',
  'The Goal has no legal reading.': 'La Meta no tiene ninguna lectura legal.',
  'No Goal that can be set has a Solution.': 'Ninguna Meta que se pueda poner tiene Solución.',
};

const NONE: Key = 'hint.why.none';

/** Why there is no Solution; a reason without a Spanish wording is said in general. */
export const whyText = (why: string | null, t: T, language: string): string =>
  why === null ? t(NONE) : language === 'es' ? (spanish[why] ?? t(NONE)) : why;
