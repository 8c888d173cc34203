import { newestEdition, rulesOf } from '@forceout/rulebook';
import type { Cube, PlantedTable } from '@forceout/table';
import { dice } from '../random.ts';
import { plant } from './plant.ts';

/** Planted Solutions as the referee, a bot or a hint meets them; Goals that lie on a mat as they are written. */
export function plantedTables(count: number, seed: number): readonly PlantedTable[] {
  const edition = newestEdition('equations');
  const roll = dice(seed);
  const tables: PlantedTable[] = [];
  for (let n = 0; tables.length < count; n++) {
    const one = plant(n, roll);
    if (one === null || /[^0-9+\-x/*r]/.test(one.goal)) continue;
    const { division, variations, mode, goal, mat, solution } = one;
    const cubes = (section: keyof typeof mat): readonly Cube[] =>
      mat[section].map(({ face, colour }, i) => ({ id: `${section}-${i}`, kind: colour ?? 'red', face }));
    tables.push({
      position: {
        rules: {
          edition,
          division,
          season: rulesOf(edition).season,
          adventurous: true,
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
        variations: variations.map(id => ({ id, value: null })),
      },
      claim: mode,
      written: { solution, goal },
    });
  }
  return tables;
}
