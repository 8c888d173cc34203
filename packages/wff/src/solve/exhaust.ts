import { LETTERS } from '../check/cubes.ts';
import type { ListedRule } from '../language/rules.ts';
import type { Solution } from '../language/solution.ts';
import type { Wff } from '../language/wff.ts';
import { tableOfWff } from '../prove/formulas.ts';
import { provable } from '../prove/prove.ts';
import { BIT, type RuleSet, ruleSet } from '../prove/rule-set.ts';
import { type Meter, OutOfSteps, spend } from '../prove/steps.ts';
import { hasTwoCubes, type Problem } from './candidate.ts';
import type { Offer } from './offers.ts';
import { type Letters, N, none, P, WFF_LETTERS, within } from './pool.ts';
import type { RuleList } from './rule-lists.ts';

/** A WFF that can be laid with the cubes of the pool. */
interface Choice {
  readonly wff: Wff;
  readonly letters: Letters;
  readonly table: number;
}

/** Rule lists that cost the same: what the premises beside them must and may use. */
interface Group {
  readonly least: Letters;
  readonly most: Letters;
  readonly cost: number;
  readonly lists: readonly RuleList[];
}

/** One search through all premises. It can be left when the steps run out, and gone on with. */
export interface Hunt {
  readonly problem: Problem;
  readonly groups: readonly Group[];
  /** The most of each letter that premises could have beside the cheapest rules. */
  readonly most: Letters;
  readonly goalTable: number;
  readonly byLength: (readonly Choice[])[];
  /** No set of premises has more letters. */
  readonly longest: number;
  readonly lists: readonly RuleList[];
  meter: Meter;
  kept: number;
  /** Every set of premises with fewer letters has been tried. */
  next: number;
}

export function newHunt(problem: Problem, lists: readonly RuleList[]): Hunt {
  const groups = groupsOf(problem, lists);
  const most = none();
  for (const group of groups) for (const l of WFF_LETTERS) most[l] = Math.max(most[l]!, group.most[l]!);
  const goalTable = tableOfWff(problem.goal);
  const longest = Math.max(...groups.map(group => longestPremises(group.most)));
  const next = shortest(problem);
  const meter: Meter = { left: 0, cancelled: null };
  return { problem, groups, most, goalTable, byLength: [[]], longest, lists, meter, kept: 0, next };
}

/** The same search for fewer of its lists, gone on with where it was left. */
export function narrowed(hunt: Hunt, lists: readonly RuleList[]): Hunt {
  if (lists.length === hunt.lists.length) return hunt;
  const { byLength, kept, next } = hunt;
  return { ...newHunt(hunt.problem, lists), byLength, kept, next };
}

const shortest = ({ readings }: Problem): number => (readings.emptyPremises ? 0 : 1);

/** Goes on through every set of premises there is, short ones first. Null: there is no Solution, and that is certain. */
export function goThrough(hunt: Hunt, meter: Meter): Solution | null {
  hunt.meter = meter;
  for (; hunt.next <= hunt.longest; hunt.next++) {
    const found = combine(hunt, hunt.groups, hunt.next);
    if (found !== null) return found;
  }
  return null;
}

export const exhaust = (problem: Problem, lists: readonly RuleList[], meter: Meter): Solution | null =>
  goThrough(newHunt(problem, lists), meter);

/** The Solution of fewest cubes among those with less than `below`; null when there is none so small. */
export function exhaustBySize(parts: readonly Offer[], below: number, meter: Meter): Solution | null {
  const hunts = parts.map(({ problem, lists }) => ({ ...newHunt(problem, lists), meter }));
  for (let cubes = 2; cubes < below; cubes++)
    for (const hunt of hunts)
      for (let total = shortest(hunt.problem); total <= Math.min(hunt.longest, cubes - 1); total++) {
        const groups = hunt.groups.filter(group => group.cost === cubes - total);
        const found = groups.length === 0 ? null : combine(hunt, groups, total);
        if (found !== null) return found;
      }
  return null;
}

