import { firstOf, itemAt, needed } from '@forceout/rulebook';
import type { Chance } from '../random.ts';
import { accountOf } from './broken.ts';
import type { Broken } from './count.ts';
import type { Seating } from './field.ts';
import { seatingOf } from './hall.ts';
import { improve } from './improve.ts';
import { leastSpread } from './spread.ts';
import { startLine } from './start.ts';
import { looseWeights, openCounts, strictWeights } from './weights.ts';
import { compareBroken, type Wish } from './wish.ts';

/**
 * How often a field too large to look through is begun anew, and how many changes are tried each time: `quiet` ones
 * never for the worse, `bold` ones to leave a dead end. Large fields leave so much room that quiet ones are enough.
 */
interface Budget {
  readonly runs: number;
  readonly quiet: number;
  readonly bold: number;
}

function budgetFor(size: number): Budget {
  if (size <= 60) return { runs: 3, quiet: 30_000, bold: 120_000 };
  if (size <= 150) return { runs: 2, quiet: 40_000, bold: 120_000 };
  return { runs: 1, quiet: 40_000, bold: 120_000 };
}

const LARGE = 150;
/** Each count weighs so many times the next while bold changes are tried, in turn. */
const RATIOS = [4, 10, 2];

/** A good seating of a field too large to look through. */
export function searchSeating(wish: Wish, chance: Chance): Seating {
  const open = openCounts(wish, 1).filter(count => count !== 'firstSeat' || wish.order.at(-1) !== 'firstSeat');
  if (open.length === 0) return seatingOf(wish, startLine(wish, chance));
  const strict = strictWeights(wish, open, 1);
  const spread = leastSpread(wish);
  const budget = budgetFor(wish.field.size);
  const quiet = { steps: budget.quiet, startTemperature: 0, endTemperature: 0, enough: spread * strict.spread };

  let best: { seating: Seating; broken: Broken } | null = null;
  const consider = (line: readonly number[]): Broken => {
    const seating = seatingOf(wish, line);
    const { broken } = accountOf(wish.field, wish.method, seating);
    if (best === null || compareBroken(open, broken, best.broken) < 0) best = { seating, broken };
    return broken;
  };
  const done = (broken: Broken): boolean =>
    open.every(count => broken[count] === (count === 'spread' ? spread : 0)) ||
    (wish.field.size > LARGE &&
      open.every(count => broken[count] === 0 || count === 'spread' || count === 'strata' || count === 'firstSeat'));

  for (let run = 0; run < budget.runs; run += 1) {
    const settled = improve(wish, [startLine(wish, chance)], strict, quiet, chance);
    if (done(consider(firstOf(settled.lines)))) break;
    const loose = looseWeights(open, itemAt(RATIOS, run % RATIOS.length));
    const bold = {
      steps: budget.bold,
      startTemperature: wish.field.size > LARGE ? 1 : loose[firstOf(open)] / 4,
      endTemperature: 0.15,
      enough: spread * loose.spread,
    };
    const moved = improve(wish, settled.lines, loose, bold, chance);
    const settledAgain = improve(wish, moved.lines, strict, quiet, chance);
    if (done(consider(firstOf(settledAgain.lines)))) break;
  }
  return needed<{ readonly seating: Seating }>(best, 'A seating after at least one run').seating;
}
