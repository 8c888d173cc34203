import { describe, expect, it } from 'vitest';
import { afterPuzzle, dailyPuzzle, NO_PROGRESS, nextPuzzle, worstPuzzles } from './progress.ts';
import type { Puzzle } from './puzzle.ts';

const DAY = 86_400_000;

const puzzle = (n: number, difficulty: number, ...themes: string[]): Puzzle => ({
  id: `wff-prove-${n}`,
  game: 'wff',
  edition: 'wff-2017',
  division: 'senior',
  kind: 'prove',
  premises: ['Kpq'],
  goal: 'p',
  rules: ['Ko'],
  themes: ['prove', ...themes],
  difficulty,
});

describe('progress', () => {
  it('a solved puzzle raises the learner and lowers the puzzle; a missed one the other way round', () => {
    const p = puzzle(1, 1200);
    const won = afterPuzzle(NO_PROGRESS, p, true, 0);
    expect(won.rating.rating).toBeGreaterThan(NO_PROGRESS.rating.rating);
    expect(won.puzzles[p.id]!.rating).toBeLessThan(1200);
    const lost = afterPuzzle(NO_PROGRESS, p, false, 0);
    expect(lost.rating.rating).toBeLessThan(NO_PROGRESS.rating.rating);
    expect(lost.puzzles[p.id]!.rating).toBeGreaterThan(1200);
    expect([won.solved, won.tried, lost.solved, lost.tried]).toEqual([1, 1, 0, 1]);
  });

  it('what is missed most stands first, counted by kind; one miss among many says little', () => {
    const kinds = { prove: [true, false, false, false], now: [false, true, true, true, true], safe: [true] } as const;
    let known = NO_PROGRESS;
    for (const [kind, answers] of Object.entries(kinds))
      for (const right of answers) known = afterPuzzle(known, { ...puzzle(1, 1200), kind } as Puzzle, right, 0);
    expect(worstPuzzles(known, 4)).toEqual([
      { kind: 'prove', missed: 3, of: 4 },
      { kind: 'now', missed: 1, of: 5 },
    ]);
    const { counts: _, ...old } = known;
    expect(worstPuzzles(old, 4)).toEqual([]);
  });

  it('a missed theme comes back the next day, before puzzles that would suit the rating better', () => {
    const missed = afterPuzzle(NO_PROGRESS, puzzle(1, 1200, 'wildCube'), false, 0);
    const pool = [puzzle(2, Math.round(missed.rating.rating)), puzzle(3, 2400, 'wildCube')].map(p => ({
      ...p,
      themes: p.themes.filter(t => t !== 'prove'),
    }));
    expect(nextPuzzle(missed, pool, DAY / 2)!.id).toBe('wff-prove-2');
    expect(nextPuzzle(missed, pool, DAY + 1)!.id).toBe('wff-prove-3');
  });

  it('a theme known better rests longer each time', () => {
    let p = NO_PROGRESS;
    const dues: number[] = [];
    for (let n = 0; n < 4; n++) {
      p = afterPuzzle(p, puzzle(n, 1200, 'wildCube'), true, 0);
      dues.push(p.themes.wildCube!.due / DAY);
    }
    expect(dues).toEqual([2, 4, 8, 16]);
  });

  it('puzzles met do not come again while there are new ones', () => {
    const pool = [puzzle(1, 1200), puzzle(2, 2000)];
    expect(nextPuzzle(NO_PROGRESS, pool, 0)!.id).toBe('wff-prove-1');
    expect(nextPuzzle(afterPuzzle(NO_PROGRESS, pool[0]!, true, 0), pool, 0)!.id).toBe('wff-prove-2');
  });
});

describe('the puzzle of the day', () => {
  const pool = Array.from({ length: 40 }, (_, n) => puzzle(n, 1000 + n));

  it('is the same for everyone, whatever the order the puzzles come in', () => {
    expect(dailyPuzzle(pool, '2026-11-15')).toEqual(dailyPuzzle([...pool].reverse(), '2026-11-15'));
  });

  it('changes from day to day', () => {
    const days = Array.from(
      { length: 28 },
      (_, d) => dailyPuzzle(pool, `2026-11-${String(d + 1).padStart(2, '0')}`)!.id,
    );
    expect(new Set(days).size).toBeGreaterThan(14);
  });

  it('there is none without puzzles', () => {
    expect(dailyPuzzle([], '2026-11-15')).toBeNull();
  });
});
