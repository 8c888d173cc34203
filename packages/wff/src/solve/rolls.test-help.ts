import type { Mode } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';
import type { GameLevel } from '../language/rules.ts';
import { isWff } from '../language/wff.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { pick, type Random, shuffled } from './random.ts';

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
