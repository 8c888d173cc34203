import type { GameId } from '@forceout/rulebook';
import type { Game, JudgeDesk } from '@forceout/table';

const shelves: Readonly<Record<GameId, () => Promise<{ readonly game: Game; readonly desk: JudgeDesk }>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

const loaded = new Map<GameId, Promise<Game>>();

/** A game is fetched when its table is opened. */
export function loadGame(id: GameId): Promise<Game> {
  const known = loaded.get(id);
  if (known) return known;
  const coming = shelves[id]().then(shelf => shelf.game);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

/** The desk that answers questions of the judge, from the same chunk as its game. */
export const loadDesk = async (id: GameId): Promise<JudgeDesk> => (await shelves[id]()).desk;
