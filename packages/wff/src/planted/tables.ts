import { newestEdition, rulesOf } from '@forceout/rulebook';
import type { Cube, PlantedTable } from '@forceout/table';
import { proofToJson } from '../language/proof.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { randomFrom } from '../solve/random.ts';
import { plant } from './plant.ts';

/** Planted Solutions as the referee, a bot or a hint meets them. */
export function plantedTables(count: number, seed: number): readonly PlantedTable[] {
  const edition = newestEdition('wff');
  const tables: PlantedTable[] = [];
  for (let n = 0; tables.length < count; n++) {
    const one = plant(n, randomFrom(seed * 1_000_003 + n));
    if (one === null || one.state.readings !== DEFAULT_READINGS) continue;
    const { state, submission, proof } = one;
    const { mat, level, goal, mode } = state;
    const division = level === 'elementary' ? 'elementary' : 'senior';
    const cubes = (section: keyof typeof mat): readonly Cube[] =>
      [...mat[section]].map((face, i) => ({
        id: `${section}-${i}`,
        kind: /[a-z]/.test(face) ? 'lower' : 'upper',
        face,
      }));
    tables.push({
      position: {
        rules: {
          edition,
          division,
          season: rulesOf(edition).season,
          adventurous: false,
          restrictions: false,
          options: {},
        },
        cards: [],
        goal: [],
        required: cubes('required'),
        permitted: cubes('permitted'),
        forbidden: cubes('forbidden'),
        resources: cubes('resources'),
        goalText: goal,
        variations: [],
      },
      claim: mode,
      written: {
        solution: { ...submission.solution, marked: submission.marked, proof: proofToJson(proof) },
        goal: null,
      },
    });
  }
  return tables;
}
