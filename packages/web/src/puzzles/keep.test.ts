import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { afterAnswer, choosePuzzle, dayOf, loadKept, NEW, saveKept } from './keep.ts';
import { readSet } from './sets.ts';

const set = readSet(readFileSync(new URL('../../../players/puzzles/on-sets.jsonl', import.meta.url), 'utf8'));
const noon = new Date(2026, 10, 15, 12);
const DAY = 86_400_000;

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const map = new Map<string, string>();
  return { getItem: key => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
};

it('the puzzle of the day comes first, is the same for everybody, and comes once a day', () => {
  const first = choosePuzzle(NEW, set, 'middle', noon)!;
  expect(first.daily).toBe(true);
  expect(first.puzzle.division).toBe('middle');
  const other = afterAnswer(NEW, choosePuzzle(NEW, set, 'senior', noon)!, true, noon);
  expect(choosePuzzle(other, set, 'middle', noon)!.puzzle.id).toBe(first.puzzle.id);
  const done = afterAnswer(NEW, first, true, noon);
  const second = choosePuzzle(done, set, 'middle', noon)!;
  expect(second.daily).toBe(false);
  expect(second.puzzle.id).not.toBe(first.puzzle.id);
  expect(choosePuzzle(done, set, 'middle', new Date(noon.getTime() + DAY))!.daily).toBe(true);
});

it('a missed theme comes back when its day has come', () => {
  const daily = afterAnswer(NEW, choosePuzzle(NEW, set, 'junior', noon)!, true, noon);
  const missed = choosePuzzle(daily, set, 'junior', noon)!;
  const kept = afterAnswer(daily, missed, false, noon);
  const later = new Date(noon.getTime() + 2 * DAY);
  const answered = { ...kept, daily: { junior: dayOf(later) } };
  const next = choosePuzzle(answered, set, 'junior', later)!;
  expect(next.puzzle.themes.some(theme => missed.puzzle.themes.includes(theme))).toBe(true);
  expect(kept.progress.rating.rating).toBeLessThan(daily.progress.rating.rating);
});

it('puzzles never run out, and what was kept is found again', () => {
  const small = set.filter(puzzle => puzzle.division === 'elementary').slice(0, 2);
  const store = memory();
  let kept = loadKept('on-sets', store);
  for (let i = 0; i < 6; i++) {
    kept = afterAnswer(kept, choosePuzzle(kept, small, 'elementary', noon)!, i % 2 === 0, noon);
    saveKept('on-sets', kept, store);
  }
  expect(loadKept('on-sets', store)).toEqual(kept);
  expect(kept.progress.tried).toBe(6);
  expect(choosePuzzle(kept, [], 'elementary', noon)).toBeNull();
});

it('a damaged note on the device is no obstacle', () => {
  const store = memory();
  store.setItem('forceout.puzzles.wff', '{"progress":');
  expect(loadKept('wff', store)).toEqual(NEW);
});
