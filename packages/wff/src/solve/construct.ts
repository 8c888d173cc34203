import { pick, type Random } from '@forceout/rulebook/seeded';
import type { Solution } from '../language/solution.ts';
import { type Meter, spend } from '../prove/steps.ts';
import { lean, type Problem } from './candidate.ts';
import { fillPremises } from './fill.ts';
import { MOST_RULES, type Offers } from './offers.ts';
import type { RuleList } from './rule-lists.ts';
import { sketchPremises } from './skeleton.ts';
import { termOf } from './terms.ts';

/** Sketches, fills and tests Solutions, small sets of rules first and most often, for a number of rounds. */
export function construct(
  offers: Offers,
  smallest: number,
  done: ReadonlySet<Problem>,
  rounds: readonly number[],
  random: Random,
  meter: Meter,
): Solution | null {
  for (const round of rounds)
    for (let size = smallest; size <= Math.min(smallest + 1 + round, MOST_RULES); size++)
      for (const { problem, lists } of offers.ofSize(size)) {
        if (done.has(problem)) continue;
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
