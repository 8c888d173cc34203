import type { GameId } from '@forceout/rulebook';
import type { Game, JudgeDesk } from '@forceout/table';

/** A game is loaded when it is first needed; one that has not landed has no exports yet. */
const packages: Readonly<Record<GameId, () => Promise<object>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

export const loadGame = async (id: GameId): Promise<Game | undefined> =>
  ((await packages[id]()) as { readonly game?: Game }).game;

export const loadDesk = async (id: GameId): Promise<JudgeDesk | undefined> =>
  ((await packages[id]()) as { readonly desk?: JudgeDesk }).desk;
