import type { Existence, Game, Position, SafeMove, SubmittedSolution } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { botCacheFor } from './bot-cache.ts';

const cube = (id: string) => ({ id, kind: 'k', face: id });
const position = {
  goalText: 'g',
  cards: [],
  variations: [],
  required: [],
  permitted: [cube('a')],
  forbidden: [],
  resources: [cube('b'), cube('c')],
} as unknown as Position;
const bIsRequired: Position = { ...position, required: [cube('b')], resources: [cube('c')] };
const bIsForbidden: Position = { ...position, forbidden: [cube('b')], resources: [cube('c')] };

/** A Solution is a text of cubes, right where none of them is forbidden; the solver finds `ab`. */
function counting() {
  const asked: unknown[] = [];
  const known: (readonly SubmittedSolution[] | undefined)[] = [];
  const moves: readonly SafeMove[] = [{ cube: 'b', to: 'permitted', givesNow: false, makesImpossible: false }];
  const game = {
    check: ({ forbidden }: Position, { solution }: SubmittedSolution) => ({
      correct: !forbidden.some(({ id }) => String(solution).includes(id)),
      reasons: [],
    }),
    solve: (at: Position, claim: string): Existence => {
      asked.push([claim, at.forbidden.length]);
      return at.forbidden.length > 0 ? { exists: null } : { exists: true, witness: { solution: 'ab', goal: 'g' } };
    },
    safeMoves: (_: Position, __: unknown, solutions?: readonly SubmittedSolution[]) => {
      known.push(solutions);
      return moves;
    },
  } as unknown as Game;
  return { cache: botCacheFor(game), asked, known };
}

describe('what a bot has worked out', () => {
  it('is asked once while the position stands', () => {
    const { cache, asked, known } = counting();
    for (let n = 0; n < 2; n++) {
      cache.solve(position, 'impossible', 9);
      cache.safeMoves(position, 9);
    }
    expect(asked).toEqual([['impossible', 0]]);
    expect(known).toEqual([[{ solution: 'ab', goal: 'g' }]]);
  });

  it('serves the mats after it where the judge accepts it, and only there', () => {
    const { cache, asked } = counting();
    cache.solve(position, 'impossible', 9);
    expect(cache.solve(bIsRequired, 'impossible', 9)).toEqual({
      exists: true,
      witness: { solution: 'ab', goal: 'g' },
    });
    expect(cache.solve(bIsForbidden, 'impossible', 9)).toEqual({ exists: null });
    expect(asked).toEqual([
      ['impossible', 0],
      ['impossible', 1],
    ]);
  });

  it('says nothing of a roll without a Goal', () => {
    const { cache, asked } = counting();
    cache.solve(position, 'impossible', 9);
    cache.solve(position, 'no-goal', 9);
    expect(asked).toEqual([
      ['impossible', 0],
      ['no-goal', 0],
    ]);
  });
});
