import { newestEdition } from '@forceout/rulebook';
import type { PlantedTable } from '@forceout/table';
import { plantedPosition } from '@forceout/table/planted-run';
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
    tables.push({
      position: plantedPosition(
        { edition, division, adventurous: true, restrictions: false },
        mat,
        ({ face, colour }) => ({ kind: colour ?? 'red', face }),
        { goalText: goal, variations: variations.map(id => ({ id, value: null })) },
      ),
      claim: mode,
      written: { solution, goal },
    });
  }
  return tables;
}
