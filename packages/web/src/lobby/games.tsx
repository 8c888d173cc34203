import { GAMES, type GameId } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { Cube } from '../ui/cube.tsx';
import { Icon } from '../ui/icon.tsx';

const shown: Readonly<Record<GameId, readonly (readonly [kind: string, face: string])[]>> = {
  'on-sets': [
    ['colour', 'R'],
    ['operation', 'U'],
    ['colour', 'B'],
    ['operation', "'"],
  ],
  equations: [
    ['green', '6'],
    ['blue', 'x'],
    ['red', '3'],
    ['black', '+'],
  ],
  wff: [
    ['upper', 'C'],
    ['lower', 'p'],
    ['upper', 'N'],
    ['lower', 'q'],
  ],
};

interface GamesProps {
  readonly game: GameId;
  readonly onGame: (game: GameId) => void;
  readonly onPlay: (game: GameId) => void;
}

/** The games to choose from. The chosen one has the main button, and every other can be played with one click too. */
export function Games({ game, onGame, onPlay }: GamesProps) {
  const t = useT();
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onPlay(game);
      }}
    >
      <fieldset className="games">
        <legend className="sr">{t('lobby.games')}</legend>
        {GAMES.map(id => (
          <div className="game" key={id}>
            <label>
              <input type="radio" name="game" className="sr" checked={id === game} onChange={() => onGame(id)} />
              <span>
                <b>{t(`game.${id}`)}</b>
                <span className="small dim about">{t(`lobby.about.${id}`)}</span>
              </span>
              <span className="cloth" aria-hidden="true">
                {shown[id].map(([kind, face]) => (
                  <Cube key={kind + face} kind={kind} face={face} label="" />
                ))}
              </span>
            </label>
            {id === game ? (
              <button type="submit" className="btn pri huge">
                <Icon name="play" /> {t('lobby.now')}
              </button>
            ) : (
              <button
                type="button"
                className="btn"
                aria-label={t('lobby.now.game', { game: t(`game.${id}`) })}
                onClick={() => onPlay(id)}
              >
                <Icon name="play" /> {t('lobby.now.short')}
              </button>
            )}
          </div>
        ))}
      </fieldset>
    </form>
  );
}
