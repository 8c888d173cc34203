import { itemAt } from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import { MODES } from '@forceout/table/rules';
import type { Mode } from '../check/cubes.ts';
import { essentialItems } from '../check/essential.ts';
import type { State, Submission } from '../check/judge.ts';
import type { WrittenProof } from '../language/proof.ts';
import { type ListedRule, printListedRule } from '../language/rules.ts';
import { itemLetters } from '../language/solution.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { grow } from './grow.ts';

/** A mat with a Solution and its proof, which were there before anybody looked for them. */
export interface Planted {
  readonly state: State;
  readonly submission: Submission;
  readonly proof: WrittenProof;
  /** The cubes of the Solution. */
  readonly used: string;
}

/** More cubes than one would lay. */
const MOST_CUBES = 26;

/** Every fifth mat is judged under a reading that allows more than the recommended ones do. */
const readingsAt = (n: number): Readings =>
  n % 10 === 4
    ? { ...DEFAULT_READINGS, emptyPremises: true }
    : n % 10 === 9
      ? { ...DEFAULT_READINGS, aoFromLines: true }
      : DEFAULT_READINGS;

/** The n-th mat of a seed; null where nothing grew. */
export function plant(n: number, random: Random): Planted | null {
  const level = n % 2 === 0 ? 'elementary' : 'regular';
  const mode = itemAt(MODES, Math.floor(n / 2) % 4);
  const readings = readingsAt(Math.floor(n / 8));
  const grown = grow(random, level);
  if (grown === null) return null;
  const { premises, goal, proof } = grown;
  const rules: readonly ListedRule[] = grown.rules.map(rule => ({ rule, wild: rule !== 'R' && random() < 0.2 }));
  const solution = { premises, rules: rules.map(printListedRule) };
  const items = itemLetters(solution);
  const used = items.join('');
  if (used.length > MOST_CUBES) return null;
  const essential = essentialItems({ premises, rules }, goal, readings);
  const flags = [...essential.premises, ...essential.rules];
  // Only a cube in an item that cannot be left out may be Required, and the writer marks it (VII-B-4).
  const share = random() < 0.5 ? random() * 0.6 : 0.6 + random() * 0.4;
  const marked: number[] = [];
  let position = 0;
  items.forEach((letters, item) => {
    for (const _ of letters) {
      if (flags[item] && random() < share) marked.push(position);
      position++;
    }
  });
  const mat = layOut(random, used, marked, mode);
  return {
    state: { mat, goal, level, mode, readings, longestGoal: null },
    submission: { solution, marked },
    proof,
    used,
  };
}

function layOut(random: Random, used: string, marked: readonly number[], mode: Mode): State['mat'] {
  const mat = { required: '', permitted: '', forbidden: '', resources: '' };
  const rest: string[] = [];
  [...used].forEach((letter, at) => {
    if (marked.includes(at)) mat.required += letter;
    else rest.push(letter);
  });
  let drawsLeft = mode === 'forceout' ? 0 : mode === 'now' ? 1 : rest.length;
  for (const letter of shuffled(random, rest)) {
    const fromResources = drawsLeft > 0 && random() < 0.6;
    if (fromResources) drawsLeft--;
    mat[fromResources ? 'resources' : 'permitted'] += letter;
  }
  for (let junk = Math.floor(random() * 7); junk > 0; junk--)
    mat[pick(random, ['permitted', 'resources', 'forbidden'] as const)] += pick(random, [...'CAKENRpqrsio']);
  const mixed = (letters: string): string => shuffled(random, [...letters]).join('');
  return {
    required: mixed(mat.required),
    permitted: mixed(mat.permitted),
    forbidden: mixed(mat.forbidden),
    resources: mixed(mat.resources),
  };
}
