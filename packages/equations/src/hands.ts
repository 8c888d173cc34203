import { newestEdition } from '@forceout/rulebook';
import type { Position } from '@forceout/table';

/** Every hand of four digits from 1 to 9. */
export function hands(): readonly (readonly number[])[] {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return digits.flatMap(a =>
    digits.flatMap(b => digits.flatMap(c => digits.flatMap(d => (a <= b && b <= c && c <= d ? [[a, b, c, d]] : [])))),
  );
}

/** The plain way, to compare with: two numbers become one in every way until one is left. Floating point, no cubes. */
export function hasSolutionByTrial(row: readonly number[], goal: number): boolean {
  const [only] = row;
  if (row.length === 1 && only !== undefined) return Math.abs(only - goal) < 1e-9;
  for (const [i, a] of row.entries()) {
    for (const [j, b] of row.entries()) {
      if (i === j) continue;
      const rest = row.filter((_, n) => n !== i && n !== j);
      if (i < j && (hasSolutionByTrial([...rest, a + b], goal) || hasSolutionByTrial([...rest, a * b], goal)))
        return true;
      if (hasSolutionByTrial([...rest, a - b], goal)) return true;
      if (b !== 0 && hasSolutionByTrial([...rest, a / b], goal)) return true;
    }
  }
  return false;
}

/** A hand of the 24 game as a mat: four Required digits, three Permitted cubes of each sign, Goal 24. */
export function handPosition(hand: readonly number[]): Position {
  const cubes = (faces: string, from: number): Position['goal'] =>
    [...faces].map((face, n) => ({ id: `black-${from + n}`, kind: 'black', face }));
  const rules = {
    edition: newestEdition('equations'),
    division: 'elementary',
    season: '2015-16',
    adventurous: true,
    restrictions: false,
    options: {},
  } as const;
  return {
    rules,
    cards: [],
    variations: [],
    goal: cubes('24', 1),
    goalText: '24',
    required: cubes(hand.join(''), 3),
    permitted: cubes('+++---xxx///', 7),
    forbidden: [],
    resources: [],
  };
}
