import { type PlantedRun, type PlantedTally, randomFor, tallyPlanted } from '@forceout/table/planted-run';
import { askFor, movesFault, plantedFault, told, variantOf } from './planted/ask.ts';
import { plant } from './planted/plant.ts';

/** Plants Solutions, asks the solver about each mat and about changed ones, and counts what it says. */
export const planted = ({ steps = 20_000_000, ...run }: PlantedRun): PlantedTally =>
  tallyPlanted(
    { ...run, steps },
    {
      plant: n => {
        const roll = randomFor(run.seed, n);
        const one = plant(n, roll);
        return one && { one, roll };
      },
      ask: ({ one }, budget) => askFor(one, budget),
      askChanged: ({ one, roll }, budget) => askFor(variantOf(one, roll), budget).fault,
      askMoves: ({ one }, budget) => movesFault(one, budget),
      refusal: ({ one }) => plantedFault(one),
      describe: ({ one }) => told(one),
    },
  );
