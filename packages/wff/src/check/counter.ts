import { itemAt } from '@forceout/rulebook';
import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { WffKey } from '../codes.ts';
import type { WrittenProof } from '../language/proof.ts';
import type { WrittenSolution } from '../language/solution.ts';
import { parseWff } from '../language/wff.ts';
import { prove } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import type { Meter } from '../prove/steps.ts';
import { attackable } from './essential.ts';
import type { Fault } from './faults.ts';
import { readSolutionForm } from './form.ts';
import type { State, Submission } from './judge.ts';
import { checkProof } from './proof.ts';

/** A checker's own Solution with its Proof, meant to show that a Required cube is not essential (VII-B-4-a). */
export interface Counter {
  readonly solution: WrittenSolution;
  readonly proof: WrittenProof | null;
}

export type CounterVerdict =
  | { readonly holds: true; readonly without: readonly string[] }
  | {
      readonly holds: false;
      readonly under: 'counter-fails' | 'counter-adds';
      readonly said: Said;
      readonly faults: readonly Fault[];
    };

type Failure = WffKey extends infer Key ? (Key extends `counter-fails.${infer What}` ? What : never) : never;

function fails(what: Failure, facts?: Facts, faults: readonly Fault[] = []): CounterVerdict {
  const [first] = faults;
  const because = first && saidBy(first.code, first.facts, first.because);
  const said = saidBy(`counter-fails.${what}`, facts, because);
  return { holds: false, under: what === 'adds' ? 'counter-adds' : 'counter-fails', said, faults };
}

/** Positions of `original` that `kept` leaves out; null when `kept` holds something new. */
function leftOut(original: readonly string[], kept: readonly string[]): readonly number[] | null {
  const free = original.map((_, i) => i);
  for (const text of kept) {
    const at = free.findIndex(i => original[i] === text);
    if (at < 0) return null;
    free.splice(at, 1);
  }
  return free;
}

/** VII-B-4 (a)-(d): items of the original only, none new, split or rearranged; what goes held a Required cube. */
export function checkCounter(state: State, submission: Submission, counter: Counter): CounterVerdict {
  const { solution } = submission;
  const premises = leftOut(solution.premises, counter.solution.premises);
  const rules = leftOut(solution.rules, counter.solution.rules);
  if (premises === null || rules === null) return fails('adds');
  const removed = [...premises, ...rules.map(i => i + solution.premises.length)];
  const names = [...solution.premises, ...solution.rules];
  const nameOf = (item: number): string => `${item < solution.premises.length} ${names[item]}`;
  if (removed.length === 0) return fails('nothing');
  // Of two equal premises it does not matter which one goes, so they are compared by what they say.
  const held = new Set([...attackable(solution, state.mat.required, submission.marked).values()].flat().map(nameOf));
  const innocent = removed.find(item => !held.has(nameOf(item)));
  if (innocent !== undefined) return fails('innocent', { name: names[innocent] ?? '' });
  const goal = parseWff(state.goal);
  if (!goal.ok) return fails('goal');
  const form = readSolutionForm(counter.solution, state.level, state.readings);
  if (form.faults.length > 0) return fails('form', undefined, form.faults);
  if (counter.proof === null) return fails('without');
  const { level, readings } = state;
  const faults = checkProof({ proof: counter.proof, solution: form.solution, goal: goal.wff, level, readings });
  if (faults.length > 0) return fails('proof', undefined, faults);
  return { holds: true, without: removed.map(item => itemAt(names, item)) };
}

/** A counter that holds, found by leaving out one item after the other; null when every Required cube is essential. */
export function findCounter(state: State, submission: Submission, meter?: Meter): Counter | null {
  const goal = parseWff(state.goal);
  if (!goal.ok) return null;
  const { premises, rules } = submission.solution;
  for (let item = 0; item < premises.length + rules.length; item++) {
    const solution: WrittenSolution = {
      premises: premises.filter((_, i) => i !== item),
      rules: rules.filter((_, i) => i + premises.length !== item),
    };
    const form = readSolutionForm(solution, state.level, state.readings);
    if (form.faults.length > 0) continue;
    const set = ruleSet(form.solution.rules.map(listed => listed.rule));
    const proof = prove({ premises: form.solution.premises, goal: goal.wff, rules: set }, state.readings, meter);
    if (proof === null) continue;
    const counter: Counter = { solution, proof };
    if (checkCounter(state, submission, counter).holds) return counter;
  }
  return null;
}
