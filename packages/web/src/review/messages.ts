import type { Lesson, Review } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';

export interface ReviewOrder {
  readonly game: GameId;
  readonly events: readonly TableEvent[];
  /** One shake alone; absent: the whole match. */
  readonly shake?: number | undefined;
}

export interface Reviewed extends Review {
  /** The missed moments of each player, as puzzles. */
  readonly lessons: readonly (readonly Lesson[])[];
}

export type ReviewNews =
  | { readonly done: number; readonly of: number }
  /** `left`: choices that are being looked at again, for longer; `over`: nothing more comes. */
  | { readonly reviewed: Reviewed; readonly left: number; readonly over: boolean }
  | { readonly failed: 'live' | 'fault' };
