import { VARIABLES, type Wff } from '../language/wff.ts';
import { ALL_RULES, type RuleSet } from './rule-set.ts';

/** A small seeded generator (mulberry32), so that every run of a test asks the same questions. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const below = (random: () => number, n: number): number => Math.floor(random() * n);

export function randomWff(random: () => number, letters: number, variables = 4): Wff {
  const text = (size: number): string => {
    if (size <= 1) return VARIABLES[below(random, variables)]!;
    if (size === 2 || random() < 0.18) return `N${text(size - 1)}`;
    const left = 1 + below(random, size - 2);
    return 'CAKE'[below(random, 4)]! + text(left) + text(size - 1 - left);
  };
  return text(letters) as Wff;
}

export function randomRules(random: () => number): RuleSet {
  const density = random();
  let set = 0;
  for (let bit = 1; bit <= ALL_RULES; bit <<= 1) if (random() < density) set |= bit;
  return set;
}

export function randomSequent(random: () => number, letters: number, variables = 4) {
  const count = 1 + below(random, 3);
  const share = Math.max(1, Math.floor(letters / (count + 1)));
  const size = (): number => Math.max(1, share + below(random, 5) - 2);
  return {
    premises: Array.from({ length: count }, () => randomWff(random, size(), variables)),
    goal: randomWff(random, size(), variables),
    rules: randomRules(random),
  };
}
