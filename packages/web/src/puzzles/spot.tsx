import type { Puzzle } from '@forceout/players';
import type { Json, Reason, TableView } from '@forceout/table';
import { useEffect, useId, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
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
  const name = useId();
  const [choices, setChoices] = useState<readonly Reason[] | null>(null);
  const [code, setCode] = useState<string | null>(null);
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
        <form
          className="col"
          onSubmit={event => {
            event.preventDefault();
            if (code !== null) onCode(code);
          }}
        >
          <fieldset className="pchoices">
            <legend className="lab">{t('puzzle.spot.list')}</legend>
            {choices.map(reason => (
              <label key={reason.code}>
                <input type="radio" name={name} checked={code === reason.code} onChange={() => setCode(reason.code)} />
                <span>{ui.reasonText(reason, t)}</span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className="btn pri big full" disabled={busy || code === null}>
            {t('puzzle.spot.tell')}
          </button>
        </form>
      )}
    </>
  );
}
