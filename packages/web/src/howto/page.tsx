import { GAMES, type GameId, isGame } from '@forceout/rulebook';
import type { ReactNode } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Cube } from '../ui/cube.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import './howto.css';

needWords('howto', 'table');

const PARTS = ['1', '2', '3', '4', '5', '6'] as const;

type Face = readonly [kind: string, face: string];

/** The cubes that a part speaks of, as they lie on the table. */
const CUBES: Readonly<Record<GameId, Readonly<Partial<Record<(typeof PARTS)[number], readonly Face[]>>>>> = {
  'on-sets': {
    1: [
      ['colour', 'R'],
      ['colour', 'B'],
      ['operation', 'U'],
      ['restriction', 'V'],
    ],
    2: [
      ['digit', '5'],
      ['digit', '1'],
    ],
    3: [
      ['colour', 'R'],
      ['operation', 'N'],
      ['colour', 'B'],
    ],
    4: [['colour', 'G']],
  },
  equations: {
    1: [
      ['red', '3'],
      ['blue', 'x'],
      ['green', '4'],
      ['black', '+'],
    ],
    2: [
      ['red', '1'],
      ['blue', '2'],
    ],
    3: [
      ['red', '3'],
      ['blue', 'x'],
      ['green', '4'],
    ],
    4: [['black', '8']],
  },
  wff: {
    1: [
      ['lower', 'p'],
      ['lower', 'q'],
    ],
    2: [
      ['upper', 'C'],
      ['lower', 'p'],
      ['lower', 'q'],
    ],
    3: [
      ['upper', 'N'],
      ['lower', 'p'],
    ],
    4: [
      ['upper', 'K'],
      ['lower', 'o'],
    ],
  },
};

/** How a game is played, in prose for a reader of ten. */
export default function HowToPage({ game: wanted }: { readonly game?: string }) {
  const t = useT();
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  return (
    <>
      <TopBar at="learn" />
      <main className="page howto" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('howto.title', { game: t(`game.${game}`) })}</h1>
        <nav className="row wrap" aria-label={t('howto.link')}>
          {GAMES.map(id => (
            <a key={id} className="btn" href={hrefTo('howto', id)} aria-current={id === game ? 'page' : undefined}>
              {t(`game.${id}`)}
            </a>
          ))}
        </nav>
        <Start game={game} />
        {PARTS.map(part => (
          <section key={part} className="panel howpart">
            <div>
              <h2>{t(`howto.${game}.${part}.head`)}</h2>
              <p>{t(`howto.${game}.${part}.text`)}</p>
            </div>
            <Picture game={game} part={part} />
          </section>
        ))}
        <Start game={game} />
      </main>
    </>
  );
}

function Start({ game }: { readonly game: GameId }): ReactNode {
  const t = useT();
  return (
    <p className="row wrap">
      <a className="btn pri" href={hrefTo('first', game, 'places')}>
        {t('howto.play')}
      </a>
      <a className="btn" href={hrefTo('rules')}>
        {t('howto.rules')}
      </a>
    </p>
  );
}

function Picture({ game, part }: { readonly game: GameId; readonly part: (typeof PARTS)[number] }): ReactNode {
  const cubes = CUBES[game][part];
  if (cubes === undefined) return null;
  return (
    <div className="cloth" aria-hidden="true">
      {cubes.map(([kind, face]) => (
        <Cube key={kind + face} kind={kind} face={face} label="" />
      ))}
    </div>
  );
}
