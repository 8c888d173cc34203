import { itemAt } from '@forceout/rulebook';
import { NEW_RATING, type Rating, rated, ratingOfPuzzle } from './glicko.ts';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from './puzzle.ts';

/** What a learner has done so far: plain data, kept on the device or with an account. */
export interface Progress {
  readonly rating: Rating;
  readonly solved: number;
  readonly tried: number;
  /** Ids of puzzles met, newest last. */
  readonly seen: readonly string[];
  /** Themes to come back to: missed ones return after 1, 2, 4, 8 … days. */
  readonly themes: Readonly<Record<string, { readonly box: number; readonly due: number }>>;
  readonly puzzles: Readonly<Record<string, Rating>>;
  /** By kind of puzzle; what was kept before they were counted has none. */
  readonly counts?: Readonly<Partial<Record<PuzzleKind, { readonly tried: number; readonly right: number }>>>;
}

export const NO_PROGRESS: Progress = { rating: NEW_RATING, solved: 0, tried: 0, seen: [], themes: {}, puzzles: {} };

const DAY = 86_400_000;
const REMEMBERED = 500;

/** After a puzzle: both ratings move, and its themes come round again sooner when it was missed. */
export function afterPuzzle(p: Progress, puzzle: Puzzle, right: boolean, now: number): Progress {
  const theirs = p.puzzles[puzzle.id] ?? ratingOfPuzzle(puzzle.difficulty);
  const themes = { ...p.themes };
  for (const theme of puzzle.themes) {
    const box = right ? Math.min((themes[theme]?.box ?? 0) + 1, 6) : 0;
    themes[theme] = { box, due: now + DAY * (right ? 2 ** box : 1) };
  }
  const { tried, right: known } = p.counts?.[puzzle.kind] ?? { tried: 0, right: 0 };
  return {
    counts: { ...p.counts, [puzzle.kind]: { tried: tried + 1, right: known + (right ? 1 : 0) } },
    rating: rated(p.rating, theirs, right ? 1 : 0),
    solved: p.solved + (right ? 1 : 0),
    tried: p.tried + 1,
    seen: [...p.seen.filter(id => id !== puzzle.id), puzzle.id].slice(-REMEMBERED),
    themes,
    puzzles: { ...p.puzzles, [puzzle.id]: rated(theirs, p.rating, right ? 0 : 1) },
  };
}

/** The kinds of puzzle that were missed, the worst first; one miss among few says little. */
export function worstPuzzles(
  { counts }: Progress,
  most: number,
): readonly { readonly kind: PuzzleKind; readonly missed: number; readonly of: number }[] {
  return PUZZLE_KINDS.flatMap(kind => {
    const { tried, right } = counts?.[kind] ?? { tried: 0, right: 0 };
    return tried === right ? [] : [{ kind, missed: tried - right, of: tried }];
  })
    .sort((a, b) => b.missed / (b.of + 2) - a.missed / (a.of + 2))
    .slice(0, most);
}

const isDue = (theme: Progress['themes'][string] | undefined, now: number): boolean =>
  theme !== undefined && theme.box === 0 && theme.due <= now;

/** The next puzzle: themes that are due first, then the one nearest the learner's rating that is not stale. */
export function nextPuzzle(p: Progress, puzzles: readonly Puzzle[], now: number): Puzzle | null {
  const fresh = puzzles.filter(x => !p.seen.includes(x.id));
  const pool = fresh.length > 0 ? fresh : puzzles;
  const due = pool.filter(x => x.themes.some(theme => isDue(p.themes[theme], now)));
  const from = due.length > 0 ? due : pool;
  const distance = (x: Puzzle): number => Math.abs((p.puzzles[x.id]?.rating ?? x.difficulty) - p.rating.rating);
  return from.reduce<Puzzle | null>((best, x) => (best === null || distance(x) < distance(best) ? x : best), null);
}

/** The puzzle of a day for a game and division: the same for everyone, from the date alone (`2026-11-15`). */
export function dailyPuzzle(puzzles: readonly Puzzle[], date: string): Puzzle | null {
  if (puzzles.length === 0) return null;
  let h = 2166136261;
  for (const c of date) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const ordered = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  return itemAt(ordered, (h >>> 0) % ordered.length);
}
