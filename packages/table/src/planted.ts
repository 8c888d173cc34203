import type { Claim, Position, SubmittedSolution } from './game.ts';

/** A position at a table with a Solution that was there before anybody looked for one. */
export interface PlantedTable {
  readonly position: Position;
  readonly claim: Claim;
  readonly written: SubmittedSolution;
}
