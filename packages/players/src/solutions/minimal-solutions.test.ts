import { type EditionId, rulesOf } from '@forceout/rulebook';
import type { Claim, Cube, Game, Position } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../puzzles/make.ts';
import { unpackPosition } from '../puzzles/puzzle.ts';
import { CELLS, cellOf } from '../test/games.ts';
import { minimalSolutions } from './minimal-solutions.ts';

const BUDGET = { steps: 4_000_000 };

const faces = (cubes: readonly Cube[]): string =>
  cubes
    .map(c => `${c.kind}:${c.face}`)
    .sort()
    .join(' ');

function listed(game: Game, position: Position, claim: Claim) {
  const all = [...minimalSolutions(game, position, claim, BUDGET)];
  expect(all.filter(one => one.kind === 'undecided')).toEqual([]);
  return all.flatMap(one => (one.kind === 'solution' ? [one.solution] : []));
}

/** The same list by trying every set of cubes, one by one, with no thought for which look alike. */
function bruteForce(game: Game, position: Position, claim: Claim): readonly string[] {
  const cubes = [...position.required, ...position.permitted, ...position.resources];
  const sets: { readonly cubes: readonly Cube[]; readonly text: string }[] = [];
  for (let bits = 1; bits < 1 << cubes.length; bits++) {
    const taken = cubes.filter((_, i) => bits & (1 << i));
    if (position.required.some(cube => !taken.includes(cube))) continue;
    const spared = taken.filter(cube => position.resources.includes(cube)).length;
    if (spared > (claim === 'now' ? 1 : claim === 'forceout' ? 0 : 99)) continue;
    const alone = { ...position, required: taken, permitted: [], resources: [] };
    if (game.solve(alone, 'forceout', BUDGET).exists) sets.push({ cubes: taken, text: faces(taken) });
  }
  const within = (small: readonly Cube[], large: readonly Cube[]): boolean => {
    const left = large.map(c => `${c.kind}:${c.face}`);
    return small.every(c => {
      const at = left.indexOf(`${c.kind}:${c.face}`);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  const minimal = sets.filter(a => !sets.some(b => b.cubes.length < a.cubes.length && within(b.cubes, a.cubes)));
  return [...new Set(minimal.map(set => set.text))].sort();
}

/** Generated shakes of WFF are too long to try every set of their cubes. */
function letters(edition: EditionId, goal: string, permitted: string, resources: string): Position {
  const cubes = (row: string): Cube[] =>
    [...row].map((face, i) => ({ id: `${row}${i}`, face, kind: /[A-Z]/.test(face) ? 'upper' : 'lower' }));
  return {
    rules: { edition, division: 'middle', season: '2017-18', adventurous: false, restrictions: false, options: {} },
    cards: [],
    goal: cubes(goal),
    goalText: goal,
    required: [],
    permitted: cubes(permitted),
    forbidden: [],
    resources: cubes(resources),
    variations: [],
  };
}

describe.each(CELLS.map(cell => [cell.game.id, cell] as const))('minimal Solutions of %s', (_, cell) => {
  const positions: Position[] = [];
  for (let seed = 1; positions.length < 3 && seed < 200; seed++) {
    const puzzle = makePuzzle({ ...cell, division: 'middle', steps: 200_000 }, 'find', seed);
    if (puzzle?.kind !== 'find') continue;
    const position = unpackPosition(puzzle.position, rulesOf(cell.edition).season);
    const small = { ...position, resources: position.resources.slice(0, 3), permitted: position.permitted.slice(0, 4) };
    if (small.required.length + small.permitted.length <= 7 && !cell.game.paired(small.variations))
      positions.push(small);
  }

  if (cell.game.id === 'wff') positions.push(letters(cell.edition, 'p', 'KpqqKo', 'NNo'));

  it.each(['now', 'impossible', 'forceout'] as const)(
    'after %s are those that trying every set of cubes finds',
    claim => {
      let some = 0;
      for (const position of positions) {
        const list = listed(cell.game, position, claim);
        some += list.length;
        expect(list.map(one => faces(one.cubes)).sort()).toEqual(bruteForce(cell.game, position, claim));
        for (const { written } of list) expect(cell.game.check(position, written, claim, BUDGET).correct).toBe(true);
        expect(list.map(one => one.cubes.length)).toEqual(list.map(one => one.cubes.length).sort((a, b) => a - b));
      }
      if (claim === 'impossible') expect(some).toBeGreaterThan(0);
    },
  );
});

it('a choice of cubes that cannot be decided is said, never left out in silence', () => {
  const { game, edition } = cellOf('on-sets');
  const cube = (face: string, kind: string): Cube => ({ id: face, face, kind });
  const position: Position = {
    rules: { edition, division: 'middle', season: '2026-27', adventurous: true, restrictions: true, options: {} },
    cards: ['B', 'R', 'BR', 'G'],
    goal: [cube('3', 'digit')],
    goalText: { layout: 'single', digits: [{ d: 3, up: true }] },
    required: [],
    permitted: [cube('B', 'colour'), cube('U', 'operation'), cube('R', 'colour')],
    forbidden: [],
    resources: [],
    variations: [],
  };
  const decided = [...minimalSolutions(game, position, 'forceout', BUDGET)]
    .map(one => one.kind)
    .filter(kind => kind !== 'none');
  expect(decided).toEqual(['solution']);
  const hasty = [...minimalSolutions(game, position, 'forceout', { steps: 0 })];
  expect(hasty.some(one => one.kind === 'undecided')).toBe(true);
});
