import { type EditionId, type GameId, rulesOf } from '@forceout/rulebook';
import type { Adjudicator, Game } from '@forceout/table';

interface GamePackage {
  readonly game: Game;
  readonly adjudicator: Adjudicator;
}

/** The one list of games that can be played. Each is loaded when it is first needed. */
const packages: Readonly<Record<GameId, () => Promise<GamePackage>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

const loading = new Map<GameId, Promise<GamePackage>>();

export function gamePackage(id: GameId): Promise<GamePackage> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const coming = packages[id]();
  loading.set(id, coming);
  // What could not be fetched is asked for again.
  coming.catch(() => loading.delete(id));
  return coming;
}

export const loadGame = async (id: GameId): Promise<Game> => (await gamePackage(id)).game;

/** Answers questions of the public protocol; it comes with its game. */
export const loadAdjudicator = async (id: GameId): Promise<Adjudicator> => (await gamePackage(id)).adjudicator;

/** A game's part that answers some questions without its solver. */
interface CheckerPackage {
  readonly checker: Adjudicator & { readonly asks: readonly string[] };
}

/** Only where the solver is so large that a program which asks one question would notice. */
const checkers: Readonly<Partial<Record<GameId, () => Promise<CheckerPackage>>>> = {
  equations: () => import('@forceout/equations/checker'),
};

/** As little of a game as answers one kind of question. */
export async function loadAdjudicatorFor(id: GameId, ask: unknown): Promise<Adjudicator> {
  const found = loading.has(id) ? undefined : await checkers[id]?.();
  return found?.checker.asks.includes(String(ask)) ? found.checker : loadAdjudicator(id);
}

/** Every game, so that a decision never has to wait for one. */
export async function allGames(): Promise<(edition: EditionId) => Game> {
  const games = new Map<GameId, Game>();
  for (const id of Object.keys(packages) as GameId[]) games.set(id, await loadGame(id));
  return edition => {
    const game = games.get(rulesOf(edition).game);
    if (game === undefined) throw new Error(`there is no game for ${edition}`);
    return game;
  };
}
