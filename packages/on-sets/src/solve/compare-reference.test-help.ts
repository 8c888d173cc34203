import { expect } from 'vitest';
import { checkSolutions } from '../check/check.ts';
import { printSetName } from '../language/print.ts';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import { allCardSets, fewest } from './fewest.ts';
import { cardKey, referenceSolve } from './reference-solver.test-help.ts';
import { solve } from './solve.ts';

const UNLIMITED = { steps: Number.POSITIVE_INFINITY };

const doubleOf = (position: OnSetsPosition): string | null => {
  const { doubleSet } = position.inForce;
  return doubleSet ? printSetName(doubleSet.name).replaceAll(' ', '') : null;
};

const show = (position: OnSetsPosition): string =>
  JSON.stringify({ ...position, inForce: { ...position.inForce, doubleSet: doubleOf(position) } });

/** Solver and reference must say the same of every position, and every witness must pass the judge. */
export function compareWithReference(runs: number, next: () => OnSetsPosition): { yes: number; no: number } {
  const tally = { yes: 0, no: 0 };
  for (let i = 0; i < runs; i++) {
    const position = next();
    const where = show(position);
    const decision = solve(position, UNLIMITED);
    const expected = referenceSolve(position, doubleOf(position), legalGoalValues(position));
    expect(decision.exists, where).toBe(expected.exists);
    const all = allCardSets(position, UNLIMITED);
    expect(all.complete).toBe(true);
    expect(all.sets.map(cardKey).sort(), where).toEqual([...expected.sets.keys()].sort());
    if (!decision.exists) {
      tally.no++;
      continue;
    }
    tally.yes++;
    const small = fewest(position, UNLIMITED);
    if (!small.exists) throw new Error(`no fewest: ${where}`);
    for (const witness of [decision.witness, small.witness]) {
      const result = checkSolutions(position, witness, UNLIMITED);
      expect(result.findings, `${where} ${JSON.stringify(witness)}`).toEqual([]);
      expect(result.correct).toBe(true);
    }
    const sizes = [...expected.sets.values()].sort((a, b) => a - b);
    expect(small.cubes, where).toBe(sizes[position.inForce.twoSolutions ? 1 : 0]);
  }
  return tally;
}
