import { seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, test } from 'vitest';
import { checkProof } from '../check/proof.ts';
import type { WrittenProof } from '../language/proof.ts';
import { RULES, type Rule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { below, randomSequent, randomWff } from '../samples.ts';
import { provesMinimally } from './minimal-logic.test-help.ts';
import { provable, prove, type Sequent } from './prove.ts';
import { ALL_RULES, BIT, ruleSet, rulesIn } from './rule-set.ts';
import { readingsThatDecideNothing, secondOpinions } from './second-opinions.test-help.ts';
import { newMeter, OutOfSteps } from './steps.ts';
import { isConsequence } from './truth.test-help.ts';

const faultsOf = ({ premises, goal, rules }: Sequent, proof: WrittenProof) => {
  const solution = { premises, rules: rulesIn(rules).map(rule => ({ rule, wild: false })) };
  return checkProof({ proof, solution, goal, level: 'regular', readings: DEFAULT_READINGS });
};

const sequent = (premises: string, goal: string, rules: string): Sequent => ({
  premises: premises === '' ? [] : premises.split(', ').map(wff),
  goal: wff(goal),
  rules: rules === 'all' ? ALL_RULES : ruleSet(rules.split(' ') as Rule[]),
});

describe('what follows, and what does not', () => {
  const cases: readonly [boolean, string, string, string][] = [
    [true, 'p', 'p', 'Rp'],
    [true, 'p', 'p', 'Ki Ko'],
    [true, 'p', 'p', 'Ai Ao'],
    [true, 'p', 'p', 'Ci Co'],
    [true, 'p', 'p', 'R No'],
    [true, 'Np', 'Np', 'R Ni'],
    [false, 'p', 'p', 'R Ni'],
    [true, 'p, Aqr', 'p', 'Ao R'],
    [false, 'p, Aqr', 'p', 'Ao'],
    [true, 'p, Epq', 'p', 'Eo Co'],
    [true, 'Cpq, Cqp', 'Cpq', 'Ei Eo'],
    [false, 'Cpq', 'Cpq', 'Ei Eo'],
    [true, 'Cpp', 'Cpp', 'Ei Eo'],
    [false, 'p', 'p', 'Ki Ai Ei Co'],
    [true, 'NNp', 'p', 'R No'],
    [false, 'NNp', 'p', 'Ko Ki Rp Ai Co Eo Ei Ci Ao Ni R'],
    [false, 'NNp', 'p', 'Ni No'],
    [true, 'p, Np', 'q', 'R No'],
    [false, 'p, Np', 'q', 'R Ni'],
    [true, 'p, Np', 'Nq', 'R Ni'],
    [true, 'p, Np', 'Nq', 'R No'],
    [false, 'Apq, Np', 'q', 'Ao Ni R Ko Ki Ai Co'],
    [true, 'Apq, Np', 'q', 'Ao No R'],
    [false, 'KpAqr', 'AKpqKpr', 'Ko Ki Ai Ao'],
    [true, 'KpAqr', 'AKpqKpr', 'Ko Ki Ai Ao R'],
    [true, '', 'NAKpNpKqNq', 'Ko Ni Ao R'],
    [false, '', 'NAKpNpKqNq', 'Ko Ni Ao'],
    [true, 'CCpqp', 'p', 'all'],
    [false, 'CCpqp', 'p', 'Co Ci R Ni Ao Ai'],
    [true, 'CCpqp', 'p', 'Co Ci R No'],
    [false, 'Cpq, Nq', 'Np', 'Ko Ki Rp Ai Co Eo Ei'],
    [true, 'Cpq, Nq', 'Np', 'Co Ni R'],
    [true, 'Epq', 'Eqp', 'Eo Ei'],
    [false, 'Epq', 'Eqp', 'Ei Ko'],
    [false, 'p', 'Cpp', 'Ko Ki Rp Ai Co Eo Ei'],
  ];
  test.each(cases)('[wff-2017 III-A] [wff-2017 III-B] %s: %s gives %s by %s', (expected, premises, goal, rules) => {
    const asked = sequent(premises, goal, rules);
    expect(provable(asked)).toBe(expected);
    const proof = prove(asked);
    expect(proof === null ? null : faultsOf(asked, proof).filter(({ code }) => code !== 'no-premise')).toEqual(
      expected ? [] : null,
    );
  });
});

test('[wff-2017 I-A] nothing false is proved, every proof passes the checker, and all twelve rules prove all that is true', () => {
  const random = seededRandom(80);
  let positive = 0;
  for (let i = 0; i < 6000; i++) {
    const asked = randomSequent(random, 3 + (i % 22), 2 + (i % 3));
    const all = i % 4 === 0;
    const proof = prove(all ? { ...asked, rules: ALL_RULES } : asked);
    const truth = isConsequence(asked.premises, asked.goal);
    if (all) expect({ asked, proved: proof !== null }).toEqual({ asked, proved: truth });
    if (proof === null) continue;
    positive++;
    expect({ asked, truth }).toEqual({ asked, truth: true });
    expect({ asked, faults: faultsOf(all ? { ...asked, rules: ALL_RULES } : asked, proof) }).toEqual({
      asked,
      faults: [],
    });
  }
  expect(positive).toBeGreaterThan(800);
});

test('[wff-2017 III-B] all rules but No prove exactly what minimal logic proves', () => {
  const random = seededRandom(83);
  const rules = ALL_RULES & ~BIT.No;
  let proved = 0;
  for (let i = 0; i < 12_000; i++) {
    const { premises, goal } = randomSequent(random, 4 + (i % 16), 2 + (i % 3));
    if (!isConsequence(premises, goal)) continue;
    const expected = provesMinimally(premises, goal);
    const found = provable({ premises, goal, rules: premises.includes(goal) ? rules & ~BIT.Rp : rules });
    expect({ premises, goal, found }).toEqual({ premises, goal, found: expected });
    if (expected) proved++;
  }
  expect(proved).toBeGreaterThan(1000);
});

test('[wff-2017 III-B] an A line that only comes about on the way is split as well', () => {
  for (const [premises, goal] of [
    ['KNqEpr, EAqpCqr', 'ErCqq'],
    ['ECqNpAqq, CNpKNpNq', 'ENNqCqq'],
    ['ENCpqr', 'NEAqqNq'],
    ['NAAprKNqNq', 'NKqEApNqNr'],
  ] as const) {
    const asked = { ...sequent(premises, goal, 'all'), rules: ALL_RULES & ~BIT.No };
    expect(provesMinimally(asked.premises, asked.goal)).toBe(true);
    expect(faultsOf(asked, prove(asked)!)).toEqual([]);
  }
});

test('[wff-2017 VII-B-4] more premises and more rules never prove less', () => {
  const random = seededRandom(81);
  for (let i = 0; i < 4000; i++) {
    const asked = randomSequent(random, 3 + (i % 12), 3);
    if (!provable(asked)) continue;
    const more = RULES[below(random, RULES.length)]!;
    expect(provable({ ...asked, rules: asked.rules | BIT[more] })).toBe(true);
    expect(provable({ ...asked, premises: [...asked.premises, randomWff(random, 4)] })).toBe(true);
  }
});

test('[wff-2017 III-A] [wff-2017 III-B] a prover without any theory finds nothing that the decision refuses', () => {
  expect(secondOpinions(82, 120).proved).toBeGreaterThan(60);
});

test('[wff-2017 III-A] [wff-2017 III-B] where Rp, or Co and R, give what a reading asks for, the reading decides nothing', () => {
  expect(readingsThatDecideNothing(84, 2000)).toBeGreaterThan(300);
});

test('[wff-2017 III-A] a line brought in from outside serves Ki twice, also where two different lines are asked for', () => {
  const asked = { ...sequent('ArNp, Nr, Arr', 'KNpNp', 'all'), rules: ALL_RULES & ~BIT.No };
  expect(provable(asked, { ...DEFAULT_READINGS, distinctLines: true })).toBe(true);
});

test('[wff-2017 I-A] a budget that is spent, or a clock that has run out, gives no answer at all', () => {
  const asked = sequent('ApAqr', 'AAqpr', 'Ai Ao R');
  expect(provable(asked)).toBe(true);
  expect(() => provable(asked, DEFAULT_READINGS, newMeter({ steps: 60 }))).toThrow(OutOfSteps);
  const late = newMeter({ steps: 4096 * 1000 + 10, cancelled: () => true });
  expect(() => provable(asked, DEFAULT_READINGS, late)).toThrow(OutOfSteps);
});

test('[wff-2017 VII-B-2-d] a proof ends with the goal, also where a shorter form of it was found on the way', () => {
  const asked = sequent('NNKNNrCpp', 'NNr', 'Ko No R');
  const proof = prove(asked);
  expect(proof && faultsOf(asked, proof)).toEqual([]);
});
