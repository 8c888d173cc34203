import type { Solution } from '../language/solution.ts';
import { type Meter, spend } from '../prove/steps.ts';
import { lean, type Problem } from './candidate.ts';
import { fillPremises } from './fill.ts';
import { pick, type Random } from './random.ts';
import type { RuleList } from './rule-lists.ts';
import { sketchPremises } from './skeleton.ts';
import { termOf } from './terms.ts';

/** A set of rules that one of the pools can pay for, with the ways to pay. */
export interface Offer {
  readonly problem: Problem;
  readonly size: number;
  readonly lists: readonly RuleList[];
}

/** Sketches, fills and tests Solutions, small sets of rules first and most often, for a number of rounds. */
export function construct(
  offers: readonly Offer[],
  rounds: readonly number[],
  random: Random,
  meter: Meter,
): Solution | null {
  const smallest = offers[0]!.size;
  for (const round of rounds)
    for (const { problem, size, lists } of offers) {
      if (size > smallest + 1 + round) break;
      for (let tries = 0; tries < 3; tries++) {
        const found = attempt(problem, pick(random, lists), random, meter);
        if (found !== null) return found;
      }
    }
  return null;
}

function attempt(problem: Problem, list: RuleList, random: Random, meter: Meter): Solution | null {
  spend(meter, 60);
  const skeleton = sketchPremises(termOf(problem.goal), list.set, random);
  if (skeleton === null) return null;
  const premises = fillPremises(skeleton, list, problem.pool, random);
  return premises === null ? null : lean(problem, { premises, rules: list.rules }, meter);
}
