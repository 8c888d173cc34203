import type { Said } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import { reasonTextIn } from '../reason-text.ts';
import { reasonsEs } from './reasons.es.ts';

/** The ruling as the game words it; in Spanish by its code, so that a new code still says something. */
export const reasonText = (reason: Said, t: T): string =>
  (t('games.language') === 'es' ? reasonsEs[reason.code] : reason.message) ?? reasonTextIn('wff', reason, t);
