import type { SubmittedSolution } from '@forceout/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { cubes, laid, rulesFor } from './table.test-help.ts';

const cubesWith = (list: readonly { readonly id: string; readonly face: string }[], face: string): readonly string[] =>
  list.filter(c => c.face === face).map(c => c.id);

const BUDGET = { steps: 15_000 };

const WITH = {
  elementary: 'zero-wild sideways upside-down factorial percent decimal-point two-digit remainder',
  middle: 'zero-wild sideways upside-down factorial percent decimal-point lcm gcf exponent-red',
  junior: 'zero-wild x-wild factorial percent base-8 base-12 decimal-point exponent-blue',
  senior: 'zero-wild x-wild sqrt-i base-11 decimal-in-goal log powers-of-base exponent-green',
} as const;

const positions = fc
  .constantFrom('elementary' as const, 'middle' as const, 'junior' as const, 'senior' as const)
  .chain(division =>
    fc.record({
      division: fc.constant(division),
      with: fc.subarray(WITH[division].split(' '), { maxLength: 3 }),
      goal: fc
        .tuple(
          fc.constantFrom(...'0123456'),
          fc.constantFrom('', ...'00x+*r/'),
          fc.constantFrom('', ...'012345'),
          fc.constantFrom('', '', ...'0x12'),
        )
        .map(parts => [...parts.join('')]),
      mat: fc.array(fc.constantFrom(...'0012234567+-x/*r'), { minLength: 5, maxLength: 7 }),
      required: fc.nat(1),
    }),
  );

describe('a Solution that the solver gives', () => {
  it('[equations-2015 XIII-A-3] [equations-2015 XIII-B-3] [equations-2015 VII-C-5-b] is correct at the table, wild cubes in the Goal and all', () => {
    let found = 0;
    let wild = 0;
    fc.assert(
      fc.property(positions, at => {
        const goalText = at.goal.join('');
        const placed = game.placeGoal(
          laid(rulesFor(at.division), { with: at.with.join(' ') }),
          goalText,
          cubes(at.goal.join(' ')),
          null,
        );
        if (!placed.ok) return;
        const position = {
          ...laid(rulesFor(at.division), {
            goal: at.goal.join(' '),
            required: at.mat.slice(0, at.required).join(' '),
            permitted: at.mat.slice(at.required).join(' '),
            with: at.with.join(' '),
          }),
          goalText: placed.goal,
        };
        if (!game.ruleGoal(position).ok) return;
        const solved = game.solve(position, 'forceout', BUDGET);
        if (solved.exists !== true) return;
        found++;
        if (String(solved.witness.goal).includes('{')) wild++;
        const verdict = game.check(position, solved.witness, 'forceout', { steps: 5_000_000 });
        expect(verdict, JSON.stringify(solved.witness)).toMatchObject({ correct: true });
      }),
      { seed: 20151600, numRuns: 250 },
    );
    expect(found).toBeGreaterThan(25);
    expect(wild).toBeGreaterThan(5);
  });
});

describe('a move that leaves only a far power of the base', () => {
  it('[equations-2015 XIII-C-4] does not make a Goal 1 impossible: (2 x 5) * 6 is 1 with six zeros', () => {
    const position = laid(rulesFor('junior'), {
      goal: '1',
      goalText: '1',
      required: '2 x 5 *',
      resources: '6 7',
      with: 'powers-of-base',
    });
    const moves = game.safeMoves(position, { steps: 4_000_000 });
    const [seven] = cubesWith(position.resources, '7');
    expect(moves.find(m => m.cube === seven && m.to === 'forbidden')?.makesImpossible).not.toBe(true);
  });
});

describe('Solutions that are known when moves are weighed', () => {
  const position = laid(rulesFor('elementary'), {
    goal: '7',
    goalText: '7',
    required: '3 + 4 x 1 x 1 x 1',
    resources: '5 2',
  });
  const [five] = cubesWith(position.resources, '5');
  const weighed = (known: readonly SubmittedSolution[]) =>
    game.safeMoves(position, { steps: 100 }, known).find(m => m.cube === five && m.to === 'forbidden');

  it('settle what there is no time to search for', () => {
    expect(weighed([])?.makesImpossible).toBe(null);
    expect(weighed([{ solution: '((((3+4)x1)x1)x1)', goal: '7' }])?.makesImpossible).toBe(false);
  });

  it('are not those of another Goal, nor wrong ones', () => {
    expect(weighed([{ solution: '(((3+4)x1)x1)+1', goal: '8' }])?.makesImpossible).toBe(null);
    expect(weighed([{ solution: '((((3x4)x1)x1)+1)', goal: '7' }])?.makesImpossible).toBe(null);
  });
});
