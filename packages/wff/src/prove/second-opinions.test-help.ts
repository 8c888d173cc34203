import { expect } from 'vitest';
import { checkProof } from '../check/proof.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { below, randomRules, randomWff } from '../samples.ts';
import { randomFrom } from '../solve/random.ts';
import { bruteProves, stockFor } from './brute.test-help.ts';
import { prove } from './prove.ts';
import { rulesIn } from './rule-set.ts';
import { isConsequence } from './truth.test-help.ts';

const READINGS: readonly Readings[] = [
  DEFAULT_READINGS,
  DEFAULT_READINGS,
  { ...DEFAULT_READINGS, distinctLines: true },
  { ...DEFAULT_READINGS, oneLineSubProofs: false },
  { ...DEFAULT_READINGS, aoFromLines: true },
  { ...DEFAULT_READINGS, distinctLines: true, oneLineSubProofs: false },
];

/** Asks the prover that knows nothing about what the decision refused; see brute.test-help.ts. */
export function secondOpinions(seed: number, count: number): { refused: number; proved: number } {
  const random = randomFrom(seed);
  const tally = { refused: 0, proved: 0 };
  while (tally.refused < count) {
    const premises = Array.from({ length: below(random, 3) }, () => randomWff(random, 1 + below(random, 4), 2));
    const goal = random() < 0.25 && premises.length > 0 ? premises[0]! : randomWff(random, 1 + below(random, 4), 2);
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
    const brute = { stock: stockFor([...premises, goal], 26), rules: new Set(rulesIn(asked.rules)), readings };
    expect({ asked, readings, found: bruteProves(brute, premises, goal, 2) }).toEqual({
      asked,
      readings,
      found: false,
    });
  }
  return tally;
}
