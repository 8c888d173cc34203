import { seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import { checkProof } from '../check/proof.ts';
import type { ProofItem } from '../language/proof.ts';
import { printProofText } from '../language/proof-text.ts';
import { RULES } from '../language/rules.ts';
import { join, negation, type Wff, wff } from '../language/wff.ts';
import { provable } from '../prove/prove.ts';
import { BIT, ruleSet, rulesIn } from '../prove/rule-set.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { below, randomRules, randomWff } from '../samples.ts';
import { type Hint, hint } from './hint.ts';
import type { Attempt } from './standing.ts';

/** Writes what the hint says at the place where the next line stands. */
function take(attempt: Attempt, advice: Hint): Attempt {
  if (advice.kind === 'close') return { ...attempt, openDepth: attempt.openDepth - 1 };
  const item: ProofItem | null =
    advice.kind === 'premise'
      ? { kind: 'line', label: null, wff: advice.wff, reason: { kind: 'supposition' }, cites: null }
      : advice.kind === 'line'
        ? {
            kind: 'line',
            label: null,
            wff: advice.wff!,
            reason: { kind: 'rules', names: advice.rule === 'R' ? [] : [advice.rule], r: advice.r },
            cites: null,
          }
        : advice.kind === 'suppose'
          ? {
              kind: 'sub',
              label: null,
              items: [{ kind: 'line', label: null, wff: advice.wff!, reason: { kind: 'supposition' }, cites: null }],
            }
          : null;
  if (item === null) throw new Error(advice.kind);
  const place = (items: readonly ProofItem[], depth: number): readonly ProofItem[] => {
    const last = items.at(-1);
    if (depth === 0 || last?.kind !== 'sub') return [...items, item];
    return [...items.slice(0, -1), { ...last, items: place(last.items, depth - 1) }];
  };
  const items = place(attempt.proof.items, attempt.openDepth);
  const openDepth = attempt.openDepth + (advice.kind === 'suppose' ? 1 : 0);
  return { ...attempt, openDepth, proof: { ...attempt.proof, items } };
}

function follow(start: Attempt, most: number): { attempt: Attempt; steps: number; last: Hint } {
  let attempt = start;
  for (let steps = 0; ; steps++) {
    const advice = hint(attempt, 'line');
    if (advice.kind === 'done' || advice.kind === 'fault' || advice.kind === 'impossible' || steps === most)
      return { attempt, steps, last: advice };
    attempt = take(attempt, advice);
  }
}

const begin = (premises: readonly Wff[], goal: Wff, rules: Attempt['rules']): Attempt => ({
  proof: { header: { premises, goal }, items: [] },
  openDepth: 0,
  premises,
  goal,
  rules,
});

test('[wff-2017 VII-B-2] a learner who follows every hint ends with a proof that the checker accepts', () => {
  const random = seededRandom(31);
  let proofs = 0;
  for (let i = 0; i < 350; i++) {
    const premises = Array.from({ length: 1 + below(random, 3) }, () => randomWff(random, 1 + below(random, 6), 3));
    const goal = randomWff(random, 1 + below(random, 6), 3);
    const rules = i % 3 === 0 ? [...RULES] : rulesIn(randomRules(random));
    const sequent = { premises, goal, rules: rules.reduce((set, rule) => set | (1 << RULES.indexOf(rule)), 0) };
    if (!provable(sequent)) continue;
    const { attempt, last } = follow(begin(premises, goal, rules), 120);
    expect({ premises, goal, rules, last: last.kind, text: printProofText(attempt.proof, null) }).toMatchObject({
      last: 'done',
    });
    const solution = { premises, rules: rules.map(rule => ({ rule, wild: false })) };
    expect(checkProof({ proof: attempt.proof, solution, goal, level: 'regular', readings: DEFAULT_READINGS })).toEqual(
      [],
    );
    proofs++;
  }
  expect(proofs).toBeGreaterThan(50);
});

test('[wff-2017 VII-B-2-b] the first hint is to write the premises, and a rule-only hint gives no line away', () => {
  const start = begin([wff('Kpq')], wff('q'), ['Ko']);
  expect(hint(start, 'line')).toMatchObject({ kind: 'premise', wff: 'Kpq' });
  const next = take(start, hint(start, 'line'));
  expect(hint(next, 'rule')).toMatchObject({ kind: 'line', rule: 'Ko', wff: null, cites: [] });
  expect(hint(next, 'line')).toMatchObject({ kind: 'line', rule: 'Ko', wff: 'q', cites: ['1'] });
  expect(hint(next, 'proof')).toMatchObject({ kind: 'proof' });
});

test('[wff-2017 III-B] a learner who opens a sub-proof before anything else is led on inside it, to a whole proof', () => {
  const random = seededRandom(32);
  let proofs = 0;
  for (let i = 0; i < 600; i++) {
    const premises = Array.from({ length: 1 + below(random, 2) }, () => randomWff(random, 1 + below(random, 6), 3));
    const [left, right] = [randomWff(random, 1 + below(random, 3), 3), randomWff(random, 1 + below(random, 3), 3)];
    const [goal, supposed] = i % 2 === 0 ? [join('C', left, right), left] : [negation(left), left];
    const rules = rulesIn(randomRules(random) | BIT.R | BIT.Ci | BIT.Ni);
    if (premises.includes(goal) || !provable({ premises, goal, rules: ruleSet(rules) })) continue;
    const start = [...premises.map(wff => ({ kind: 'premise', wff })), { kind: 'suppose', rule: null, wff: supposed }];
    const open = start.reduce((at, step) => take(at, step as Hint), begin(premises, goal, rules));
    const closed = hint(open, 'line').kind === 'close';
    expect({ premises, goal, rules, closed }).toMatchObject({ closed: goal === join('C', supposed, supposed) });
    const { attempt, last } = follow(open, 120);
    expect({ premises, goal, rules, last: last.kind, text: printProofText(attempt.proof, null) }).toMatchObject({
      last: 'done',
    });
    proofs++;
  }
  expect(proofs).toBeGreaterThan(50);
});
