import { itemAt } from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { Mode } from './check/cubes.ts';
import type { State } from './check/judge.ts';
import type { GameLevel } from './language/rules.ts';
import { isWff, VARIABLES, type Wff } from './language/wff.ts';
import type { Sequent } from './prove/prove.ts';
import { ALL_RULES, type RuleSet } from './prove/rule-set.ts';
import { DEFAULT_READINGS } from './readings.ts';

/** Random questions for tests and measurements; the seed decides them. */
export const below = (random: Random, n: number): number => Math.floor(random() * n);

export type Policy = 'mild' | 'even';

/** A roll of all 28 cubes, a random Goal of one to five of them, and then `placed` cubes played at random. */
export function randomState(random: Random, level: GameLevel, mode: Mode, policy: Policy, placed: number): State {
  for (;;) {
    const roll = [
      ...Array.from({ length: 14 }, () => pick(random, [...'CAKENR'])),
      ...Array.from({ length: 14 }, () => pick(random, [...'pqrsio'])),
    ];
    const cubes = shuffled(random, roll);
    const goal = randomGoal(random, cubes);
    if (goal === null) continue;
    const mat = { required: '', permitted: '', forbidden: '', resources: '' };
    for (const cube of cubes.splice(0, placed)) {
      const where = random();
      const [required, permitted] = policy === 'mild' ? [0.2, 0.8] : [1 / 3, 2 / 3];
      mat[where < required ? 'required' : where < permitted ? 'permitted' : 'forbidden'] += cube;
    }
    mat.resources = cubes.join('');
    return { mat, goal, level, mode, readings: DEFAULT_READINGS, longestGoal: null };
  }
}

function randomGoal(random: Random, cubes: string[]): string | null {
  const size = 1 + Math.floor(random() * 5);
  for (let tries = 0; tries < 200; tries++) {
    const letters = shuffled(random, cubes).slice(0, size);
    const goal = letters.join('');
    if (!isWff(goal)) continue;
    for (const letter of letters) cubes.splice(cubes.indexOf(letter), 1);
    return goal;
  }
  return null;
}

export function randomWff(random: Random, letters: number, variables = 4): Wff {
  const text = (size: number): string => {
    if (size <= 1) return itemAt(VARIABLES, below(random, variables));
    if (size === 2 || random() < 0.18) return `N${text(size - 1)}`;
    const left = 1 + below(random, size - 2);
    return itemAt('CAKE', below(random, 4)) + text(left) + text(size - 1 - left);
  };
  return text(letters) as Wff;
}

export function randomRules(random: Random): RuleSet {
  const density = random();
  let set = 0;
  for (let bit = 1; bit <= ALL_RULES; bit <<= 1) if (random() < density) set |= bit;
  return set;
}

/** One to three premises and a goal of about `letters` letters together, and a random set of rules. */
export function randomSequent(random: Random, letters: number, variables = 4): Sequent {
  const count = 1 + below(random, 3);
  const share = Math.max(1, Math.floor(letters / (count + 1)));
  const size = (): number => Math.max(1, share + below(random, 5) - 2);
  return {
    premises: Array.from({ length: count }, () => randomWff(random, size(), variables)),
    goal: randomWff(random, size(), variables),
    rules: randomRules(random),
  };
}
