import { pick, type Random, seededRandom, shuffled } from '@forceout/rulebook/seeded';
import { expect } from 'vitest';
import { LETTERS, type Mode } from '../check/cubes.ts';
import { essentialItems, reaches } from '../check/essential.ts';
import { judgeSolution, type State } from '../check/judge.ts';
import type { GameLevel, ListedRule } from '../language/rules.ts';
import { rulesOfLevel } from '../language/rules.ts';
import { isWff, type Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { lettersUsed } from './candidate.ts';
import { none, tally, within } from './pool.ts';
import { solve } from './solve.ts';

/** All sets of WFFs that can be laid at once with at most these letters; the same WFF twice where that can matter. */
function premiseSets(most: number[], readings: Readings): Wff[][] {
  const wffs: Wff[] = [];
  const spell = (text: string, wanted: number, left: number[]): void => {
    if (wanted === 0) return void wffs.push(text as Wff);
    for (const [i, letter] of [...'CAKENRpqrs'].entries()) {
      if (letter === 'R' || left[i]! === 0) continue;
      const rest = left.map((n, at) => (at === i ? n - 1 : n));
      spell(text + letter, wanted + (i >= 6 ? -1 : letter === 'N' ? 0 : 1), rest);
    }
  };
  spell('', 1, most);
  const sets: Wff[][] = [];
  const gather = (from: number, set: Wff[], used: number[]): void => {
    if (set.length > 0 || readings.emptyPremises) sets.push(set);
    for (let i = from; i < wffs.length; i++) {
      const more = tally(wffs[i]!, [...used]);
      if (within(more, most)) gather(readings.distinctLines ? i : i + 1, [...set, wffs[i]!], more);
    }
  };
  gather(0, [], none());
  return sets;
}

/** All lists of rules, spelled or wild, with nothing assumed about which rules go together. */
function ruleListsOf(level: GameLevel, most: number[]): ListedRule[][] {
  let lists: ListedRule[][] = [[]];
  for (const rule of rulesOfLevel(level))
    lists = lists.flatMap(list => {
      const spelled: ListedRule[] = [...list, { rule, wild: false }];
      const wild: ListedRule[] = [...list, { rule, wild: true }];
      return [list, spelled, wild].filter(some => within(lettersUsed({ premises: [], rules: some }), most));
    });
  return lists.filter(list => list.length > 0);
}

export interface BruteSolution {
  readonly premises: readonly Wff[];
  readonly rules: readonly ListedRule[];
  /** Every item is essential. */
  readonly lean: boolean;
  /** Letters that the mat alone does not have. */
  readonly drawn: string;
}

/**
 * Is there a Solution whose essential items hold every Required letter, by plain enumeration? With `note` each one is told.
 */
export function bruteExists(state: State, note?: (solution: BruteSolution) => void): boolean {
  const { mat, mode, goal, level, readings } = state;
  if (!isWff(goal)) return false;
  const required = tally(mat.required);
  const base = tally(mat.permitted, tally(mat.required));
  const extra = mode === 'forceout' ? none() : tally(mat.resources);
  const limit = mode === 'now' ? 1 : mode === 'forceout' ? 0 : 99;
  const most = base.map((n, i) => n + Math.min(extra[i]!, limit));
  const fits = (used: number[]): boolean => {
    const over = used.map((n, i) => Math.max(0, n - base[i]!));
    return over.every((n, i) => n <= extra[i]!) && over.reduce((a, b) => a + b, 0) <= limit && within(required, used);
  };
  const lists = ruleListsOf(level, most);
  let exists = false;
  for (const premises of premiseSets(most, readings))
    for (const rules of lists) {
      const solution = { premises, rules };
      if (!fits(lettersUsed(solution)) || !reaches(solution, goal, readings)) continue;
      const essential = essentialItems(solution, goal, readings);
      const kept = {
        premises: premises.filter((_, i) => essential.premises[i]),
        rules: rules.filter((_, i) => essential.rules[i]),
      };
      if (!within(required, lettersUsed(kept))) continue;
      exists = true;
      if (note === undefined) return true;
      const drawn = lettersUsed(solution)
        .map((n, i) => LETTERS[i]!.repeat(Math.max(0, n - base[i]!)))
        .join('');
      const lean = kept.premises.length === premises.length && kept.rules.length === rules.length;
      note({ premises, rules, lean, drawn });
    }
  return exists;
}

/** A few cubes on the mat and in Resources, rich in what rules are made of. */
export function smallState(random: Random, level: GameLevel, mode: Mode, cubes: number, readings: Readings): State {
  const goal = pick(random, [
    'p',
    'q',
    'Np',
    'Cpq',
    'Kpq',
    'Apq',
    'Epq',
    'Cpp',
    'App',
    'Kpp',
    'CpNq',
    'NNp',
    'Epp',
    'CKpqp',
  ]);
  const weighted = random() < 0.5 ? 'CAKENRRpppqqriioo' : 'CAKERRRRRppppqqio';
  const letters = Array.from({ length: cubes }, () => pick(random, [...weighted]));
  const mat = { required: '', permitted: '', forbidden: '', resources: '' };
  for (const letter of shuffled(random, letters)) {
    const where = random();
    const resource = mode === 'forceout' ? 0 : 0.4;
    mat[where < resource ? 'resources' : where < resource + 0.25 ? 'required' : 'permitted'] += letter;
  }
  return { mat, goal, level, mode, readings, longestGoal: null };
}

const OTHERS: readonly Partial<Readings>[] = [
  { distinctLines: true },
  { oneLineSubProofs: false },
  { aoFromLines: true },
  { emptyPremises: true },
  { distinctLines: true, oneLineSubProofs: false },
  { distinctLines: true, emptyPremises: true, aoFromLines: true },
  { oneLineSubProofs: false, emptyPremises: true },
];
export const OTHER_READINGS: readonly Readings[] = OTHERS.map(other => ({ ...DEFAULT_READINGS, ...other }));

export const MODES: readonly Mode[] = ['forceout', 'now', 'impossible'];

/** Asks solver and enumeration the same questions; how many had a Solution and how many had none. */
export function compareWithEnumeration(
  seed: number,
  count: number,
  readingsAt: (i: number) => Readings,
): { readonly yes: number; readonly no: number } {
  const random = seededRandom(seed);
  const tally = { yes: 0, no: 0 };
  for (let i = 0; i < count; i++) {
    const level = i % 2 === 0 ? 'elementary' : 'regular';
    const state = smallState(random, level, MODES[i % 3]!, 3 + (i % 5), readingsAt(i));
    const answer = solve(state, { steps: 1e9 });
    const brute = bruteExists(state);
    expect({ state, exists: answer.exists }).toEqual({ state, exists: brute });
    if (answer.exists === true)
      expect({ state, faults: judgeSolution(state, { solution: answer.solution, marked: null }) }).toEqual({
        state,
        faults: [],
      });
    tally[brute ? 'yes' : 'no']++;
  }
  return tally;
}
