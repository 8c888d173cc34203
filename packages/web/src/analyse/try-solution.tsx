import type { Json } from '@forceout/table';
import { useEffect } from 'react';
import type { GameUi, Taps } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { Select } from '../ui/select.tsx';
import type { Thinker } from './ask.ts';
import { type Board, CLAIMS, gameOf, setClaim } from './board.ts';
import { Ruled } from './ruled.tsx';
import { JUDGED, useTrial } from './use-trial.ts';

interface TrySolutionProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly onBoard: (board: Board) => void;
  readonly thinker: Thinker;
  readonly taps: Taps;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
}

/** A line put to the judge, with the ruling and its clauses. */
export function TrySolution({ ui, board, onBoard, thinker, taps, onUsed, onLight }: TrySolutionProps) {
  const t = useT();
  const view = viewOfPosition(board.position, board.claim);
  const { position, claim } = board;
  const { pad, ruled, forget } = useTrial(written =>
    thinker.askGame(gameOf(board), 'check', position, written, claim, JUDGED),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ruling holds for the board it was made on
  useEffect(() => {
    forget();
    onLight(null);
  }, [position, claim]);
  return (
    <section className="panel col try" aria-labelledby="try-title">
      <div className="row wrap">
        <h2 id="try-title" className="grow">
          {t('analyse.try')}
        </h2>
        <ClaimChoice board={board} onBoard={onBoard} />
      </div>
      <ui.Pad view={view} seat={0} {...pad} practice={false} taps={taps} onUsed={onUsed} />
      {ruled && <Ruled ui={ui} view={view} written={ruled.written} verdict={ruled.verdict} onLight={onLight} />}
    </section>
  );
}

export function ClaimChoice({ board, onBoard }: Pick<TrySolutionProps, 'board' | 'onBoard'>) {
  const t = useT();
  return (
    <Select
      label={t('analyse.claim')}
      value={board.claim}
      options={CLAIMS.map(value => ({ value, label: t(`analyse.claim.${value}`) }))}
      onPick={claim => onBoard(setClaim(board, claim))}
    />
  );
}