function groupsOf({ pool }: Problem, lists: readonly RuleList[]): readonly Group[] {
  const groups = new Map<string, { least: Letters; most: Letters; cost: number; lists: RuleList[] }>();
  for (const list of lists) {
    const key = list.used.join(' ');
    const group = groups.get(key) ?? {
      least: pool.required.map((n, i) => Math.max(0, n - list.used[i]!)),
      most: pool.most.map((n, i) => n - list.used[i]!),
      cost: list.used.reduce((sum, n) => sum + n, 0),
      lists: [],
    };
    group.lists.push(list);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Each premise has one variable more than connectives for two, so variables bound the length. */
function longestPremises(letters: Letters): number {
  const variables = letters[P]! + letters[P + 1]! + letters[P + 2]! + letters[P + 3]!;
  const binaries = letters[0]! + letters[1]! + letters[2]! + letters[3]!;
  return variables + Math.min(binaries, Math.max(0, variables - 1)) + letters[N]!;
}

/** More than this is not kept in memory: such a search would not end in useful time either. */
const MOST_KEPT = 400_000;

/**
 * Spells every WFF of this length with at most these letters, as far as `goesOn` finds that the letters used, and so many more,
 * may lead to something; each is told until one is the answer.
 */
function spell<T>(
  most: Letters,
  length: number,
  goesOn: (used: Letters, left: number) => boolean,
  each: (wff: Wff, used: Letters) => T | null,
): T | null {
  const used = none();
  const walk = (text: string, wanted: number): T | null => {
    const left = length - text.length;
    if (wanted === 0) return left > 0 ? null : each(text as Wff, used);
    if (left < wanted || !goesOn(used, left)) return null;
    for (const letter of WFF_LETTERS) {
      if (used[letter]! >= most[letter]!) continue;
      used[letter]!++;
      const found = walk(text + LETTERS[letter]!, wanted + (letter >= P ? -1 : letter === N ? 0 : 1));
      used[letter]!--;
      if (found !== null) return found;
    }
    return null;
  };
  return walk('', 1);
}

/** Groups for which these letters, and so many more, could be all premises. */
const open = (groups: readonly Group[], used: Letters, left: number): readonly Group[] =>
  groups.filter(group => within(used, group.most) && missing(group.least, used) <= left);

function wffsOf(hunt: Hunt, length: number): readonly Choice[] {
  const { most, meter, groups, longest } = hunt;
  const found: Choice[] = [];
  const beside = longest - length;
  spell(
    most,
    length,
    (used, left) => {
      spend(meter, 5);
      return open(groups, used, left + beside).length > 0;
    },
    (wff, used) => {
      spend(meter, 15);
      if (hunt.kept + found.length >= MOST_KEPT) throw new OutOfSteps();
      found.push({ wff, letters: [...used], table: tableOfWff(wff) });
      return null;
    },
  );
  hunt.kept += found.length;
  return found;
}

/** One premise of so many letters: there are many, and none is kept. */
function alone(hunt: Hunt, groups: readonly Group[], total: number): Solution | null {
  const { most, meter, goalTable } = hunt;
  return spell(
    most,
    total,
    (used, left) => {
      spend(meter, 5);
      return open(groups, used, left).length > 0;
    },
    (wff, letters) => {
      spend(meter, 5);
      const table = tableOfWff(wff);
      return test(hunt, open(groups, letters, 0), [{ wff, letters, table }], table & ~goalTable);
    },
  );
}

function combine(hunt: Hunt, groups: readonly Group[], total: number): Solution | null {
  while (hunt.byLength.length < total) hunt.byLength.push(wffsOf(hunt, hunt.byLength.length));
  const picked: Choice[] = [];
  // The same premise twice helps only where Ki and Ei ask for two lines.
  const onward = hunt.problem.readings.distinctLines ? 0 : 1;
  const walk = (
    used: Letters,
    left: number,
    length: number,
    from: number,
    table: number,
    alive: readonly Group[],
  ): Solution | null => {
    if (left === 0) return test(hunt, alive, picked, table & ~hunt.goalTable);
    for (let size = length; size <= left; size++) {
      if ((size < left && left - size < size) || size === total) continue;
      const choices = hunt.byLength[size]!;
      for (let i = size === length ? from : 0; i < choices.length; i++) {
        const choice = choices[i]!;
        spend(hunt.meter, 1);
        const more = used.map((n, l) => n + choice.letters[l]!);
        const still = alive.filter(group => within(more, group.most) && missing(group.least, more) <= left - size);
        if (still.length === 0) continue;
        picked.push(choice);
        const found = walk(more, left - size, size, i + onward, table & choice.table, still);
        picked.pop();
        if (found !== null) return found;
      }
    }
    return null;
  };
  const enough = groups.filter(group => missing(group.least, none()) <= total);
  return walk(none(), total, 1, 0, -1, enough) ?? (total > 0 ? alone(hunt, enough, total) : null);
}

function missing(least: Letters, used: Letters): number {
  let sum = 0;
  for (const l of WFF_LETTERS) sum += Math.max(0, least[l]! - used[l]!);
  return sum;
}

/** Do some of these rules prove the goal from exactly these premises, with every item essential? */
function test(
  { problem, meter }: Hunt,
  alive: readonly Group[],
  picked: readonly Choice[],
  refuted: number,
): Solution | null {
  if ((refuted & 0xffff) !== 0) return null;
  const lists = alive.flatMap(group => group.lists).filter(list => refuted === 0 || (list.set & BIT.No) !== 0);
  if (lists.length === 0) return null;
  spend(meter, 60);
  const { goal, readings } = problem;
  const premises = picked.map(choice => choice.wff);
  const proves = (some: readonly Wff[], rules: RuleSet): boolean =>
    provable({ premises: some, goal, rules }, readings, meter);
  if (
    !proves(
      premises,
      lists.reduce((union, list) => union | list.set, 0),
    )
  )
    return null;
  const works = (some: readonly Wff[], rules: readonly ListedRule[]): boolean =>
    rules.length > 0 &&
    some.length >= shortest(problem) &&
    hasTwoCubes({ premises: some, rules }) &&
    proves(some, ruleSet(rules.map(listed => listed.rule)));
  // One wild R alone, for a theorem, is one cube too few.
  const paymentMatters = readings.emptyPremises && premises.length < 2;
  const tried = new Set<RuleSet>();
  for (const { set, rules } of lists) {
    if (!paymentMatters && tried.has(set)) continue;
    tried.add(set);
    if (!works(premises, rules) || rules.some((_, i) => works(premises, without(rules, i)))) continue;
    if (!premises.some((_, i) => works(without(premises, i), rules))) return { premises, rules };
  }
  return null;
}

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);
