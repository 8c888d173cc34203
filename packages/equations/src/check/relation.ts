import type { Rules } from '../rules.ts';
import { equal, isZero, type Verdict } from '../values/decide.ts';
import { type Num, subtract, timesRational } from '../values/number.ts';
import { rationality } from '../values/rationality.ts';

/** Does a Solution of this value meet a Goal of that value: equal, or a non-zero multiple of k away (XIII-B-7)? */
export function meets(solution: Num, goal: Num, rules: Rules): Verdict {
  if (rules.multipleOf === null) return equal(solution, goal);
  const apart = subtract(solution, goal);
  const none = isZero(apart);
  if (none !== false) return none === null ? null : false;
  const steps = rationality(timesRational(apart, { n: 1n, d: BigInt(rules.multipleOf) }));
  switch (steps.is) {
    case 'rational':
      return steps.value.d === 1n;
    case 'irrational':
    case 'fraction':
      return false;
    case 'huge':
      return true;
    case 'unknown':
      return null;
  }
}
