import { describe, expect, it } from 'vitest';
import { rulesOf } from './editions/editions.ts';
import { EDITIONS } from './names.ts';
import { vocabulary } from './vocabulary.ts';

describe.each(EDITIONS)('words of %s', edition => {
  it('agree with its rules', () => {
    const rules = rulesOf(edition);
    const words = vocabulary[edition];
    expect(words.negative.toLowerCase()).toBe(rules.negativeWord);
    expect(words.goal).toBe(rules.goalWord);
    expect(words.noGoal === null).toBe(rules.noGoal === 'none');
  });
});
