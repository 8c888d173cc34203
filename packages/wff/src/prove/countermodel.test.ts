import { pick, seededRandom } from '@forceout/rulebook/seeded';
import { expect, it } from 'vitest';
import { checkProof } from '../check/proof.ts';
import { RULES, type Rule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { below, randomWff } from '../samples.ts';
import { hasCountermodel } from './countermodel.test-help.ts';
import { provable, prove, type Sequent } from './prove.ts';
import { has, ruleSet, rulesIn } from './rule-set.ts';

const COUNT = Number(process.env.FORCEOUT_COUNTERMODELS ?? 150);

/** Few letters and one or two premises, so that all worlds can be gone through; the Goal is no premise. */
function sequents(seed: number, least: readonly Rule[], never: readonly Rule[]): readonly Sequent[] {
  const random = seededRandom(seed);
  const found: Sequent[] = [];
  while (found.length < COUNT) {
    const premises = Array.from({ length: 1 + below(random, 2) }, () => randomWff(random, 1 + below(random, 5)));
    const goal = randomWff(random, 1 + below(random, 5));
    if (premises.includes(goal)) continue;
    const some = RULES.filter(rule => least.includes(rule) || (random() < 0.7 && !never.includes(rule)));
    found.push({ premises, goal, rules: ruleSet(some) });
  }
  return found;
}

it.each([
  ['R and No: a valuation', ['R', 'No'], []],
  ['R without No: worlds', ['R'], ['No']],
  ['no R: closed sets', [], ['R']],
] as const)(
  '[wff-2017 VI-A-1] every yes has a proof and every no a countermodel, found apart: %s',
  (_, least, never) => {
    let [yes, no] = [0, 0];
    for (const sequent of sequents(COUNT + least.length, least, never)) {
      const refuted = hasCountermodel(sequent);
      if (refuted === null) continue;
      const proof = prove(sequent);
      expect({ ...sequent, rules: rulesIn(sequent.rules), refuted }).toEqual({
        ...sequent,
        rules: rulesIn(sequent.rules),
        refuted: proof === null,
      });
      if (proof === null) no++;
      else {
        yes++;
        const { premises, goal, rules } = sequent;
        const solution = { premises, rules: rulesIn(rules).map(rule => ({ rule, wild: false })) };
        expect(checkProof({ proof, solution, goal, level: 'regular', readings: DEFAULT_READINGS })).toEqual([]);
      }
      expect(has(sequent.rules, 'R')).toBe(least.length > 0);
    }
    expect(Math.min(yes, no)).toBeGreaterThan(COUNT / 40);
  },
);

const READINGS: readonly Readings[] = [
  DEFAULT_READINGS,
  { ...DEFAULT_READINGS, aoFromLines: true },
  { ...DEFAULT_READINGS, distinctLines: true },
  { ...DEFAULT_READINGS, oneLineSubProofs: false },
  { ...DEFAULT_READINGS, aoFromLines: true, oneLineSubProofs: false, distinctLines: true },
];

it('[wff-2017 VI-A-1] a rule or premise more never proves less, under any reading', () => {
  const random = seededRandom(COUNT);
  let proved = 0;
  for (let i = 0; i < 10 * COUNT; i++) {
    const premises = Array.from({ length: 1 + below(random, 3) }, () => randomWff(random, 1 + below(random, 5), 3));
    const goal = randomWff(random, 1 + below(random, 4), 3);
    const rules = ruleSet(RULES.filter(() => random() < 0.5));
    const readings = READINGS[i % READINGS.length] ?? DEFAULT_READINGS;
    if (!provable({ premises, goal, rules }, readings)) continue;
    proved++;
    const more = {
      premises: [...premises, randomWff(random, 3, 3)],
      goal,
      rules: rules | ruleSet([pick(random, RULES)]),
    };
    expect({
      premises,
      goal,
      rules: rulesIn(rules),
      readings,
      more: rulesIn(more.rules),
      ok: provable(more, readings),
    }).toEqual({
      premises,
      goal,
      rules: rulesIn(rules),
      readings,
      more: rulesIn(more.rules),
      ok: true,
    });
  }
  expect(proved).toBeGreaterThan(COUNT / 4);
});

it('[wff-2017 VI-A-1] Ao from lines: a C line that stands, and one that Ci writes', () => {
  const readings = { ...DEFAULT_READINGS, aoFromLines: true };
  for (const rules of ['Ao Ci', 'Ao Ci R', 'Ao Ci R No'] as const) {
    const listed = rules.split(' ') as Rule[];
    const sequent = { premises: [wff('Apq'), wff('Cpq')], goal: wff('q'), rules: ruleSet(listed) };
    const proof = prove(sequent, readings);
    const solution = { premises: sequent.premises, rules: listed.map(rule => ({ rule, wild: false })) };
    if (proof === null) throw new Error(`not proved with ${rules}`);
    expect(checkProof({ proof, solution, goal: sequent.goal, level: 'regular', readings })).toEqual([]);
  }
  const more = { premises: [wff('CrKqp'), wff('CCrrr')], goal: wff('p') };
  expect(provable({ ...more, rules: ruleSet(['Ko', 'Ai', 'Ci', 'Ao', 'R']) }, readings)).toBe(true);
});
