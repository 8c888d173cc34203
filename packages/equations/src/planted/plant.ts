import { DIVISIONS, type Division } from '@forceout/rulebook';
import { solutionFindings } from '../check/solution.ts';
import { type Mat, type MatCube, MODES, type Mode } from '../mat.ts';
import type { Dice } from '../random.ts';
import { pick } from '../random.ts';
import { COLOURS, type Rules, readRules, withAlwaysOn } from '../rules.ts';
import { metered } from '../values/meter.ts';
import { goalTexts } from './goal-text.ts';
import { Gardener } from './tree.ts';
import { variationsAt } from './variations.ts';

/** A mat with a Solution that the judge accepts. */
export interface Planted {
  readonly division: Division;
  readonly variations: readonly string[];
  readonly rules: Rules;
  readonly mode: Mode;
  readonly goal: string;
  readonly mat: Mat;
  readonly solution: string;
  readonly cubes: readonly MatCube[];
}

const JUDGE_STEPS = 200_000;
const FACES = [...'0123456789+-x/*r+-x/*r'];

export const isCorrect = (solution: string, goal: string, mat: Mat, mode: Mode, rules: Rules): boolean =>
  metered(
    { steps: JUDGE_STEPS },
    () => solutionFindings({ solution, goal }, mat, mode, rules).length === 0,
    () => false,
  );

/** The n-th mat of a seed; half of them have Solutions of five digits and more. */
export function plant(n: number, roll: Dice): Planted | null {
  const division = DIVISIONS[Math.floor(n / 2) % DIVISIONS.length]!;
  const mode = MODES[Math.floor(n / 8) % MODES.length]!;
  const variations = withAlwaysOn(division, variationsAt(n, roll));
  const read = readRules(division, variations);
  if (!read.ok) throw new Error(`no variation ${read.unknown}`);
  const { rules } = read;
  for (let tries = 0; tries < 12; tries++) {
    const part = new Gardener(roll, rules).grow(n % 2 === 0 ? 5 + roll(3) : 2 + roll(3));
    if (part === null || part.cubes.length < 3 || part.cubes.length > 14) continue;
    const cubes = rules.has.has('multiple-operations') && roll(2) === 0 ? onceEach(part.cubes) : part.cubes;
    const mat = laid(cubes, mode, roll);
    const goal = goalTexts(part, rules, roll).find(text => isCorrect(part.text, text, mat, mode, rules));
    if (goal !== undefined) return { division, variations, rules, mode, goal, mat, solution: part.text, cubes };
  }
  return null;
}

/** Operations that are there once may be used again. */
function onceEach(cubes: readonly MatCube[]): readonly MatCube[] {
  const seen = new Set<string>();
  return cubes.filter(({ face }) => {
    if (!/[-+x/]/.test(face)) return true;
    const isNew = !seen.has(face);
    seen.add(face);
    return isNew;
  });
}

/** The cubes of the Solution where the mode lets them be used, and others that are no use. */
function laid(cubes: readonly MatCube[], mode: Mode, roll: Dice): Mat {
  const sections = {
    required: [] as MatCube[],
    permitted: [] as MatCube[],
    forbidden: [] as MatCube[],
    resources: [] as MatCube[],
  };
  let loose = mode === 'forceout' ? 0 : mode === 'now' ? 1 : cubes.length;
  const most = roll(3);
  for (const cube of cubes) {
    const way = roll(10);
    if (way < (most === 0 ? 8 : 3)) sections.required.push(cube);
    else if (way < 8 || loose === 0) sections.permitted.push(cube);
    else {
      sections.resources.push(cube);
      loose--;
    }
  }
  for (let junk = roll(5); junk > 0; junk--) {
    const cube = { face: pick(roll, FACES), colour: pick(roll, COLOURS) };
    const way = roll(4);
    (way === 0 ? sections.permitted : way === 1 ? sections.forbidden : sections.resources).push(cube);
  }
  return sections;
}
