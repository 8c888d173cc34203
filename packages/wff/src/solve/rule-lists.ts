import { type GameLevel, type ListedRule, RULES, type Rule, rulesOfLevel } from '../language/rules.ts';
import { BIT, has, type RuleSet, ruleSet, rulesIn } from '../prove/rule-set.ts';
import type { Readings } from '../readings.ts';
import { I, type Letters, letterIndex, none, O, type Pool, R } from './pool.ts';

/** One way to pay for a set of rules: which of them are spelled out and which an R cube stands for. */
export interface RuleList {
  readonly set: RuleSet;
  readonly rules: readonly ListedRule[];
  readonly used: Letters;
}

/** The sets of one size: those that can all be essential together, and how many cannot, by the reason why. */
export interface SortedSets {
  readonly lean: readonly RuleSet[];
  readonly dropped: ReadonlyMap<string, number>;
}

/**
 * Sets of rules that can all be essential together, by their number of rules. A Solution from which nothing can be taken
 * away exists whenever any does; in it Rp stands alone unless some other rule cannot do with a line that is there once
 * (`rp-beside`), No needs R (`no-without-r`: blind, it proves nothing), beside No and R an Ni is never needed
 * (`ni-beside-no`), and R needs a sub-proof to reiterate into (`r-without-sub-proof`). Where a theorem needs no premise, any
 * second rule may be there only because one wild R, for Ci, is one cube too few (VII-B-3-a).
 */
export function sortedRuleSets(level: GameLevel, readings: Readings): readonly SortedSets[] {
  const asksForMore =
    (readings.distinctLines ? BIT.Ki | BIT.Ei : 0) | (readings.oneLineSubProofs ? 0 : BIT.Ci | BIT.Ao);
  const key = `${level} ${asksForMore} ${readings.emptyPremises}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const whyNot = (set: RuleSet): string | null => {
    if (readings.emptyPremises && bits(set) === 2 && has(set, 'Ci')) return null;
    if (has(set, 'Rp') && set !== BIT.Rp && (set & asksForMore) === 0) return 'rp-beside';
    if (has(set, 'No') && !has(set, 'R')) return 'no-without-r';
    if (has(set, 'No') && has(set, 'Ni')) return 'ni-beside-no';
    return has(set, 'R') && (set & (BIT.Ci | BIT.Ao | BIT.Ni | BIT.No)) === 0 ? 'r-without-sub-proof' : null;
  };
  const rules = rulesOfLevel(level);
  const sorted = Array.from({ length: rules.length + 1 }, () => ({
    lean: [] as RuleSet[],
    dropped: new Map<string, number>(),
  }));
  for (let pick = 1; pick < 1 << rules.length; pick++) {
    const set = ruleSet(rules.filter((_, i) => (pick >> i) & 1));
    const { lean, dropped } = sorted[bits(set)]!;
    const why = whyNot(set);
    if (why === null) lean.push(set);
    else dropped.set(why, (dropped.get(why) ?? 0) + 1);
  }
  for (const { lean } of sorted) lean.sort((a, b) => a - b);
  cache.set(key, sorted);
  return sorted;
}

export const leanRuleSets = (level: GameLevel, readings: Readings): readonly (readonly RuleSet[])[] =>
  sortedRuleSets(level, readings).map(({ lean }) => lean);

const cache = new Map<string, readonly SortedSets[]>();

/** A way to list one rule, and the letters that it takes. */
interface Listing {
  readonly rule: ListedRule;
  readonly letters: readonly number[];
}

const LISTINGS: ReadonlyMap<Rule, readonly Listing[]> = new Map(
  RULES.map(rule => {
    const spelled: Listing = { rule: { rule, wild: false }, letters: [...rule].map(letterIndex) };
    return [rule, rule === 'R' ? [spelled] : [spelled, { rule: { rule, wild: true }, letters: [R] }]];
  }),
);

/** Every way to pay for the set that the pool affords and that uses up the Required R, i and o, which fit nowhere else. */
export function ruleLists(set: RuleSet, pool: Pool): readonly RuleList[] {
  const lists: RuleList[] = [];
  const rules = rulesIn(set);
  const used = none();
  const picked: ListedRule[] = [];
  const walk = (at: number): void => {
    const rule = rules[at];
    if (rule === undefined) {
      if (used[R]! >= pool.required[R]! && used[I]! >= pool.required[I]! && used[O]! >= pool.required[O]!)
        lists.push({ set, rules: [...picked], used: [...used] });
      return;
    }
    for (const listing of LISTINGS.get(rule)!) {
      let enough = true;
      for (const letter of listing.letters) if (++used[letter]! > pool.most[letter]!) enough = false;
      if (enough) {
        picked.push(listing.rule);
        walk(at + 1);
        picked.pop();
      }
      for (const letter of listing.letters) used[letter]!--;
    }
  };
  walk(0);
  return lists;
}

const ENDS_IN_I = BIT.Ki | BIT.Ai | BIT.Ei | BIT.Ci | BIT.Ni;
const ENDS_IN_O = BIT.Ko | BIT.Co | BIT.Eo | BIT.Ao | BIT.No;

const COUNTED = new Uint8Array(1 << RULES.length);
for (let set = 1; set < COUNTED.length; set++) COUNTED[set] = COUNTED[set >> 1]! + (set & 1);
const bits = (set: RuleSet): number => COUNTED[set]!;

/** What a set takes, in one number: how many rules end in i, in o (five of each), and in neither. */
const COST = new Uint8Array(1 << RULES.length);
for (let set = 1; set < COST.length; set++) {
  const inI = bits(set & ENDS_IN_I);
  const inO = bits(set & ENDS_IN_O);
  COST[set] = inI + 6 * inO + 36 * (bits(set) - inI - inO);
}
const COSTS = Math.max(...COST) + 1;

/** A quick look before the ways to pay are listed: each rule takes an i, an o or an R, and the Required ones must go somewhere. */
export function payable({ required, most }: Pool): (set: RuleSet) => boolean {
  const table = new Uint8Array(COSTS);
  for (let cost = 0; cost < COSTS; cost++) {
    const inI = cost % 6;
    const inO = Math.floor(cost / 6) % 6;
    const spent = Math.max(0, inI - most[I]!) + Math.max(0, inO - most[O]!) + Math.floor(cost / 36);
    if (required[I]! <= inI && required[O]! <= inO && spent <= most[R]!) table[cost] = 1;
  }
  return set => table[COST[set]!] === 1;
}
