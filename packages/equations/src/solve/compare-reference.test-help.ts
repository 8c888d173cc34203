import type { Division } from '@forceout/rulebook';
import type { Cube } from '@forceout/table';
import { expect } from 'vitest';
import { MODES } from '../mat.ts';
import { dice, randomPosition, randomVariations } from '../random.ts';
import { readRules } from '../rules.ts';
import { writtenGoalCases } from './goal.ts';
import { rolled } from './random-mat.test-help.ts';
import { type ReferenceMat, ReferenceSolver } from './reference-solver.test-help.ts';
import { solveProblem } from './solve.ts';
import { agreeOnTexts, type SmallMat } from './texts.test-help.ts';

const cubesOf = (faces: string) => [...faces].map(face => ({ face, colour: null }));

function solved(mat: ReferenceMat): boolean | null {
  const read = readRules('elementary', mat.variations);
  if (!read.ok) throw new Error(read.unknown);
  const { rules } = read;
  const budget = { steps: 50_000_000 };
  const { goals } = writtenGoalCases(written(mat.goal), rules, false, budget);
  const sections = {
    required: cubesOf(mat.required),
    permitted: cubesOf(mat.permitted),
    forbidden: [],
    resources: cubesOf(mat.resources),
  };
  return solveProblem({ mat: sections, mode: mat.mode, rules, goals }, budget).solvable;
}

/** Mostly small whole numbers, some negative ones and some fractions. */
function randomGoal(roll: (sides: number) => number): ReferenceMat['goal'] {
  const n = BigInt(roll(roll(2) === 0 ? 10 : 40));
  if (roll(4) > 0) return { n, d: 1n };
  const top = roll(2) === 0 ? n : -n;
  return top % 7n === 0n || roll(2) === 0 ? { n: top, d: 1n } : { n: top, d: 7n };
}

/** A Goal that means just this. */
const written = ({ n, d }: ReferenceMat['goal']): string => {
  const size = n < 0n ? `(0-${-n})` : `${n}`;
  return d === 1n ? size : `${size}/${d}`;
};

/** `least`: how many cubes at least are Required. */
export function randomMat(
  roll: (sides: number) => number,
  cubes: number,
  variations: readonly string[],
  least = 0,
): ReferenceMat {
  const faces = rolled(roll, cubes);
  const required = least > 0 ? least : roll(Math.max(2, cubes - 3));
  const permitted = required + roll(cubes - required + 1);
  return {
    required: faces.slice(0, required),
    permitted: faces.slice(required, permitted),
    resources: faces.slice(permitted),
    goal: randomGoal(roll),
    mode: MODES[roll(4)]!,
    variations,
  };
}

/** The two solvers say the same; the answer. */
export function agree(mat: ReferenceMat): boolean {
  const reference = new ReferenceSolver(mat);
  const expected = reference.solvable();
  const found = solved(mat);
  if (expected) expect([mat, found]).toEqual([mat, true]);
  else if (!reference.capped) expect([mat, found]).toEqual([mat, false]);
  return expected;
}

/** Mats of four or five cubes with up to three variations, every variation of the division in its turn. */
function* smallMats(division: Division, count: number): Generator<SmallMat> {
  const roll = dice(division.length * 7919);
  for (let n = 0; n < count; n++) {
    const season = n % 2 === 0 ? '2015-16' : '2016-17';
    const start = randomPosition(roll, { division, variations: 0, season });
    const names = randomVariations(roll, { ...start, resources: ALL_FACES }, n % 4).map(v => v.id);
    const read = readRules(division, names);
    if (!read.ok) throw new Error(read.unknown);
    const cubes = 4 + roll(2);
    const { mode, required, permitted, resources } = randomMat(roll, cubes, []);
    const goal = `${roll(roll(3) === 0 ? 20 : 8)}`;
    if (read.rules.has.has('base') && /[89]/.test(goal)) continue;
    yield { required, permitted, resources, goal, mode, rules: read.rules };
  }
}

/** A roll on which every variation has an effect. */
const ALL_FACES: readonly Cube[] = ['red', 'blue', 'green', 'black'].flatMap(kind =>
  [...'0123456789+-x/*r'].map(face => ({ id: `${kind} ${face}`, kind, face })),
);

/** How often there is a Solution, there is none, or the search leaves it open. */
export function agreeOnSmallMats(division: Division, count: number): { yes: number; no: number; open: number } {
  const counts = { yes: 0, no: 0, open: 0 };
  for (const mat of smallMats(division, count)) {
    const answer = agreeOnTexts(mat);
    counts[answer === null ? 'open' : answer ? 'yes' : 'no']++;
  }
  return counts;
}
