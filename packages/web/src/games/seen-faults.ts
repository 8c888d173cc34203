import type { GameId } from '@forceout/rulebook';
import type { Claim, Position, Reason, SubmittedSolution } from '@forceout/table';
import { useEffect, useState } from 'react';
import { askWorker } from '../worker/index.ts';

const QUIET = 150;

interface Question {
  readonly game: GameId;
  readonly position: Position;
  readonly written: SubmittedSolution;
  readonly claim: Claim;
  readonly steps: number;
  /** What the pad may tell: cubes and form, never the value. */
  readonly tells: (code: string) => boolean;
  readonly empty: boolean;
}

/** What the game's own check finds on the paper, worked out in the background when the pencil rests. */
export function useSeenFaults({
  game,
  position,
  written,
  claim,
  steps,
  tells,
  empty,
}: Question): readonly Reason[] | null {
  const [found, setFound] = useState<readonly Reason[] | null>(null);
  const text = JSON.stringify(written);
  useEffect(() => {
    if (empty) {
      setFound(null);
      return;
    }
    let wanted = true;
    const timer = setTimeout(() => {
      void askWorker(game, 'check', position, JSON.parse(text) as SubmittedSolution, claim, { steps }).then(
        verdict => wanted && setFound(verdict.reasons.filter(({ code }) => tells(code))),
        () => {},
      );
    }, QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, position, text, claim, steps, tells, empty]);
  return found;
}
