import { expect, test } from 'vitest';
import { parseProofText } from '../language/proof-text.ts';
import { RULES, type Rule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { additions } from './additions.ts';
import { hint } from './hint.ts';
import type { Attempt } from './standing.ts';

function attempt(text: string, goal: string, rules: readonly Rule[] = RULES, openDepth = 0): Attempt {
  const read = parseProofText(text);
  if (!read.ok) throw new Error('unreadable');
  const { proof } = read.value;
  const premises = proof.items.flatMap(item =>
    item.kind === 'line' && item.reason.kind === 'supposition' ? [wff(item.wff)] : [],
  );
  return { proof, openDepth, premises, goal: wff(goal), rules };
}
const offers = (...args: Parameters<typeof attempt>) =>
  additions(attempt(...args)).map(
    ({ rule, wff: line, cites, r }) => `${line} ${'R'.repeat(r)}${rule === 'R' ? '' : rule} ${cites}`,
  );

test('[wff-2017 III-A] all that eliminations give, and of introductions what is a part of something', () => {
  const found = offers('1 Kpq s\n2 Cpr s\n3 p Ko, 1', 'Krq', ['Ko', 'Co', 'Ki', 'Ai']);
  expect(found).toEqual(['q Ko 1', 'r Co 2,3']);
  expect(offers('1 r s\n2 q s', 'Krq', ['Ki'])).toEqual(['Krq Ki 1,2']);
  expect(offers('1 Epq s', 'p', ['Eo'])).toEqual(['Cpq Eo 1', 'Cqp Eo 1']);
});

test('[wff-2017 III-B] inside a sub-proof lines may be brought in; outside, closed sub-proofs may be used', () => {
  expect(offers('1 Np s\n2 a p s', 'Cpq', ['R'], 1)).toEqual(['Np R 1']);
  expect(offers('1 Np s\n2 a p s\n2 b Np R, 1', 'Cpp', ['Ci', 'Ni', 'No'])).toEqual(
    ['Cpp Ci 2', 'Np Ni 2'].filter(line => line !== 'Np Ni 2'),
  );
  expect(offers('1 NNp s\n2 a Np s\n2 b NNp R, 1', 'p', ['No'])).toEqual(['p No 2']);
  expect(offers('1 Apq s\n2 a p s\n2 b Aqp Ai\n3 a q s\n3 b Aqp Ai', 'Aqp', ['Ao'])).toEqual(['Aqp Ao 1,2,3']);
});

test('[wff-2017 VII-C-5-c] a wrong line is pointed out before anything else, and what cannot be proved is said', () => {
  expect(hint(attempt('1 Kpq s\n2 r Ko, 1', 'q'), 'line')).toMatchObject({
    kind: 'fault',
    fault: { code: 'rule-misused', line: '2' },
  });
  expect(hint(attempt('1 p s', 'q'), 'line')).toMatchObject({ kind: 'impossible' });
  expect(hint(attempt('1 Kpq s\n2 q Ko, 1', 'q'), 'line')).toMatchObject({ kind: 'done' });
});

test('[wff-2017 VII-B-2-e] a sub-proof that leads nowhere is to be closed', () => {
  expect(hint(attempt('1 Kpq s\n2 a r s', 'q', RULES, 1), 'line')).toMatchObject({ kind: 'close' });
});

test('[wff-2017 VII-B-2-h] a hint to bring a line in says how many Rs', () => {
  const text = '1 Epq s\n2 a Np s\n2 b 1 q s';
  expect(hint(attempt(text, 'CNpNq', ['R', 'Eo', 'Co', 'Ni', 'Ci'], 2), 'line')).toMatchObject({
    kind: 'line',
    rule: 'R',
    r: 2,
    wff: 'Epq',
  });
});
