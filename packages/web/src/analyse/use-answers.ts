import type { Claim, Existence, SafeMove } from '@forceout/table';
import { useEffect, useState } from 'react';
import type { Thinker } from './ask.ts';
import { type Board, gameOf, missing } from './board.ts';

/** `null`: still being worked out. */
export interface Answers {
  readonly now: Existence | null;
  readonly impossible: Existence | null;
  readonly moves: readonly SafeMove[] | null;
}

const NOTHING: Answers = { now: null, impossible: null, moves: null };

/** Steps of a first thought: a moment on a phone. Each "think longer" takes ten times as many. */
const FIRST = 3_000_000;
const LONGER = 10;

/** The two answers and the safe moves of a board, asked again whenever it changes. */
export function useAnswers(board: Board, thinker: Thinker): Answers & { readonly thinkLonger: () => void } {
  const { position } = board;
  const game = gameOf(board);
  const ready = missing(board) === null;
  const [thought, setThought] = useState({ of: position, depth: 0 });
  const depth = thought.of === position ? thought.depth : 0;
  const [known, setKnown] = useState<{ readonly of: typeof position; readonly answers: Answers } | null>(null);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    let answers = NOTHING;
    const steps = FIRST * LONGER ** depth;
    const learn = (more: Partial<Answers>): void => {
      if (!wanted) return;
      answers = { ...answers, ...more };
      setKnown({ of: position, answers });
    };
    const solve = (claim: Claim): Promise<Existence> => thinker.askGame(game, 'solve', position, claim, { steps });
    setKnown(null);
    // A worker that is ended leaves its questions without an answer: the next board asks its own.
    const think = async (): Promise<void> => {
      learn({ now: await solve('now') });
      learn({ impossible: await solve('impossible') });
      learn({ moves: await thinker.askGame(game, 'safeMoves', position, { steps }) });
    };
    think().catch(() => undefined);
    return () => {
      wanted = false;
      thinker.stop();
    };
  }, [position, game, ready, depth, thinker]);
  return {
    ...(known?.of === position ? known.answers : NOTHING),
    thinkLonger: () => setThought({ of: position, depth: depth + 1 }),
  };
}
