import type { Budget } from '@forceout/table';
import { askFor, movesFault, told, variantOf } from './planted/ask.ts';
import { plant } from './planted/plant.ts';
import { dice } from './random.ts';

export interface PlantedRun {
  readonly count: number;
  readonly seed: number;
  /** For each question. */
  readonly steps?: number;
  /** How many of the mats are also asked about moves. */
  readonly moves?: number;
  /** Another limit for each question, such as one of time. */
  readonly budget?: () => Budget;
}

/** `contradictions`: answers that deny a planted Solution, witnesses the judge refuses. */
export interface PlantedTally {
  readonly planted: number;
  readonly found: number;
  readonly undecided: number;
  readonly contradictions: readonly string[];
  /** The mats left undecided. */
  readonly open: readonly string[];
}

/** Plants Solutions, asks the solver about each mat and a changed one, and counts what it says. */
export function planted({ count, seed, steps = 400_000, moves = 0, budget }: PlantedRun): PlantedTally {
  const roll = dice(seed);
  const limit = budget ?? (() => ({ steps }));
  const contradictions: string[] = [];
  let found = 0;
  const open: string[] = [];
  let grown = 0;
  for (let n = 0; grown < count; n++) {
    const one = plant(n, roll);
    if (one === null) continue;
    grown++;
    const { solvable, fault } = askFor(one, one.mat, limit());
    if (solvable) found++;
    else if (solvable === null) open.push(told(one));
    const variantFault = grown % 3 === 0 ? askFor(one, variantOf(one, roll), limit()).fault : null;
    const isAsked = Math.floor((grown * moves) / count) > Math.floor(((grown - 1) * moves) / count);
    const move = isAsked ? movesFault(one, limit()) : null;
    for (const wrong of [fault, variantFault, move]) if (wrong !== null) contradictions.push(wrong);
  }
  return { planted: grown, found, undecided: open.length, contradictions, open };
}
