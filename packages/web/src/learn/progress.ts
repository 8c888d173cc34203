import type { GameId } from '@forceout/rulebook';
import type { LessonId } from './lesson.ts';

/** How far a lesson was taken: a step, or its end. */
export type Reached = number | 'done';

const keyOf = (game: GameId, lesson: LessonId): string => `forceout.lesson.${game}.${lesson}`;

/** How far the learner came on this device; 0 before the first step. */
export function reachedIn(game: GameId, lesson: LessonId): Reached {
  const kept = localStorage.getItem(keyOf(game, lesson));
  if (kept === 'done') return 'done';
  const step = Number(kept ?? 0);
  return Number.isInteger(step) && step >= 0 ? step : 0;
}

export function keepReached(game: GameId, lesson: LessonId, reached: Reached): void {
  try {
    localStorage.setItem(keyOf(game, lesson), String(reached));
  } catch {
    // A private window keeps nothing; the lesson goes on.
  }
}
