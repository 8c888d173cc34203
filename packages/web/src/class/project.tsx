import type { Puzzle } from '@forceout/players';
import { isGame } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { useEffect, useMemo, useState } from 'react';
import { useGameUi } from '../games/use-game-ui.ts';
import { useT } from '../i18n/index.ts';
import { Answer } from '../puzzles/answer.tsx';
import { Board } from '../puzzles/board.tsx';
import type { Explained } from '../puzzles/judge.ts';
import { loadSet } from '../puzzles/sets.ts';
import { positionOfPuzzle, viewOfPosition } from '../puzzles/view.ts';
import { askTable } from '../worker/index.ts';
import { themeName } from './theme-name.ts';

/** One question in big letters; the answer is hidden at first. */
export function Project({ game: name, puzzle: id }: { readonly game: string; readonly puzzle: string }) {
  const t = useT();
  const game = isGame(name) ? name : 'on-sets';
  const ui = useGameUi(game);
  const [puzzle, setPuzzle] = useState<Puzzle | null | undefined>(undefined);
  const [known, setKnown] = useState<Explained | null>(null);
  const [light, setLight] = useState<Json>(null);
  useEffect(() => void loadSet(game).then(set => setPuzzle(set.find(one => one.id === id) ?? null)), [game, id]);
  const view = useMemo(
    () =>
      puzzle && 'position' in puzzle
        ? viewOfPosition(positionOfPuzzle(puzzle.position), 'claim' in puzzle ? puzzle.claim : 'impossible')
        : null,
    [puzzle],
  );
  if (puzzle === null) return <p className="page">{t('class.project.gone')}</p>;
  if (!puzzle || !ui) return <p className="page">{t('app.loading')}</p>;
  const show = async (): Promise<void> => setKnown(await askTable('explain', { game, puzzle }));
  return (
    <main className="page projected" id="content" tabIndex={-1}>
      <h1 tabIndex={-1}>{themeName(puzzle.kind, t)}</h1>
      {view && <Board ui={ui} view={view} light={light} />}
      {known ? (
        <section className="panel col">
          <Answer ui={ui} puzzle={puzzle} known={known} view={view} onLight={setLight} />
          <button type="button" className="btn" onClick={() => setKnown(null)}>
            {t('class.project.hide')}
          </button>
        </section>
      ) : (
        <button type="button" className="btn pri big" onClick={() => void show()}>
          {t('class.project.show')}
        </button>
      )}
    </main>
  );
}
