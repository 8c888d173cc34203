import { type PlantedRun, type PlantedTally, tallyPlanted } from '@forceout/table/planted-run';
import { askFor, movesFault, told, variantOf } from './planted/ask.ts';
import { plant } from './planted/plant.ts';
import { dice } from './random.ts';

/** Plants Solutions, asks the solver about each mat and a changed one, and counts what it says. */
export function planted({ steps = 400_000, ...run }: PlantedRun): PlantedTally {
  const roll = dice(run.seed);
  return tallyPlanted(
    { ...run, steps },
    {
      plant: n => plant(n, roll),
      ask: (one, budget) => {
        const { solvable, fault } = askFor(one, one.mat, budget);
        return { exists: solvable, fault };
      },
      askChanged: (one, budget) => askFor(one, variantOf(one, roll), budget).fault,
      askMoves: movesFault,
      refusal: () => null,
      describe: told,
    },
  );
}
