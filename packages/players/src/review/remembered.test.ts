import type { Game, Position, SafeMove, SubmittedSolution } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { withMemory } from './remembered.ts';

const cube = (id: string) => ({ id, kind: 'k', face: id });
const position = {
  goalText: 'g',
  required: [],
  permitted: [cube('a')],
  forbidden: [],
  resources: [cube('b'), cube('c')],
} as unknown as Position;
const written = (text: string): SubmittedSolution => ({ solution: text, goal: 'g' });

/** A game whose Solutions are texts of cubes: right where all of them may be used; the solver never finds any by itself. */
function forgetful(): { readonly game: Game; readonly asked: string[] } {
  const asked: string[] = [];
  const usable = (at: Position, claim: string): string =>
    [...at.required, ...at.permitted, ...(claim === 'impossible' ? at.resources : [])].map(c => c.id).join('');
  const unknown: SafeMove[] = [
    { cube: 'b', to: 'permitted', givesNow: null, makesImpossible: null },
    { cube: 'b', to: 'forbidden', givesNow: null, makesImpossible: null },
    { cube: 'c', to: 'forbidden', givesNow: false, makesImpossible: null },
  ];
  const game = {
    check: (at: Position, one: SubmittedSolution, claim: string) => ({
      correct: [...String(one.solution)].every(face => usable(at, claim).includes(face)),
      reasons: [],
    }),
    solve: (_: Position, claim: string) => {
      asked.push(claim);
      return { exists: null };
    },
    safeMoves: () => unknown,
  } as unknown as Game;
  return { game, asked };
}

describe('the memory of a shake', () => {
  it('a Solution that was written spares the search where the judge accepts it, and only there', () => {
    const { game, asked } = forgetful();
    const known = withMemory(game, [written('ab')]);
    expect(known.solve(position, 'impossible', { steps: 9 })).toEqual({ exists: true, witness: written('ab') });
    expect(asked).toEqual([]);
    expect(known.solve(position, 'now', { steps: 9 })).toEqual({ exists: null });
    expect(asked).toEqual(['now']);
  });

  it('a question is asked once, with other steps once more', () => {
    const { game, asked } = forgetful();
    const known = withMemory(game, []);
    for (const steps of [9, 9, 90]) known.solve(position, 'now', { steps });
    expect(asked).toEqual(['now', 'now']);
  });

  it('after so many questions that were left open each gets a part of the steps, or all of them where nobody waits', () => {
    const given = (mostOpen?: number): readonly number[] => {
      const steps: number[] = [];
      const solve: Game['solve'] = (_, __, budget) => {
        steps.push(budget.steps);
        return { exists: null };
      };
      const known = withMemory({ ...forgetful().game, solve }, [], mostOpen);
      for (let n = 0; n < 5; n++)
        known.solve({ ...position, resources: position.resources.slice(0, n % 3), goalText: `${n}` }, 'now', {
          steps: 90,
        });
      return steps;
    };
    expect(given()).toEqual([90, 90, 90, 9, 9]);
    expect(given(Number.POSITIVE_INFINITY)).toEqual([90, 90, 90, 90, 90]);
  });

  it('settles moves that were left open where a known Solution fits the mat after them', () => {
    const { game } = forgetful();
    expect(withMemory(game, [written('ab')]).safeMoves(position, { steps: 9 })).toEqual([
      { cube: 'b', to: 'permitted', givesNow: true, makesImpossible: false },
      { cube: 'b', to: 'forbidden', givesNow: null, makesImpossible: null },
      { cube: 'c', to: 'forbidden', givesNow: false, makesImpossible: false },
    ]);
  });

  it('a cube that goes on from Permitted is no longer there', () => {
    const { game } = forgetful();
    const shift: SafeMove = { cube: 'a', to: 'forbidden', givesNow: null, makesImpossible: null };
    const shifting = { ...game, safeMoves: () => [shift] };
    expect(withMemory(shifting, [written('a')]).safeMoves(position, { steps: 9 })).toEqual([shift]);
  });
});
