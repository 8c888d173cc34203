import { newestEdition } from '@forceout/rulebook';
import type { PlantedTable } from '@forceout/table';
import { plantedPosition, randomFor } from '@forceout/table/planted-run';
import { proofToJson } from '../language/proof.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { plant } from './plant.ts';

/** Planted Solutions as the referee, a bot or a hint meets them. */
export function plantedTables(count: number, seed: number): readonly PlantedTable[] {
  const edition = newestEdition('wff');
  const tables: PlantedTable[] = [];
  for (let n = 0; tables.length < count; n++) {
    const one = plant(n, randomFor(seed, n));
    if (one === null || one.state.readings !== DEFAULT_READINGS) continue;
    const { state, submission, proof } = one;
    const { mat, level, goal, mode } = state;
    const division = level === 'elementary' ? 'elementary' : 'senior';
    tables.push({
      position: plantedPosition(
        { edition, division, adventurous: false, restrictions: false },
        mat,
        face => ({ kind: /[a-z]/.test(face) ? 'lower' : 'upper', face }),
        { goalText: goal },
      ),
      claim: mode,
      written: {
        solution: { ...submission.solution, marked: submission.marked, proof: proofToJson(proof) },
        goal: null,
      },
    });
  }
  return tables;
}
