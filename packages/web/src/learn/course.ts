import type { GameId } from '@forceout/rulebook';
import { withWords } from '../i18n/index.ts';
import type { Lesson } from './lesson.ts';

const loaders: Readonly<Record<GameId, () => Promise<{ readonly lessons: readonly Lesson[] }>>> = {
  'on-sets': () => import('./on-sets.ts'),
  equations: () => import('./equations.ts'),
  wff: () => import('./wff.ts'),
};

/** The lessons of a game, with their words. */
export const courseOf = async (game: GameId): Promise<readonly Lesson[]> => (await withWords(loaders[game]())).lessons;
