import { expect } from 'vitest';
import { MODES } from '../mat.ts';
import { readRules } from '../rules.ts';
import { writtenGoalCases } from './goal.ts';
import { rolled } from './random-mat.test-help.ts';
import { solveProblem } from './solve.ts';
import { Twin, type TwinMat } from './twin.test-help.ts';

const cubesOf = (faces: string) => [...faces].map(face => ({ face, colour: null }));

function solved(mat: TwinMat): boolean | null {
  const read = readRules('elementary', mat.variations);
  if (!read.ok) throw new Error(read.unknown);
  const { rules } = read;
  const budget = { steps: 50_000_000 };
  const { goals } = writtenGoalCases(`${mat.goal[0]}`, rules, false, budget);
  const sections = {
    required: cubesOf(mat.required),
    permitted: cubesOf(mat.permitted),
    forbidden: [],
    resources: cubesOf(mat.resources),
  };
  return solveProblem({ mat: sections, mode: mat.mode, rules, goals }, budget).solvable;
}

/** `least`: how many cubes at least are Required. */
export function randomMat(
  roll: (sides: number) => number,
  cubes: number,
  variations: readonly string[],
  least = 0,
): TwinMat {
  const faces = rolled(roll, cubes);
  const required = least > 0 ? least : roll(Math.max(2, cubes - 3));
  const permitted = required + roll(cubes - required + 1);
  return {
    required: faces.slice(0, required),
    permitted: faces.slice(required, permitted),
    resources: faces.slice(permitted),
    goal: [BigInt(roll(roll(2) === 0 ? 10 : 40))],
    mode: MODES[roll(4)]!,
    variations,
  };
}

/** The two solvers say the same; the answer. */
export function agree(mat: TwinMat): boolean {
  const twin = new Twin(mat);
  const expected = twin.solvable();
  const found = solved(mat);
  if (expected) expect([mat, found]).toEqual([mat, true]);
  else if (!twin.capped) expect([mat, found]).toEqual([mat, false]);
  return expected;
}
