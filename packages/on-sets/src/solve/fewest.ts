import type { Budget } from '@forceout/table';
import type { OnSetsPosition } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import { Steps, within } from '../values/steps.ts';
import { typeOfCard } from '../values/universe.ts';
import { SolveAccount } from './account.ts';
import { Collector, cardSetsOf } from './collector.ts';
import type { Hand, Pool } from './pools.ts';
import { type Found, searchHand } from './search.ts';
import { type Decision, solve, sortHands, strikeHands, strikes, workshopFor } from './solve.ts';
import { BLANK_BIT } from './space.ts';
import { EVERYTHING } from './tables.ts';

export type Fewest =
  | { readonly exists: true; readonly witness: readonly WrittenSolution[]; readonly cubes: number }
  | Extract<Decision, { readonly exists: false }>
  | { readonly exists: null };

/** The Solution with the fewest cubes; of a pair, the one that needs more of them needs as few as possible. */
export function fewest(position: OnSetsPosition, budget: Budget): Fewest {
  const first = solve(position, budget);
  if (!first.exists) return first;
  return within<Fewest, Fewest>(
    budget,
    steps => {
      const shop = workshopFor(position, steps);
      const { open: hands } = sortHands(position, shop.space);
      const collect = new Collector(position.inForce, shop.space);
      const most = Math.max(...hands.map(hand => sizeOf(hand, 'available')));
      for (let cubes = 1; cubes <= most; cubes++)
        for (const hand of hands)
          for (const smaller of handsOfSize(hand, cubes))
            if (searchHand(shop, smaller, EVERYTHING, steps, { emit: found => collect.add(found) }))
              return { exists: true, witness: collect.witness(), cubes };
      return { exists: null };
    },
    { exists: null },
  );
}

const poolsOf = (hand: Hand): readonly Pool[] => [...hand.leaves, ...hand.ops, ...hand.rels];
const sizeOf = (hand: Hand, key: keyof Pool): number => poolsOf(hand).reduce((sum, pool) => sum + pool[key], 0);

/** The same hand with only so many cubes left to use, Required ones always among them. */
function* handsOfSize(hand: Hand, cubes: number): Generator<Hand> {
  const pools = poolsOf(hand);
  const spare = cubes - sizeOf(hand, 'required');
  if (spare < 0) return;
  const choose = function* (i: number, left: number): Generator<readonly number[]> {
    const pool = pools[i];
    if (!pool) {
      if (left === 0) yield [];
      return;
    }
    for (let more = 0; more <= Math.min(left, pool.available - pool.required); more++)
      for (const rest of choose(i + 1, left - more)) yield [pool.required + more, ...rest];
  };
  for (const counts of choose(0, spare)) {
    const part = (from: number, list: readonly Pool[]): Pool[] =>
      list.map(({ required }, i) => ({ required, available: counts[from + i] ?? required }));
    const leaves = part(0, hand.leaves);
    if (leaves.every(pool => pool.available === 0)) continue;
    yield { ...hand, leaves, ops: part(6, hand.ops), rels: part(10, hand.rels) };
  }
}

export interface CardSets {
  /** Every set of cards that a correct Solution names; all of them when `complete`. */
  readonly sets: readonly (readonly string[])[];
  readonly complete: boolean;
}

/** All different sets of cards that correct Solutions name (each Solution of a pair for itself). */
export function allCardSets(position: OnSetsPosition, budget: Budget): CardSets {
  const found = new Set<number>();
  const steps = new Steps(budget);
  const shop = workshopFor(position, steps);
  const single = { ...position, inForce: { ...position.inForce, twoSolutions: false } };
  const account = new SolveAccount(single);
  const hands = sortHands(single, shop.space);
  strikeHands(account, hands);
  within(
    budget,
    metered => {
      shop.use(metered);
      for (const hand of hands.open) {
        account.openForms(hand);
        const emit = (one: Found): boolean => {
          for (const { cards } of cardSetsOf(one, shop.space)) found.add(cards);
          return false;
        };
        searchHand(shop, hand, EVERYTHING, metered, { emit, ...strikes(account, hand) });
      }
    },
    undefined,
  );
  const { blankWild } = shop.space;
  const bitOf = (card: string, i: number): number => (blankWild ? typeBit(card) : 1 << i);
  const sets = [...found].map(set => position.cards.filter((card, i) => set & bitOf(card, i)));
  return { sets, complete: account.complete };
}

const typeBit = (card: string): number => (card === 'blank' ? BLANK_BIT : 1 << typeOfCard(card));
