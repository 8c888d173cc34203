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

/**
 * Sets of rules that can all be essential together. A Solution from which nothing can be taken away exists whenever any
 * does; in it Rp stands alone unless some other rule cannot do with a line that is there once, No needs R (blind, it
 * proves nothing), beside No and R an Ni is never needed, and R needs a sub-proof to reiterate into. Where a theorem needs
 * no premise, any second rule may be there only because one wild R is one cube too few (VII-B-3-a). They are listed by
 * their number of rules.
 */
export function leanRuleSets(level: GameLevel, readings: Readings): readonly (readonly RuleSet[])[] {
  const asksForMore =
    (readings.distinctLines ? BIT.Ki | BIT.Ei : 0) | (readings.oneLineSubProofs ? 0 : BIT.Ci | BIT.Ao);
  const key = `${level} ${asksForMore} ${readings.emptyPremises}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const rules = rulesOfLevel(level);
  const sets: RuleSet[][] = Array.from({ length: rules.length + 1 }, () => []);
  for (let pick = 1; pick < 1 << rules.length; pick++) {
    const set = ruleSet(rules.filter((_, i) => (pick >> i) & 1));
    const bySize = sets[bits(set)]!;
    if (readings.emptyPremises && bits(set) === 2) {
      bySize.push(set);
      continue;
    }
    if (has(set, 'Rp') && set !== BIT.Rp && (set & asksForMore) === 0) continue;
    if (has(set, 'No') && (!has(set, 'R') || has(set, 'Ni'))) continue;
    if (has(set, 'R') && (set & (BIT.Ci | BIT.Ao | BIT.Ni | BIT.No)) === 0) continue;
    bySize.push(set);
  }
  for (const bySize of sets) bySize.sort((a, b) => a - b);
  cache.set(key, sets);
  return sets;
}

const cache = new Map<string, readonly (readonly RuleSet[])[]>();

const SPELLED: ReadonlyMap<Rule, readonly number[]> = new Map(RULES.map(rule => [rule, [...rule].map(letterIndex)]));

const WILD: readonly number[] = [R];

/** Every way to pay for the set that the pool affords and that uses up the Required R, i and o, which fit nowhere else. */
export function ruleLists(set: RuleSet, pool: Pool): readonly RuleList[] {
  const lists: RuleList[] = [];
  if (!couldPay(set, pool)) return lists;
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
    const pay = (letters: readonly number[], wild: boolean): void => {
      for (const letter of letters) used[letter]!++;
      if (letters.every(letter => used[letter]! <= pool.most[letter]!)) {
        picked.push({ rule, wild });
        walk(at + 1);
        picked.pop();
      }
      for (const letter of letters) used[letter]!--;
    };
    pay(SPELLED.get(rule)!, false);
    if (rule !== 'R') pay(WILD, true);
  };
  walk(0);
  return lists;
}

const ENDS_IN_I = BIT.Ki | BIT.Ai | BIT.Ei | BIT.Ci | BIT.Ni;
const ENDS_IN_O = BIT.Ko | BIT.Co | BIT.Eo | BIT.Ao | BIT.No;

const COUNTED = new Uint8Array(1 << RULES.length);
for (let set = 1; set < COUNTED.length; set++) COUNTED[set] = COUNTED[set >> 1]! + (set & 1);
const bits = (set: RuleSet): number => COUNTED[set]!;

/** A quick look before the ways to pay are listed: each rule takes an i, an o or an R, and the Required ones must go somewhere. */
function couldPay(set: RuleSet, { required, most }: Pool): boolean {
  const inI = bits(set & ENDS_IN_I);
  const inO = bits(set & ENDS_IN_O);
  const others = bits(set) - inI - inO;
  if (required[I]! > inI || required[O]! > inO) return false;
  return Math.max(0, inI - most[I]!) + Math.max(0, inO - most[O]!) + others <= most[R]!;
}
