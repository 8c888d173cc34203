import { type EditionId, type GameId, rulesOf } from '@forceout/rulebook';
import type { Game, JudgeDesk } from '@forceout/table';

interface GamePackage {
  readonly game: Game;
  readonly desk: JudgeDesk;
}

const load: Readonly<Record<GameId, () => Promise<GamePackage>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

const loading = new Map<GameId, Promise<GamePackage>>();

export function gamePackage(id: GameId): Promise<GamePackage> {
  let game = loading.get(id);
  if (game === undefined) loading.set(id, (game = load[id]()));
  return game;
}

/** Every game, so that a decision never has to wait for one. */
export async function allGames(): Promise<(edition: EditionId) => Game> {
  const ids = Object.keys(load) as GameId[];
  const games = new Map(await Promise.all(ids.map(async id => [id, (await gamePackage(id)).game] as const)));
  return edition => games.get(rulesOf(edition).game)!;
}
