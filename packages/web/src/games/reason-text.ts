import type { GameId } from '@forceout/rulebook';
import type { Said } from '@forceout/table';
import { isLanguage, speaker } from '@forceout/words';
import { lookupIn, needWords, type T } from '../i18n/index.ts';

needWords('referee');

/** What the game or the referee says of a Goal, a Solution or a variation, in words. */
export function reasonTextIn(game: GameId, reason: Said, t: T): string {
  const language = t('games.language');
  const shown = isLanguage(language) ? language : 'en';
  return speaker(game, lookupIn(shown), shown).reason(reason);
}
