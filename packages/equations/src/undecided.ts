import type { Division } from '@forceout/rulebook';
import type { Budget, Claim, Position } from '@forceout/table';
import { coversEverything } from '@forceout/table/coverage';
import { game } from './game.ts';
import { dice, randomPosition } from './random.ts';

export interface UndecidedRun {
  readonly division: Division;
  readonly after: Exclude<Claim, 'no-goal'>;
  readonly seed: number;
  readonly count: number;
  /** The first of the mats of this seed that is asked about. */
  readonly from?: number;
  /** A fresh one for each question. */
  readonly budget: () => Budget;
}

/** `open`: the mats left undecided. `faults`: a Solution the judge refuses, a no without an account that covers everything. */
export interface UndecidedTally {
  readonly asked: number;
  readonly found: number;
  readonly none: number;
  readonly open: readonly string[];
  readonly faults: readonly string[];
}

/** The n-th mat of a seed: the middle of a shake with none, one or two chosen variations, in both kinds of year. */
export const midShake = (division: Division, seed: number, n: number): Position =>
  randomPosition(dice(seed * 1_000_003 + n), {
    division,
    variations: n % 3,
    season: n % 2 === 0 ? '2015-16' : '2016-17',
  });

/** Asks the solver about mats nobody planted anything on, and counts what it leaves undecided. */
export function undecided({ division, after, seed, count, from = 0, budget }: UndecidedRun): UndecidedTally {
  const open: string[] = [];
  const faults: string[] = [];
  let found = 0;
  let none = 0;
  for (let n = from; n < from + count; n++) {
    const position = midShake(division, seed, n);
    const answer = game.solve(position, after, budget());
    if (answer.exists === null) open.push(told(position, after, n));
    else if (answer.exists) {
      found++;
      if (game.check(position, answer.witness, after, { steps: JUDGE_STEPS }).correct !== true)
        faults.push(`refused: ${JSON.stringify(answer.witness)} of ${told(position, after, n)}`);
    } else {
      none++;
      if (!coversEverything(answer.covered)) faults.push(`no account: ${told(position, after, n)}`);
    }
  }
  return { asked: count, found, none, open, faults };
}

const JUDGE_STEPS = 400_000;

function told(
  { rules, variations, goalText, required, permitted, resources }: Position,
  after: Claim,
  n: number,
): string {
  const row = (cubes: Position['resources']): string => cubes.map(c => c.face).join('');
  const names = variations.map(v => v.id).join(' ');
  const mat = `Goal ${goalText} Required ${row(required)} Permitted ${row(permitted)} Resources ${row(resources)}`;
  return `${n}: ${rules.division} ${after} [${names}] ${mat}`;
}
