import type { GameId } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/index.ts';
import { type GameUi, loadGameUi } from './ui.ts';
import { loadWordings } from './variation-wordings.ts';

/** What the page needs of a game, null until it is loaded. */
export function useGameUi(game: GameId | null): GameUi | null {
  const language = useLocale();
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== null)
      void Promise.all([loadGameUi(game), loadWordings(game, language)]).then(([loaded]) => wanted && setUi(loaded));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return ui;
}
