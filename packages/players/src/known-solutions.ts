import type { Budget, Claim, Game, Position, SubmittedSolution } from '@forceout/table';

const KEPT = 6;

/**
 * Solutions that were found or written lately. The cubes they need mostly lie there still, so they are tried before the
 * solver is asked; the judge has the last word.
 */
export class KnownSolutions {
  #all: readonly SubmittedSolution[];

  constructor(
    readonly game: Game,
    written: readonly SubmittedSolution[] = [],
  ) {
    this.#all = written.slice(0, KEPT);
  }

  /** The latest first. */
  get all(): readonly SubmittedSolution[] {
    return this.#all;
  }

  add(one: SubmittedSolution): void {
    const text = JSON.stringify(one);
    this.#all = [one, ...this.#all.filter(known => JSON.stringify(known) !== text)].slice(0, KEPT);
  }

  fitting(position: Position, claim: Claim, budget: Budget): SubmittedSolution | null {
    return this.#all.find(one => this.game.check(position, one, claim, budget).correct === true) ?? null;
  }
}
