import type { Reason } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import { reasonsEs } from './reasons.es.ts';

/** The ruling as the game words it; in Spanish by its code, so that a new code still says something. */
export const reasonText = (reason: Pick<Reason, 'code' | 'message'>, t: T): string =>
  t('games.language') === 'es' ? (reasonsEs[reason.code] ?? reason.message) : reason.message;
