import { seededRandom } from '@forceout/rulebook/seeded';
import { expect } from 'vitest';
import { checkProof } from '../check/proof.ts';
import { join, type Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { below, randomRules, randomSequent, randomWff } from '../samples.ts';
import { bruteProves, stockFor } from './brute.test-help.ts';
import { provable, prove } from './prove.ts';
import { BIT, rulesIn } from './rule-set.ts';
import { isConsequence } from './truth.test-help.ts';

const READINGS: readonly Readings[] = [
  DEFAULT_READINGS,
  DEFAULT_READINGS,
  { ...DEFAULT_READINGS, distinctLines: true },
  { ...DEFAULT_READINGS, oneLineSubProofs: false },
  { ...DEFAULT_READINGS, aoFromLines: true },
  { ...DEFAULT_READINGS, distinctLines: true, oneLineSubProofs: false },
];

/** How long the WFFs of a question are, how many premises it may have, and how many WFFs the other prover may write. */
interface Size {
  readonly letters: number;
  readonly premises: number;
  readonly stock: number;
}

const SMALL: Size = { letters: 4, premises: 2, stock: 26 };
export const FULLER: Size = { letters: 6, premises: 3, stock: 64 };

const twice = (wff: Wff): Wff => join('K', wff, wff);

/** Asks the prover that knows nothing about what the decision refused; see brute.test-help.ts. */
export function secondOpinions(seed: number, count: number, size = SMALL): { refused: number; proved: number } {
  const random = seededRandom(seed);
  const tally = { refused: 0, proved: 0 };
  while (tally.refused < count) {
    const some = (): Wff => randomWff(random, 1 + below(random, size.letters), 2);
    const premises = Array.from({ length: below(random, size.premises + 1) }, some);
    const goal = random() < 0.25 && premises.length > 0 ? premises[0]! : random() < 0.2 ? twice(some()) : some();
    const asked = { premises, goal, rules: randomRules(random) };
    const readings = READINGS[below(random, READINGS.length)]!;
    const proof = prove(asked, readings);
    if (proof !== null) {
      tally.proved++;
      const solution = { premises, rules: rulesIn(asked.rules).map(rule => ({ rule, wild: false })) };
      const faults = checkProof({ proof, solution, goal, level: 'regular', readings });
      expect({ asked, readings, faults }).toEqual({ asked, readings, faults: [] });
      continue;
    }
    if (!isConsequence(premises, goal)) continue;
    tally.refused++;
    const brute = { stock: stockFor([...premises, goal], size.stock), rules: new Set(rulesIn(asked.rules)), readings };
    expect({ asked, readings, found: bruteProves(brute, premises, goal, 2) }).toEqual({
      asked,
      readings,
      found: false,
    });
  }
  return tally;
}

/**
 * Rp writes any line a second time, and Co with R writes what Ao would take from C lines; so with them listed a question
 * has one answer under every reading. Returns how many of the questions were proved, each time with a checked proof.
 */
export function readingsThatDecideNothing(seed: number, count: number): number {
  const random = seededRandom(seed);
  const stricter = READINGS.filter(({ aoFromLines }) => !aoFromLines);
  let proved = 0;
  for (let i = 0; i < count; i++) {
    const { premises, goal: single, rules: some } = randomSequent(random, 3 + (i % 24), 2 + (i % 3));
    const goal = i % 3 === 0 ? twice(single) : single;
    const strictly = i % 2 === 0;
    const rules = some | (strictly ? BIT.Rp : BIT.Co | BIT.R);
    const readings = strictly ? stricter[i % stricter.length]! : { ...DEFAULT_READINGS, aoFromLines: true };
    const asked = { premises, goal, rules };
    const proof = prove(asked, readings);
    expect({ asked, readings, found: proof !== null }).toEqual({ asked, readings, found: provable(asked) });
    if (proof === null) continue;
    proved++;
    const solution = { premises, rules: rulesIn(rules).map(rule => ({ rule, wild: false })) };
    const faults = checkProof({ proof, solution, goal, level: 'regular', readings });
    expect({ asked, readings, faults }).toEqual({ asked, readings, faults: [] });
  }
  return proved;
}
