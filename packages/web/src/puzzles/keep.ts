import { afterPuzzle, dailyPuzzle, NO_PROGRESS, nextPuzzle, type Puzzle, type PuzzleProgress } from '@forceout/players';
import type { Division, GameId } from '@forceout/rulebook';

/** What this device knows of a learner at one game. */
export interface Kept {
  readonly progress: PuzzleProgress;
  /** The day on which the puzzle of the day was last answered, by division. */
  readonly daily: Readonly<Partial<Record<Division, string>>>;
}

export const NEW: Kept = { progress: NO_PROGRESS, daily: {} };

const keyOf = (game: GameId): string => `forceout.puzzles.${game}`;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/** What cannot be read counts as nothing: a learner starts again and is not stopped. */
export function loadKept(game: GameId, store: KeyValueStore = localStorage): Kept {
  try {
    const kept = JSON.parse(store.getItem(keyOf(game)) ?? 'null') as Partial<Kept> | null;
    return { progress: { ...NO_PROGRESS, ...kept?.progress }, daily: { ...kept?.daily } };
  } catch {
    return NEW;
  }
}

export const saveKept = (game: GameId, kept: Kept, store: KeyValueStore = localStorage): void =>
  store.setItem(keyOf(game), JSON.stringify(kept));

/** A date of the calendar here: `2026-11-15`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')).join('-');

export interface Chosen {
  readonly puzzle: Puzzle;
  readonly daily: boolean;
  /** Made for this learner a moment ago. */
  readonly fresh?: boolean;
}

/** The puzzle of the day first, then one after the other. Null: this division has none. */
export function choosePuzzle(kept: Kept, set: readonly Puzzle[], division: Division, now: Date): Chosen | null {
  const mine = set.filter(puzzle => puzzle.division === division);
  const today = kept.daily[division] === dayOf(now) ? null : dailyPuzzle(mine, dayOf(now));
  if (today) return { puzzle: today, daily: true };
  const puzzle = nextPuzzle(kept.progress, mine, now.getTime());
  return puzzle && { puzzle, daily: false };
}

/** Every committed puzzle of the division has been met, and the one of the day is done. */
export const usedUp = (kept: Kept, set: readonly Puzzle[], division: Division, now: Date): boolean =>
  kept.daily[division] === dayOf(now) &&
  set.every(puzzle => puzzle.division !== division || kept.progress.seen.includes(puzzle.id));

export function afterAnswer(kept: Kept, { puzzle, daily }: Chosen, right: boolean, now: Date): Kept {
  return {
    progress: afterPuzzle(kept.progress, puzzle, right, now.getTime()),
    daily: daily ? { ...kept.daily, [puzzle.division]: dayOf(now) } : kept.daily,
  };
}
