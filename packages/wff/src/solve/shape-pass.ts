import type { Random } from '@forceout/rulebook/seeded';
import type { Solution } from '../language/solution.ts';
import type { Wff } from '../language/wff.ts';
import { provable } from '../prove/prove.ts';
import { BIT, type RuleSet, rulesIn } from '../prove/rule-set.ts';
import { type Meter, OutOfSteps, spend } from '../prove/steps.ts';
import { lean, type Problem } from './candidate.ts';
import { fillPremises } from './fill.ts';
import { everyOffer, type Offer, type Offers } from './offers.ts';
import { type Letters, none, WFF_LETTERS } from './pool.ts';
import { canBeFilled, type Shape } from './shape-letters.ts';
import { hasShapes, ShapeSearch } from './shapes.ts';
import { type Blank, copied, visit } from './terms.ts';

/** Shapes of one offer that could be filled but were not, before the others are left for the search for premises. */
const MOST_PERHAPS = 20;

/** Ways to fill a shape that are tried. */
const FILLINGS = 6;

/**
 * Goes through the proofs of every offer with so many steps for each: closes those that no proof fits, and returns a Solution
 * where one comes up. `settled` are offers of which no more can be said in this way.
 */
export function throughShapes(
  offers: Offers,
  settled: Set<Offer>,
  steps: number,
  random: Random,
  meter: Meter,
): Solution | null {
  for (const offer of everyOffer(offers)) {
    if (settled.has(offer)) continue;
    const found = searchShapes(offer, steps, random, meter);
    if (found === 'none') offers.close(offer, 'no-shape');
    else if (found === 'perhaps') settled.add(offer);
    else if (found !== 'unfinished') return found;
  }
  return null;
}

/** `none` is certain: no Solution from which nothing can be taken away has a list of this offer. */
export function searchShapes(
  { problem, lists }: Offer,
  steps: number,
  random: Random,
  meter: Meter,
): Solution | 'none' | 'perhaps' | 'unfinished' {
  const { set } = lists[0]!;
  if (!hasShapes(set, problem.readings)) return 'perhaps';
  const rooms = lists.map(list => ({ list, ...roomBeside(problem, list.used) }));
  const most = none().map((_, l) => Math.max(...rooms.map(room => room.most[l]!)));
  const seen = new Set<string>();
  const given = Math.min(steps, meter.left);
  const part: Meter = { left: given, cancelled: meter.cancelled };
  let solution: Solution | null = null;
  let perhaps = 0;
  const search = new ShapeSearch(set, most, part, shape => {
    const fitting = rooms.filter(room => canBeFilled(shape, room.least, room.most, part));
    if (fitting.length === 0) return false;
    const premises = textsOf(shape);
    const key = [...premises].sort().join();
    if (seen.has(key)) return false;
    seen.add(key);
    if (!isLean(problem, premises, set, part)) return false;
    for (const { list } of fitting)
      for (let i = 0; i < FILLINGS && solution === null; i++) {
        const filled = fillPremises(copied(shape), list, problem.pool, random);
        if (filled !== null) solution = lean(problem, { premises: filled, rules: list.rules }, part);
      }
    perhaps++;
    return solution !== null || perhaps === MOST_PERHAPS;
  });
  try {
    search.run(problem.goal);
    return solution ?? (perhaps > 0 ? 'perhaps' : 'none');
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return 'unfinished';
  } finally {
    spend(meter, given - Math.max(0, part.left));
  }
}

/** What the premises beside these rules must and may use. */
function roomBeside({ pool }: Problem, used: Letters): { readonly least: Letters; readonly most: Letters } {
  return {
    least: pool.required.map((n, l) => (WFF_LETTERS.includes(l) ? Math.max(0, n - used[l]!) : 0)),
    most: pool.most.map((n, l) => n - used[l]!),
  };
}

/** With blanks for variables: where an item can be taken away then, it can however they are filled. */
function isLean({ goal, readings }: Problem, premises: readonly Wff[], set: RuleSet, meter: Meter): boolean {
  const proves = (some: readonly Wff[], rules: RuleSet): boolean =>
    provable({ premises: some, goal, rules }, readings, meter);
  if (rulesIn(set).some(rule => proves(premises, set & ~BIT[rule]))) return false;
  // The only premise stays: a Solution has one (R-WFF-8).
  return premises.length === 1 || !premises.some((_, i) => proves(premises.toSpliced(i, 1), set));
}

/** Signs that no cube has stand for blanks; there are more of them than cubes with variables. */
const BLANKS = '0123456789abcdef';

function textsOf(shape: Shape): readonly Wff[] {
  const names = new Map<Blank, string>();
  return shape.map(premise => {
    let text = '';
    const write = (name: string): void => {
      text += name;
    };
    visit(premise, write, hole => {
      const name = names.get(hole) ?? BLANKS.charAt(names.size);
      names.set(hole, name);
      write(name);
    });
    return text as Wff;
  });
}
