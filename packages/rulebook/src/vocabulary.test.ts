import { describe, expect, it } from 'vitest';
import { EDITIONS, rulesOf, vocabularyOf } from './editions/registry.ts';

describe.each(EDITIONS)('words of %s', edition => {
  it('agree with its rules', () => {
    const rules = rulesOf(edition);
    const words = vocabularyOf(edition);
    expect(words.negative.toLowerCase()).toBe(rules.negativeWord);
    expect(words.goal).toBe(rules.goalWord);
    expect(words.noGoal === null).toBe(rules.noGoal === 'none');
  });
});
