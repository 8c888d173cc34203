import { DIVISIONS } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { dice } from '../random.ts';
import { agree, agreeOnSmallMats, randomMat } from './compare-reference.test-help.ts';

const SETS: readonly (readonly string[])[] = [
  [],
  ['sideways'],
  ['upside-down'],
  ['sideways', 'upside-down'],
  ['average'],
  ['factorial'],
  ['two-digit'],
  ['percent'],
  ['remainder'],
  ['smallest-prime'],
  ['number-of-factors'],
  ['lcm', 'gcf'],
  ['decimal-point'],
  ['three-operation'],
  ['factorial', 'upside-down'],
  ['average', 'two-digit'],
  ['percent', 'decimal-point'],
];

describe('the search and a plain enumeration agree', () => {
  test.each(SETS.map(set => [set.join(' ') || 'no variation', set] as const))('%s', (name, variations) => {
    const roll = dice(name.length * 977);
    let yes = 0;
    let no = 0;
    for (let n = 0; n < 60; n++) {
      const most = variations.includes('factorial') ? 5 : 7;
      if (agree(randomMat(roll, 4 + roll(most - 3), variations))) yes++;
      else no++;
    }
    expect(yes).toBeGreaterThan(variations.includes('three-operation') ? 0 : 2);
    expect(no).toBeGreaterThan(10);
  });
});

describe('the search and every text the judge accepts agree', () => {
  test.each(DIVISIONS)('%s', division => {
    const { yes, no } = agreeOnSmallMats(division, 60);
    expect(yes).toBeGreaterThan(3);
    expect(no).toBeGreaterThan(10);
  });
});
