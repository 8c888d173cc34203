import type { Puzzle } from '@forceout/players';
import type { Json, Reason, TableView } from '@forceout/table';
import { useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { PickOne } from '../ui/pick-one.tsx';
import { askTable } from '../worker/index.ts';
import type { SpotPuzzle } from '../worker/questions.ts';

interface SpotProps {
  readonly ui: GameUi;
  readonly puzzle: SpotPuzzle;
  /** Other Solutions with faults, to choose the wrong reasons from. */
  readonly set: readonly Puzzle[];
  readonly view: TableView;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
  readonly onLight: (light: Json) => void;
}

const CHOICES = 5;

/** A Solution with a fault, and reasons to choose from. */
export function Spot({ ui, puzzle, set, view, busy, onCode, onLight }: SpotProps) {
  const t = useT();
  const [choices, setChoices] = useState<readonly Reason[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const others = set.filter((p): p is SpotPuzzle => p.kind === 'spot' && p.id !== puzzle.id);
    void askTable('faults', { game: puzzle.game, puzzle, others, count: CHOICES }).then(
      found => wanted && setChoices(found),
    );
    return () => {
      wanted = false;
    };
  }, [puzzle, set]);
  const { solution, goal } = puzzle;
  return (
    <>
      <ui.Solution view={view} written={{ solution, goal }} writer={0} onLight={onLight} />
      {choices === null ? (
        <p role="status">{t('app.loading')}</p>
      ) : (
        <PickOne
          legend={t('puzzle.spot.list')}
          choices={choices.map(reason => [reason.code, ui.reasonText(reason, t)])}
          go={t('puzzle.spot.tell')}
          busy={busy}
          onPick={onCode}
        />
      )}
    </>
  );
}
