import { describe, expect, it } from 'vitest';
import { checkSolutions } from '../check/check.ts';
import { printSetName } from '../language/print.ts';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import { dice, smallPosition } from '../random.ts';
import { solve } from './solve.ts';
import { twinSolve } from './twin.test-help.ts';

const UNLIMITED = { steps: Number.POSITIVE_INFINITY };

const doubleOf = (position: OnSetsPosition): string | null => {
  const { doubleSet } = position.inForce;
  return doubleSet ? printSetName(doubleSet.name).replaceAll(' ', '') : null;
};

const show = (position: OnSetsPosition): string =>
  JSON.stringify({ ...position, inForce: { ...position.inForce, doubleSet: doubleOf(position) } });

function compare(seed: number, runs: number, cubes: number, cards: number): { yes: number; no: number } {
  const roll = dice(seed);
  const tally = { yes: 0, no: 0 };
  for (let i = 0; i < runs; i++) {
    const position = smallPosition(roll, cubes, cards);
    const decision = solve(position, UNLIMITED);
    const twin = twinSolve(position, doubleOf(position), legalGoalValues(position));
    expect(decision.exists, show(position)).toBe(twin.exists);
    if (decision.exists) {
      const result = checkSolutions(position, decision.witness, UNLIMITED);
      expect(result.findings, `${show(position)} ${JSON.stringify(decision.witness)}`).toEqual([]);
      expect(result.correct).toBe(true);
      tally.yes++;
    } else tally.no++;
  }
  return tally;
}

describe('the solver and a text-level brute force', () => {
  it('agree on small random positions of every division and variation, and every witness passes the judge', () => {
    const tally = compare(
      Number(process.env.S ?? 20260727),
      Number(process.env.N ?? 2000),
      Number(process.env.K ?? 5),
      6,
    );
    expect(tally.yes).toBeGreaterThan(200);
    expect(tally.no).toBeGreaterThan(200);
  });
});
