import { RULES, type Rule } from '../language/rules.ts';

/** A set of rules as bits, in the order of RULES. */
export type RuleSet = number;

export const BIT = Object.fromEntries(RULES.map((rule, i) => [rule, 1 << i])) as Readonly<Record<Rule, number>>;

/** Pairs that bring a goal which is itself the premise out and back again, whatever its letters. */
export const ROUND_TRIPS: readonly RuleSet[] = [BIT.Ki | BIT.Ko, BIT.Ai | BIT.Ao, BIT.Ci | BIT.Co];

export const ALL_RULES: RuleSet = (1 << RULES.length) - 1;

export const ruleSet = (rules: Iterable<Rule>): RuleSet => {
  let set = 0;
  for (const rule of rules) set |= BIT[rule];
  return set;
};

const listed: (readonly Rule[])[] = [];

export const rulesIn = (set: RuleSet): readonly Rule[] =>
  (listed[set] ??= RULES.filter(rule => (set & BIT[rule]) !== 0));
export const has = (set: RuleSet, rule: Rule): boolean => (set & BIT[rule]) !== 0;
