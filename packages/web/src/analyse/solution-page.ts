import { type ListedSolution, type MinimalSolution, minimalSolutions } from '@forceout/players';
import type { Game } from '@forceout/table';
import type { Questions } from '../worker/questions.ts';

export interface SolutionPage {
  readonly solutions: readonly MinimalSolution[];
  /** Choices of cubes that could not be decided on the way here. */
  readonly undecided: number;
  /** Nothing comes after this page. */
  readonly last: boolean;
}

/** Steps for one choice of cubes; there may be thousands of choices. */
const STEPS = 300_000;
/** A page is handed out as it is after this time, even if it is not full. */
const PATIENCE_MS = 4000;

interface List {
  readonly key: string;
  readonly coming: Generator<ListedSolution, void>;
  readonly found: MinimalSolution[];
  undecided: number;
  done: boolean;
}

/** The list that is being looked through; the next page goes on where the last one ended. */
let list: List | null = null;

export function solutionPage(game: Game, { position, claim, from, count }: Questions['minimal']): SolutionPage {
  const key = JSON.stringify([position, claim]);
  if (list?.key !== key)
    list = {
      key,
      coming: minimalSolutions(game, position, claim, { steps: STEPS }),
      found: [],
      undecided: 0,
      done: false,
    };
  const until = performance.now() + PATIENCE_MS;
  while (!list.done && list.found.length < from + count && performance.now() < until) {
    const next = list.coming.next();
    if (next.done) list.done = true;
    else if (next.value.kind === 'solution') list.found.push(next.value.solution);
    else if (next.value.kind === 'undecided') list.undecided++;
  }
  return {
    solutions: list.found.slice(from, from + count),
    undecided: list.undecided,
    last: list.done && list.found.length <= from + count,
  };
}
