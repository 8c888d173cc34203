import { seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import { checkProof } from '../check/proof.ts';
import { RULES } from '../language/rules.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { below, randomSequent, randomWff } from '../samples.ts';
import { OTHER_READINGS } from '../solve/enumerate.test-help.ts';
import { provesMinimally } from './minimal-logic.test-help.ts';
import { provable, prove } from './prove.ts';
import { ALL_RULES, BIT, rulesIn } from './rule-set.ts';
import { FULLER, readingsThatDecideNothing, secondOpinions } from './second-opinions.test-help.ts';
import { isConsequence } from './truth.test-help.ts';

test('[wff-2017 I-A] tens of thousands of sequents: sound, complete with all rules, every proof checked', () => {
  const random = seededRandom(2018);
  let proved = 0;
  for (let i = 0; i < 100_000; i++) {
    const { premises, goal, rules: some } = randomSequent(random, 3 + (i % 24), 2 + (i % 3));
    const rules = i % 2 === 0 ? ALL_RULES : some;
    const proof = prove({ premises, goal, rules });
    const truth = isConsequence(premises, goal);
    if (rules === ALL_RULES)
      expect({ premises, goal, proved: proof !== null }).toEqual({ premises, goal, proved: truth });
    if (proof === null) continue;
    proved++;
    const solution = { premises, rules: rulesIn(rules).map(rule => ({ rule, wild: false })) };
    const faults = checkProof({ proof, solution, goal, level: 'regular', readings: DEFAULT_READINGS });
    expect({ premises, goal, rules, truth, faults }).toEqual({ premises, goal, rules, truth: true, faults: [] });
  }
  expect(proved).toBeGreaterThan(10_000);
});

test('[wff-2017 VII-B-4] more premises and more rules never prove less, up to 26 letters and under every reading', () => {
  const random = seededRandom(2020);
  let proved = 0;
  for (let i = 0; proved < 20_000; i++) {
    const asked = randomSequent(random, 3 + (i % 24), 2 + (i % 3));
    const readings = i % 2 === 0 ? DEFAULT_READINGS : OTHER_READINGS[i % OTHER_READINGS.length]!;
    if (!provable(asked, readings)) continue;
    proved++;
    const rule = RULES[below(random, RULES.length)]!;
    const premise = randomWff(random, 1 + below(random, 6));
    const more = [
      { ...asked, rules: asked.rules | BIT[rule] },
      { ...asked, premises: [...asked.premises, premise] },
    ];
    const still = more.map(question => provable(question, readings));
    expect({ asked, readings, rule, premise, still }).toMatchObject({ still: [true, true] });
  }
});

test('[wff-2017 III-A] [wff-2017 III-B] where Rp, or Co and R, give what a reading asks for, the reading decides nothing', () => {
  expect(readingsThatDecideNothing(6, 40_000)).toBeGreaterThan(5000);
});

test('[wff-2017 III-B] all rules but No are minimal logic, up to 26 letters', () => {
  const random = seededRandom(2019);
  const rules = ALL_RULES & ~BIT.No;
  let asked = 0;
  for (let i = 0; asked < 30_000; i++) {
    const { premises, goal } = randomSequent(random, 6 + (i % 20), 2 + (i % 3));
    if (!isConsequence(premises, goal)) continue;
    asked++;
    const found = provable({ premises, goal, rules });
    expect({ premises, goal, found }).toEqual({ premises, goal, found: provesMinimally(premises, goal) });
  }
});

test('[wff-2017 III-A] [wff-2017 III-B] three thousand refusals confirmed by a prover without any theory', () => {
  expect(secondOpinions(4, 3000).refused).toBe(3000);
});

test('[wff-2017 III-A] [wff-2017 III-B] longer questions, and a stock of WFFs far beyond their parts', () => {
  expect(secondOpinions(5, 300, FULLER).refused).toBe(300);
});
