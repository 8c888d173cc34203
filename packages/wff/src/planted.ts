import { type PlantedRun, type PlantedTally, randomFor, tallyPlanted } from '@forceout/table/planted-run';
import { askFor, movesFault, refusal, told, variantOf } from './planted/ask.ts';
import { plant } from './planted/plant.ts';
import { DEFAULT_READINGS } from './readings.ts';

/** Plants Solutions, asks the solver about each mat and about changed ones, and counts what it says. */
export const planted = ({ steps = 3_000_000, ...run }: PlantedRun): PlantedTally =>
  tallyPlanted(
    { ...run, steps },
    {
      plant: n => {
        const random = randomFor(run.seed, n);
        const one = plant(n, random);
        if (one === null) return null;
        const refused = refusal(one);
        // Under other readings more may be left out, so a Required cube may no longer be essential.
        return refused !== null && one.state.readings !== DEFAULT_READINGS ? null : { one, random, refused };
      },
      ask: ({ one }, budget) => askFor(one, budget),
      askChanged: ({ one, random }, budget) => askFor(variantOf(one, random), budget).fault,
      askMoves: ({ one }, budget) => movesFault(one, budget),
      refusal: ({ refused }) => refused,
      describe: ({ one }) => told(one.state),
    },
  );
