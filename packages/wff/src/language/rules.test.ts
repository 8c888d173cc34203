import { expect, test } from 'vitest';
import { lettersOfRule, parseListedRule, printListedRule, RULES, rulesOfLevel } from './rules.ts';

test('[wff-2017 III-A] [wff-2017 III-B] seven rules in the Elementary and Middle games, five more in the Regular game', () => {
  expect(rulesOfLevel('elementary')).toEqual(['Ko', 'Ki', 'Rp', 'Ai', 'Co', 'Eo', 'Ei']);
  expect(rulesOfLevel('regular').slice(7)).toEqual(['Ci', 'Ao', 'Ni', 'No', 'R']);
});

test('[wff-2017 III-D-1] a wild R takes one cube in place of the whole name', () => {
  for (const rule of RULES) {
    expect(lettersOfRule({ rule, wild: false })).toBe(rule);
    expect(lettersOfRule({ rule, wild: true })).toBe('R');
  }
});

test('[wff-2017 III-D-3] a wild R names its rule in parentheses', () => {
  expect(parseListedRule('R(Ci)')).toEqual({ rule: 'Ci', wild: true });
  expect(parseListedRule('R')).toEqual({ rule: 'R', wild: false });
  for (const text of ['', 'r', 'Kx', 'R(Kx)', 'R()', 'ki', 'Ki ', 'R(Ki', 'KiKo'])
    expect(parseListedRule(text)).toBeNull();
  for (const text of [...RULES, 'R(Rp)', 'R(R)']) expect(printListedRule(parseListedRule(text)!)).toBe(text);
});
