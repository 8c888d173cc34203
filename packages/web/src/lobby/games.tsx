import { GAMES, type GameId } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { Cube } from '../ui/cube.tsx';

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
}

export function Games({ game, onGame }: GamesProps) {
  const t = useT();
  return (
    <fieldset className="games">
      <legend className="sr">{t('lobby.games')}</legend>
      {GAMES.map(id => (
        <label className="game" key={id}>
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
      ))}
    </fieldset>
  );
}
