import type { GameId } from '@forceout/rulebook';
import type { Said } from '@forceout/table';
import { speaker } from '@forceout/words';
import { lookupIn, needWords, type T } from '../i18n/index.ts';

needWords('referee');

/** What the game or the referee says of a Goal, a Solution or a variation, in words. */
export const reasonTextOf =
  (game: GameId) =>
  (reason: Said, t: T): string =>
    speaker(game, lookupIn(t.language), t.language).reason(reason);
