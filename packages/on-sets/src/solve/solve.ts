import type { Budget, CoverageLine, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import { OutOfSteps, Steps } from '../values/steps.ts';
import { SolveAccount } from './account.ts';
import { Collector } from './collector.ts';
import { type Hand, handsOf } from './pools.ts';
import { countCardSets, countUnions } from './reject.ts';
import { type Found, needsRestriction, searchHand, type Walk, Workshop, wantsRelation } from './search.ts';
import { makeSpace, type Space } from './space.ts';
import { EVERYTHING } from './tables.ts';
import { MAX_COUNT } from './usage.ts';

export type Decision =
  | { readonly exists: true; readonly witness: readonly WrittenSolution[] }
  /** `covered`: what the no rests on. */
  | { readonly exists: false; readonly reason: Said; readonly covered: readonly CoverageLine[] }
  | { readonly exists: null; readonly covered: readonly CoverageLine[] };

/** Bounded looks that find most Solutions early; only the last, unbounded one may say no. */
const LOOKS = [
  { cap: 64, leftDeep: true, names: 40, steps: 30_000 },
  { cap: 256, leftDeep: true, names: 400, steps: 300_000 },
  { cap: 128, leftDeep: false, names: 100, steps: 300_000 },
];

/** What goes through a hand; a test may put one in its place that leaves something out. */
export type Search = typeof searchHand;

/** Does a correct Solution exist (a correct pair under Two Solutions)? Yes with a witness, no as a proof, or undecided. */
export const solve = (position: OnSetsPosition, budget: Budget): Decision => solveWith(position, new Steps(budget));

/** The same with steps, and perhaps tables, that several questions share. */
export function solveWith(
  position: OnSetsPosition,
  steps: Steps,
  shop?: Workshop,
  search: Search = searchHand,
): Decision {
  const account = new SolveAccount(position);
  const { requiredCards } = position.inForce;
  if (legalGoalValues(position).length === 0) account.ruleOutAll('goal-value');
  else if (requiredCards.some(card => !position.cards.includes(card))) account.ruleOutAll('required-card');
  else
    try {
      const witness = witnessOf(position, steps, shop ?? workshopFor(position, steps), account, search);
      if (witness) return { exists: true, witness };
    } catch (e) {
      if (!(e instanceof OutOfSteps)) throw e;
    }
  return concluded(account);
}

/** Only the account says whether it is a no; its lines are written for those who read them. */
const concluded = (account: SolveAccount): Decision =>
  account.complete
    ? {
        exists: false,
        get reason() {
          return reasonOf(account.covered);
        },
        get covered() {
          return account.covered;
        },
      }
    : {
        exists: null,
        get covered() {
          return account.covered;
        },
      };

export const workshopFor = (position: OnSetsPosition, steps: Steps): Workshop =>
  new Workshop(makeSpace(position), position.inForce, steps);

/** Looks for a Solution and strikes off what it has gone through. */
function witnessOf(
  position: OnSetsPosition,
  steps: Steps,
  shop: Workshop,
  account: SolveAccount,
  search: Search,
): readonly WrittenSolution[] | null {
  shop.use(steps);
  const { space } = shop;
  const sorted = sortHands(position, space);
  const { open } = sorted;
  const collect = new Collector(position.inForce, space);
  const emit = (found: Found): boolean => collect.add(found);
  const countable = !open.some(overfull);
  for (const look of countable ? LOOKS : [])
    for (const hand of open) {
      const quick = new Steps({ steps: look.steps });
      shop.use(quick);
      try {
        if (search(shop, hand, look, quick, { emit })) return collect.witness();
      } catch (e) {
        if (!(e instanceof OutOfSteps)) throw e;
      }
      steps.spend(quick.spent);
    }
  shop.use(steps);
  strikeHands(account, sorted);
  for (const hand of countable ? open : []) {
    account.openForms(hand);
    if (search(shop, hand, EVERYTHING, steps, { emit, ...strikes(account, hand) })) return collect.witness();
  }
  return null;
}

export function strikeHands(account: SolveAccount, { ruledOut }: SortedHands): void {
  account.openHands();
  for (const { hand, by } of ruledOut) account.ruleOutHand(hand, by);
}

/** Of more cubes of a class than can be counted nothing is struck off. */
export const strikes = (account: SolveAccount, hand: Hand): Pick<Walk, 'walked' | 'ruledOut'> =>
  tooMany(hand)
    ? {}
    : {
        walked: (form, usages) => account.walked(hand, form, usages),
        ruledOut: (form, invariant) => account.ruleOut(hand, form, invariant),
      };

/** Invariants that close whole hands, and what they tell a person. */
const REASONS: Readonly<Record<string, OnSetsKey>> = {
  'goal-value': 'goal-without-value',
  'required-card': 'none-required-card',
  'required-cube': 'none-required-cube',
};

function reasonOf(covered: readonly CoverageLine[]): Said {
  return saidBy(keyOf(covered));
}

function keyOf(covered: readonly CoverageLine[]): OnSetsKey {
  const [first] = covered;
  const alone = first?.by && covered.every(line => line.by === first.by) ? REASONS[first.by] : undefined;
  if (alone !== undefined) return alone;
  return covered.every(line => line.part.form === undefined) ? 'none-adds-up' : 'none-left';
}

export interface SortedHands {
  readonly open: readonly Hand[];
  readonly ruledOut: readonly { readonly hand: Pick<Hand, 'standsFor'>; readonly by: string }[];
}

/** Hands that a count of card classes does not already rule out, and the others with their reason. */
export function sortHands(position: OnSetsPosition, space: Space): SortedHands {
  const { hands, without } = handsOf(position);
  const { noNull, twoSolutions } = position.inForce;
  const enough = twoSolutions ? 2 : 1;
  const memo = new Map<number, number>();
  const waysOf = (hand: Hand): number => {
    const leaveOut = noNull && (needsRestriction(hand) || wantsRelation(hand));
    let key = leaveOut ? 16 : 0;
    for (let i = 0; i < 4; i++) if (hand.leaves[i]!.available > 0) key |= 1 << i;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const colours = [0, 1, 2, 3].map(i => (key & (1 << i)) !== 0);
    const ways = countUnions(space, colours, leaveOut, enough);
    memo.set(key, ways);
    return ways;
  };
  const ruledOut: { hand: Pick<Hand, 'standsFor'>; by: string }[] = [];
  if (without.length > 0) ruledOut.push({ hand: { standsFor: without }, by: 'required-cube' });
  const open: Hand[] = [];
  const tooFew = twoSolutions && countCardSets(space) < 2;
  for (const hand of hands)
    if (tooFew) ruledOut.push({ hand, by: 'two-card-sets' });
    else if (waysOf(hand) === 0) ruledOut.push({ hand, by: 'card-classes' });
    else open.push(hand);
  const [only] = open;
  if (!twoSolutions || !only || open.length > 1 || waysOf(only) > 1) return { open, ruledOut };
  return { open: [], ruledOut: [...ruledOut, { hand: only, by: 'card-classes' }] };
}

/** More Required cubes of a class than can be counted. */
const overfull = (hand: Hand): boolean =>
  [...hand.leaves, ...hand.ops, ...hand.rels].some(pool => pool.required > MAX_COUNT);

const tooMany = (hand: Hand): boolean =>
  [...hand.leaves, ...hand.ops, ...hand.rels].some(pool => pool.available > MAX_COUNT);
