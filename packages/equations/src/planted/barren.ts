import { DIVISIONS, type Division } from '@forceout/rulebook';
import type { CoverageLine } from '@forceout/table';
import { type Mat, type MatCube, MODES, type Mode } from '../mat.ts';
import { type Dice, dice, pick } from '../random.ts';
import { COLOURS, type Rules, readRules, withAlwaysOn } from '../rules.ts';
import { type GoalCase, writtenGoalCases } from '../solve/goal.ts';
import { solveProblem, wildOnMat } from '../solve/solve.ts';
import { type Enumerated, Enumerator } from './enumerate.ts';
import { isCorrect } from './plant.ts';
import { variationsAt } from './variations.ts';

export interface SmallMat {
  readonly division: Division;
  readonly variations: readonly string[];
  readonly goal: string;
  readonly mode: Mode;
  readonly mat: Mat;
}

export interface BarrenTally {
  /** Mats without a Solution by enumeration. */
  readonly barren: number;
  /** How often a no was said, and by what the lines of the accounts were struck off. */
  readonly noes: number;
  readonly grounds: ReadonlyMap<string, number>;
  readonly contradictions: readonly string[];
}

const FACES = [...'0123456789+-x/*r+-x/*r'];
const STEPS = 300_000;

function randomMat(n: number, roll: Dice): SmallMat {
  const division = DIVISIONS[Math.floor(n / 2) % DIVISIONS.length]!;
  const variations = withAlwaysOn(division, variationsAt(n, roll));
  const size = 3 + roll(roll(3) === 0 ? 4 : 3);
  const cubes: readonly MatCube[] = Array.from({ length: size }, () => ({
    face: pick(roll, FACES),
    colour: pick(roll, COLOURS),
  }));
  const required = roll(size + 1);
  const permitted = required + roll(size - required + 1);
  const mat = {
    required: cubes.slice(0, required),
    permitted: cubes.slice(required, permitted),
    forbidden: [],
    resources: cubes.slice(permitted),
  };
  return { division, variations, goal: randomGoal(roll), mode: pick(roll, MODES), mat };
}

function randomGoal(roll: Dice): string {
  const [a, b] = [roll(8), 1 + roll(7)];
  switch (roll(6)) {
    case 0:
      return `${a}/${b}`;
    case 1:
      return `${a}-${b}`;
    case 2:
      return `${1 + roll(7)}${a}`;
    default:
      return `${a}`;
  }
}

/** Asks about small mats and holds every line of the account against a plain enumeration. */
export function barren({ count, seed }: { readonly count: number; readonly seed: number }): BarrenTally {
  const roll = dice(seed);
  const tally = { barren: 0, noes: 0, grounds: new Map<string, number>(), contradictions: [] as string[] };
  for (let n = 0; tally.barren < count; n++) {
    const { solutions, solvable, covered, faults } = compared(randomMat(n, roll));
    if (solutions === 0) tally.barren++;
    if (solvable === false) tally.noes++;
    for (const { by } of covered) if (by !== null) tally.grounds.set(by, (tally.grounds.get(by) ?? 0) + 1);
    tally.contradictions.push(...faults);
  }
  return tally;
}

/** The account of one mat against all its Solutions; with a Solution its witness against the judge. */
export function compared(small: SmallMat): {
  readonly solutions: number;
  readonly solvable: boolean | null;
  readonly covered: readonly CoverageLine[];
  readonly faults: readonly string[];
} {
  const { division, variations, goal, mode, mat } = small;
  const read = readRules(division, variations);
  if (!read.ok) throw new Error(`no variation ${read.unknown}`);
  const { rules } = read;
  const budget = { steps: STEPS };
  const { goals, open } = writtenGoalCases(goal, rules, wildOnMat(mat, rules), budget);
  const solved = solveProblem({ mat, mode, rules, goals, openGoal: open }, budget);
  const faces = (cubes: readonly MatCube[]): string => cubes.map(c => `${c.colour}:${c.face}`).join(' ');
  const told = `${division} ${mode} [${variations.join(' ')}] Goal ${goal} Required ${faces(mat.required)} Permitted ${faces(mat.permitted)} Resources ${faces(mat.resources)}`;
  if (solved.solvable) {
    const isRight = isCorrect(solved.solution, solved.goal, mat, mode, rules);
    return { solutions: 1, solvable: true, covered: [], faults: isRight ? [] : [`wrong ${solved.solution}: ${told}`] };
  }
  const { covered, solvable } = solved;
  let solutions = 0;
  const faults: string[] = [];
  for (const one of goals)
    for (const found of enumerated(one, mat, mode, rules)) {
      solutions++;
      for (const line of covered)
        if (line.how !== 'left' && speaksOf(line, one, found))
          faults.push(`${found.text} = ${found.goal} is in ${JSON.stringify(line)}: ${told}`);
    }
  return { solutions, solvable, covered, faults };
}

const enumerated = (one: GoalCase, mat: Mat, mode: Mode, rules: Rules): readonly Enumerated[] =>
  new Enumerator(mat, rules, one.wild, one.factorials).solutions(one.values, mode);

/** Is the Solution in the part of the space that this line is about? */
function speaksOf({ part }: CoverageLine, { wild, factorials }: GoalCase, found: Enumerated): boolean {
  const { goals, cubes, digits } = part;
  if (!Array.isArray(goals) || !goals.includes(found.goal)) return false;
  if ((part.wild ?? null) !== (wild === null ? null : `${wild.face}=${wild.symbol}`)) return false;
  if ((part.factorials ?? 0) !== factorials) return false;
  const isIn = (range: unknown, n: number): boolean =>
    !Array.isArray(range) || (Number(range[0]) <= n && n <= Number(range[1]));
  return cubes !== 'more' && isIn(cubes, found.cubes) && isIn(digits, found.digits);
}
