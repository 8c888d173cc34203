import { readPositionCode, writePositionCode } from '@forceout/record';
import {
  type Division,
  type EditionId,
  editionName,
  editionsOf,
  type GameId,
  isGame,
  newestEdition,
} from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { useEffect, useRef, useState } from 'react';
import type { Taps } from '../games/ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { type Board, type BoardTool, emptyBoard, gameOf, missing } from './board.ts';
import { EditBoard } from './edit-board.tsx';
import { exampleCode } from './examples.ts';
import { Share } from './share.tsx';
import { ShortSolutions } from './short-solutions.tsx';
import { ThinkingPage } from './thinking-page.tsx';
import { TrySolution } from './try-solution.tsx';
import { useAnswers } from './use-answers.ts';
import { VariationsPanel } from './variations.tsx';
import { Verdicts } from './verdicts.tsx';
import './analyse.css';

needWords('analyse', 'puzzles', 'hints', 'table');

/** The board named by an address: a code, a game, or the example to begin with. */
export function boardOf(code: string | undefined): { readonly board: Board; readonly fault: string | null } {
  const game: GameId = isGame(code) ? code : 'on-sets';
  const read = readPositionCode(code === undefined || isGame(code) ? exampleCode(game) : code);
  if (read.ok) return { board: { position: read.position, claim: read.claim }, fault: null };
  return { board: emptyBoard(newestEdition(game), 'elementary'), fault: read.part };
}

export default function AnalysePage({ code }: { readonly code?: string }) {
  const t = useT();
  const [{ board, fault }, setState] = useState(() => boardOf(code));
  const onBoard = (next: Board): void => setState({ board: next, fault: null });
  // The address always holds the board, so that it can be kept, sent and loaded again.
  useEffect(() => {
    if (fault === null) history.replaceState(history.state, '', hrefTo('analyse', writePositionCode(board)));
  }, [board, fault]);
  return (
    <ThinkingPage
      className="analyse"
      title={t('analyse.title')}
      game={gameOf(board)}
      notice={
        fault !== null && (
          <p className="panel fault" role="alert">
            {t('analyse.link.bad', { part: t(`analyse.part.${fault as 'cards'}`) })}
          </p>
        )
      }
    >
      {(ui, thinker) => <Analysis key={gameOf(board)} {...{ ui, board, onBoard, thinker }} />}
    </ThinkingPage>
  );
}

/** Tapped cubes go into the line, or they are moved about. */
const DOINGS = ['write', 'set-up'] as const;
type Doing = (typeof DOINGS)[number];

function Analysis({ ui, board, onBoard, thinker }: BoardTool) {
  const t = useT();
  const [light, setLight] = useState<Json>(null);
  const [used, setUsed] = useState<readonly string[]>([]);
  const answers = useAnswers(board, thinker);
  const lacks = missing(board);
  const [doing, setDoing] = useState<Doing>(lacks === null ? 'write' : 'set-up');
  const taps: Taps = useRef(null);
  return (
    <>
      <aside className="anside" aria-label={t('analyse.position')}>
        <PositionPanel board={board} onBoard={onBoard} />
        <VariationsPanel {...{ ui, board, onBoard, thinker }} />
        <Share ui={ui} board={board} ready={lacks === null} />
      </aside>
      <div className="anboard">
        <Segments
          className="anmode"
          label={t('analyse.doing')}
          value={doing}
          options={DOINGS.map(value => ({ value, label: t(`analyse.doing.${value}`) }))}
          onPick={setDoing}
        />
        <EditBoard
          {...{ ui, board, onBoard, light, used }}
          moves={answers.moves}
          onTap={doing === 'write' ? cube => taps.current?.(cube) : null}
        />
      </div>
      <aside className="anright" aria-label={t('analyse.answers')}>
        {lacks === null ? (
          <Verdicts ui={ui} board={board} answers={answers} onLonger={answers.thinkLonger} />
        ) : (
          <p className="panel">{t(`analyse.lacks.${lacks}`)}</p>
        )}
        {board.position.goalText !== null && (
          <TrySolution {...{ ui, board, onBoard, thinker, taps }} onUsed={setUsed} onLight={setLight} />
        )}
        {lacks === null && <ShortSolutions {...{ ui, board, thinker }} onLight={setLight} />}
      </aside>
    </>
  );
}

function PositionPanel({ board, onBoard }: Pick<BoardTool, 'board' | 'onBoard'>) {
  const t = useT();
  const { edition, division } = board.position.rules;
  const game = gameOf(board);
  return (
    <section className="panel col pospanel" aria-labelledby="position-title">
      <h2 id="position-title">{t('analyse.position')}</h2>
      <div className="picks">
        <Select
          label={t('analyse.game')}
          value={game}
          options={gameChoices(t)}
          onPick={one => onBoard(boardOf(one).board)}
        />
        <Select
          label={t('new.division')}
          value={division}
          options={divisionChoices(t)}
          onPick={one => onBoard(played(board, edition, one))}
        />
        <Select
          label={t('new.edition')}
          value={edition}
          options={editionsOf(game).map(value => ({ value, label: editionName(value) }))}
          onPick={one => onBoard(played(board, one, division))}
        />
      </div>
      <div className="row wrap">
        <button type="button" className="btn small" onClick={() => onBoard(emptyBoard(edition, division))}>
          {t('analyse.clear')}
        </button>
        <button type="button" className="btn small" onClick={() => onBoard(boardOf(game).board)}>
          {t('analyse.example')}
        </button>
        <a className="btn small" href={hrefTo('pocket', game)}>
          {t('analyse.pocket')}
        </a>
      </div>
    </section>
  );
}

/** The same cubes and cards under other rules: variations that are not on the new list fall away. */
function played(board: Board, edition: EditionId, division: Division): Board {
  const fresh = emptyBoard(edition, division);
  const moved = { ...board.position, rules: fresh.position.rules, variations: fresh.position.variations };
  const picks = board.position.variations.filter(v => !fresh.position.variations.some(w => w.id === v.id));
  const withAll = { ...moved, variations: [...moved.variations, ...picks] };
  const read = readPositionCode(writePositionCode({ position: withAll, claim: board.claim }));
  return { ...board, position: read.ok ? read.position : moved };
}
