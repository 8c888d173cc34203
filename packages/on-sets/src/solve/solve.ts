import type { Budget } from '@forceout/table';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import { OutOfSteps, Steps } from '../values/steps.ts';
import { Collector } from './collector.ts';
import { type Hand, handsOf } from './pools.ts';
import { countCardSets, countUnions } from './reject.ts';
import { needsRestriction, searchHand, Workshop, wantsRelation } from './search.ts';
import { makeSpace, type Space } from './space.ts';
import { EVERYTHING } from './tables.ts';
import { MAX_COUNT } from './usage.ts';

export type Decision =
  | { readonly exists: true; readonly witness: readonly WrittenSolution[] }
  | { readonly exists: false; readonly reason: string }
  | { readonly exists: null };

const UNDECIDED: Decision = { exists: null };
/** Bounded looks that find most Solutions early; only the last, unbounded one may say no. */
const LOOKS = [
  { cap: 64, leftDeep: true, names: 40, steps: 30_000 },
  { cap: 256, leftDeep: true, names: 400, steps: 300_000 },
  { cap: 128, leftDeep: false, names: 100, steps: 300_000 },
];

/** Does a correct Solution exist (a correct pair under Two Solutions)? Yes with a witness, no as a proof, or undecided. */
export const solve = (position: OnSetsPosition, budget: Budget): Decision => solveWith(position, new Steps(budget));

/** The same with steps, and perhaps tables, that several questions share. */
export function solveWith(position: OnSetsPosition, steps: Steps, shop?: Workshop): Decision {
  if (legalGoalValues(position).length === 0) return { exists: false, reason: 'The Goal has no legal value.' };
  const { requiredCard } = position.inForce;
  if (requiredCard !== null && !position.cards.includes(requiredCard))
    return { exists: false, reason: 'The card that every set must contain is not in the Universe.' };
  try {
    return decide(position, steps, shop ?? workshopFor(position, steps));
  } catch (e) {
    if (e instanceof OutOfSteps) return UNDECIDED;
    throw e;
  }
}

export const workshopFor = (position: OnSetsPosition, steps: Steps): Workshop =>
  new Workshop(makeSpace(position), position.inForce, steps);

function decide(position: OnSetsPosition, steps: Steps, shop: Workshop): Decision {
  shop.use(steps);
  const { space } = shop;
  const hands = handsOf(position);
  const open = openHands(position, space, hands);
  if (open.length === 0)
    return {
      exists: false,
      reason:
        hands.length === 0
          ? 'The cube that every Solution must use cannot be used any more.'
          : 'The colours that can still be used never add up to the Goal.',
    };
  if (open.some(overfull)) return UNDECIDED;
  const collect = new Collector(position.inForce, space);
  for (const look of LOOKS)
    for (const hand of open) {
      const quick = new Steps({ steps: look.steps });
      shop.use(quick);
      try {
        if (searchHand(shop, hand, look, quick, found => collect.add(found)))
          return { exists: true, witness: collect.witness() };
      } catch (e) {
        if (!(e instanceof OutOfSteps)) throw e;
      }
      steps.spend(quick.spent);
    }
  shop.use(steps);
  for (const hand of open)
    if (searchHand(shop, hand, EVERYTHING, steps, found => collect.add(found)))
      return { exists: true, witness: collect.witness() };
  return open.some(tooMany) ? UNDECIDED : { exists: false, reason: 'Every way to use the cubes has been tried.' };
}

/** Hands that a count of card classes does not already rule out. */
export function openHands(position: OnSetsPosition, space: Space, hands: readonly Hand[]): readonly Hand[] {
  const { noNull, twoSolutions } = position.inForce;
  const enough = twoSolutions ? 2 : 1;
  const memo = new Map<string, number>();
  const waysOf = (hand: Hand): number => {
    const colours = hand.leaves.slice(0, 4).map(pool => pool.available > 0);
    const leaveOut = noNull && (needsRestriction(hand) || wantsRelation(hand));
    const key = `${colours.join()} ${leaveOut}`;
    const known = memo.get(key) ?? countUnions(space, colours, leaveOut, enough);
    memo.set(key, known);
    return known;
  };
  if (twoSolutions && countCardSets(space) < 2) return [];
  const open = hands.filter(hand => waysOf(hand) > 0);
  return twoSolutions && open.length === 1 && waysOf(open[0]!) < 2 ? [] : open;
}

/** More Required cubes of a class than can be counted. */
const overfull = (hand: Hand): boolean =>
  [...hand.leaves, ...hand.ops, ...hand.rels].some(pool => pool.required > MAX_COUNT);

export const tooMany = (hand: Hand): boolean =>
  [...hand.leaves, ...hand.ops, ...hand.rels].some(pool => pool.available > MAX_COUNT);
