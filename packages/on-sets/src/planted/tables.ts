import { needed } from '@forceout/rulebook';
import type { PlantedTable } from '@forceout/table';
import { plantedPosition, randomFor } from '@forceout/table/planted-run';
import { plant } from './plant.ts';

/** Planted Solutions as the referee, a bot or a hint meets them. */
export function plantedTables(count: number, seed: number): readonly PlantedTable[] {
  const tables: PlantedTable[] = [];
  for (let n = 0; tables.length < count; n++) {
    // Steps with no factor in common with the number of kinds go through all of them.
    const one = plant(n * 37, randomFor(seed, n));
    if (one === null) continue;
    const { position, variations, solutions } = one;
    const { edition, division, restrictions, cards, mat, goal, mode } = position;
    const [first, ...others] = solutions.map(solution => ({ ...solution }));
    tables.push({
      position: plantedPosition(
        { edition, division, adventurous: true, restrictions },
        mat,
        face => ({ kind: 'colour', face }),
        {
          cards,
          goalText: { layout: goal.layout, digits: goal.digits.map(({ d, up }) => ({ d, up })) },
          variations,
        },
      ),
      claim: mode,
      written: {
        solution:
          others.length === 0 ? needed(first, 'A planted Solution') : [needed(first, 'A planted Solution'), ...others],
        goal: null,
      },
    });
  }
  return tables;
}
