import type { Json, SubmittedSolution, Verdict } from '@forceout/table';
import { useEffect, useState } from 'react';
import type { GameUi, Taps } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import type { Thinker } from './ask.ts';
import { type Board, CLAIMS, gameOf, setClaim } from './board.ts';
import { Ruled } from './ruled.tsx';

interface TrySolutionProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly onBoard: (board: Board) => void;
  readonly thinker: Thinker;
  readonly taps: Taps;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
}

const STEPS = 20_000_000;

/** A line put to the judge, with the ruling and its clauses. */
export function TrySolution({ ui, board, onBoard, thinker, taps, onUsed, onLight }: TrySolutionProps) {
  const t = useT();
  const [draft, setDraft] = useState<Json>(null);
  const [ruled, setRuled] = useState<{ readonly written: SubmittedSolution; readonly verdict: Verdict | null } | null>(
    null,
  );
  const view = viewOfPosition(board.position, board.claim);
  const { position, claim } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ruling holds for the board it was made on
  useEffect(() => {
    setRuled(null);
    onLight(null);
  }, [position, claim]);
  const rule = async (written: SubmittedSolution): Promise<void> => {
    setRuled({ written, verdict: null });
    const verdict = await thinker
      .askGame(gameOf(board), 'check', position, written, claim, { steps: STEPS })
      .catch(() => null);
    setRuled(now => (now?.written === written && verdict ? { written, verdict } : now));
  };
  return (
    <section className="panel col try" aria-labelledby="try-title">
      <div className="row wrap">
        <h2 id="try-title" className="grow">
          {t('analyse.try')}
        </h2>
        <ClaimChoice board={board} onBoard={onBoard} />
      </div>
      <ui.Pad
        view={view}
        seat={0}
        draft={draft}
        onDraft={next => {
          setDraft(next);
          setRuled(null);
        }}
        practice={false}
        taps={taps}
        onUsed={onUsed}
        onSubmit={({ solution, goal }) => void rule({ solution, goal: goal ?? null })}
      />
      {ruled && <Ruled ui={ui} view={view} written={ruled.written} verdict={ruled.verdict} onLight={onLight} />}
    </section>
  );
}

export function ClaimChoice({ board, onBoard }: Pick<TrySolutionProps, 'board' | 'onBoard'>) {
  const t = useT();
  return (
    <label>
      <span className="sr">{t('analyse.claim')}</span>
      <select
        value={board.claim}
        onChange={event => onBoard(setClaim(board, CLAIMS.find(one => one === event.currentTarget.value) ?? 'now'))}
      >
        {CLAIMS.map(claim => (
          <option key={claim} value={claim}>
            {t(`analyse.claim.${claim}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
