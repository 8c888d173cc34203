import type { GameId } from '@forceout/rulebook';
import type { GameUi } from './ui.ts';

/** One file a game, fetched when something of that game is first opened. */
export const loaders: Readonly<Record<GameId, () => Promise<{ readonly ui: GameUi }>>> = {
  'on-sets': () => import('./on-sets/index.ts'),
  equations: () => import('./equations/index.ts'),
  wff: () => import('./wff/index.ts'),
};
