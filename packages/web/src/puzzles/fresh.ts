import type { Puzzle, PuzzleKind } from '@forceout/players';
import type { Division, GameId } from '@forceout/rulebook';
import { randomWord } from '../ui/random.ts';
import { startMaker } from '../worker/start.ts';

/** A puzzle to be made now, from a shake that bots play. */
export interface FreshOrder {
  readonly game: GameId;
  readonly division: Division;
  /** null: any. */
  readonly kind: PuzzleKind | null;
  readonly seed: number;
}

export type FreshNews =
  | { readonly tried: number }
  | { readonly puzzle: Puzzle }
  /** Every shake was tried and none gave a puzzle. */
  | { readonly nothing: true };

/** Has a puzzle made in a worker of its own; the answer stops it. */
export function orderFresh(order: FreshOrder, onNews: (news: FreshNews) => void): () => void {
  const worker = startMaker();
  worker.addEventListener('message', ({ data }: MessageEvent<FreshNews>) => {
    onNews(data);
    if (!('tried' in data)) worker.terminate();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onNews({ nothing: true });
  });
  worker.postMessage(order);
  return () => worker.terminate();
}

/** Above the seeds of the committed sets, so that no two puzzles share a name. */
export const freshSeed = (): number => 1_000_000 + (randomWord() % 1_000_000_000);
