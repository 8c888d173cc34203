import type { GameId } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from './ui.ts';

/** What the page needs of a game, null until it is loaded. */
export function useGameUi(game: GameId | null): GameUi | null {
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== null) void loadGameUi(game).then(loaded => wanted && setUi(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return ui;
}
