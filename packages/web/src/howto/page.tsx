import { GAMES, type GameId, isGame } from '@forceout/rulebook';
import { type ReactNode, useMemo } from 'react';
import { SmallTable } from '../games/small-table.tsx';
import type { GameUi } from '../games/ui.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { hrefTo } from '../route.ts';
import { BlockFace } from '../table/block-face.tsx';
import { Cube } from '../ui/cube.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { howToBoard } from './boards.ts';
import './howto.css';

needWords('howto', 'table');

const PARTS = ['1', '2', '3', '4', '5', '6'] as const;
type Part = (typeof PARTS)[number];

/** Where each game tells of Solutions, of the mat, and of the block. */
const SOLUTION_PART: Readonly<Record<GameId, Part>> = { 'on-sets': '3', equations: '3', wff: '4' };
const TABLE_PART: Readonly<Record<GameId, Part>> = { 'on-sets': '4', equations: '4', wff: '5' };
const BLOCK_PART: Readonly<Record<GameId, Part | null>> = { 'on-sets': '5', equations: '5', wff: null };

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
  },
};

const isBoard = (game: GameId, part: Part): boolean => part === SOLUTION_PART[game] || part === TABLE_PART[game];

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
          <section key={part} className={`panel howpart${isBoard(game, part) ? ' board' : ''}`}>
            <div>
              <h2>{t(`howto.${game}.${part}.head`)}</h2>
              <p>{t(`howto.${game}.${part}.text`)}</p>
            </div>
            <Picture game={game} part={part} />
            {part === '1' && <Dealt game={game} />}
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

/** The cubes a part speaks of; what one lights up on the real cards, writes with real cubes, or lays on the real mat. */
function Picture({ game, part }: { readonly game: GameId; readonly part: Part }): ReactNode {
  const t = useT();
  const ui = useGameUi(game);
  const cubes = CUBES[game][part];
  if (part === BLOCK_PART[game])
    return (
      <div className="cloth" aria-hidden="true">
        <span className="block">
          <BlockFace />
        </span>
      </div>
    );
  if (cubes !== undefined)
    return (
      <div className="cloth" aria-hidden="true">
        {cubes.map(([kind, face]) => (
          <Cube key={kind + face} kind={kind} face={face} label="" />
        ))}
      </div>
    );
  if (ui === null || !isBoard(game, part)) return null;
  return (
    <figure className="howboard">
      {part === TABLE_PART[game] ? <Table ui={ui} /> : <Example ui={ui} />}
      <figcaption className="small dim">
        {t(`howto.${game}.picture.${part === TABLE_PART[game] ? 'table' : 'solution'}`)}
      </figcaption>
    </figure>
  );
}

/** Below the cubes, the whole width. */
function Dealt({ game }: { readonly game: GameId }): ReactNode {
  const ui = useGameUi(game);
  return ui?.Side ? (
    <div className="howboard">
      <Cards ui={ui} />
    </div>
  ) : null;
}

/** The cards as they are dealt, where a game has any. */
function Cards({ ui }: { readonly ui: GameUi }): ReactNode {
  const view = useMemo(() => viewOfPosition(howToBoard(ui.id).position, 'now'), [ui]);
  return ui.Side ? <ui.Side view={view} light={null} marks={null} onMarks={() => {}} /> : null;
}

function Table({ ui }: { readonly ui: GameUi }): ReactNode {
  const view = useMemo(() => viewOfPosition(howToBoard(ui.id).position, 'now'), [ui]);
  return <SmallTable ui={ui} view={view} />;
}

/** A Solution with its working; where there are cards, those it names are marked. */
function Example({ ui }: { readonly ui: GameUi }): ReactNode {
  const { position, written } = useMemo(() => howToBoard(ui.id), [ui]);
  const view = useMemo(() => viewOfPosition(position, 'now'), [position]);
  return <ui.Solution view={view} written={written} writer={0} worked />;
}
