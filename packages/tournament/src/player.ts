/** Somebody who plays, as a seating or a standing sees him. */
export interface Player {
  readonly id: string;
  readonly team?: string;
  readonly school?: string;
}
