import type { MinimalSolution } from '@forceout/players';
import type { Json } from '@forceout/table';
import { useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { Cube } from '../ui/cube.tsx';
import type { Thinker } from './ask.ts';
import { type Board, gameOf } from './board.ts';
import type { SolutionPage } from './solution-page.ts';

interface ShortSolutionsProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly thinker: Thinker;
  readonly onLight: (light: Json) => void;
}

const PAGE = 10;

/** All minimal Solutions under the claim of the board, page by page. */
export function ShortSolutions({ ui, board, thinker, onLight }: ShortSolutionsProps) {
  const t = useT();
  const { position, claim } = board;
  const game = gameOf(board);
  const [pages, setPages] = useState<readonly SolutionPage[]>([]);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<MinimalSolution | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is of one position under one claim
  useEffect(() => {
    setPages([]);
    setShown(null);
    setBusy(false);
  }, [position, claim]);
  const found = pages.flatMap(page => page.solutions);
  const last = pages.at(-1);
  const more = async (): Promise<void> => {
    setBusy(true);
    const page = await thinker
      .ask('minimal', { game, position, claim, from: found.length, count: PAGE })
      .catch(() => null);
    if (page === null) return;
    setPages(now => [...now, page]);
    setBusy(false);
  };
  return (
    <section className="panel col shorts" aria-labelledby="shorts-title">
      <div className="row wrap">
        <h2 id="shorts-title" className="grow">
          {t('analyse.shorts')}
        </h2>
        {last && (
          <span className="small dim">{t('analyse.shorts.n', { n: found.length, all: String(last.last) })}</span>
        )}
      </div>
      <p className="small dim">
        {t('analyse.shorts.about', {
          claim: t(`analyse.claim.${claim === 'now' || claim === 'forceout' ? claim : 'impossible'}`),
        })}
      </p>
      <ol className="shortlist">
        {found.map((solution, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={i}>
            <button
              type="button"
              className="shortline"
              aria-pressed={shown === solution}
              onClick={() => {
                onLight(null);
                setShown(shown === solution ? null : solution);
              }}
            >
              {solution.cubes.map(cube => (
                <Cube key={cube.id} face={cube.face} kind={cube.kind} size="xs" label={ui.faceName(cube.face, t)} />
              ))}
              <span className="small dim num">{t('analyse.shorts.cubes', { n: solution.cubes.length })}</span>
            </button>
            {shown === solution && (
              <ui.Solution
                view={viewOfPosition(position, claim)}
                written={solution.written}
                writer={0}
                onLight={onLight}
              />
            )}
          </li>
        ))}
      </ol>
      {last?.last && found.length === 0 && <p>{t('analyse.shorts.none')}</p>}
      {last && last.undecided > 0 && <p className="small">{t('analyse.shorts.open', { n: last.undecided })}</p>}
      {!last?.last && (
        <button type="button" className="btn full" disabled={busy} onClick={() => void more()}>
          {t(busy ? 'analyse.thinking' : pages.length === 0 ? 'analyse.shorts.show' : 'analyse.shorts.more')}
        </button>
      )}
    </section>
  );
}
