import { DIVISIONS } from '@forceout/rulebook';
import { expect, test } from 'vitest';
import { dice } from '../random.ts';
import { agree, agreeOnSmallMats, randomMat } from './compare-reference.test-help.ts';

const SETS: readonly (readonly string[])[] = [
  [],
  ['sideways'],
  ['upside-down'],
  ['average'],
  ['factorial'],
  ['two-digit'],
  ['remainder'],
  ['smallest-prime'],
  ['number-of-factors'],
  ['lcm', 'gcf'],
  ['percent'],
  ['decimal-point'],
  ['sideways', 'upside-down'],
];

const named = SETS.map(set => [set.join(' ') || 'no variation', set] as const);
const isWide = (name: string): boolean =>
  ['factorial', 'two-digit', 'decimal-point', 'percent', 'sideways upside-down'].includes(name);

test.each(named)('the search and a plain enumeration agree on 400 mats of up to ten cubes: %s', (name, variations) => {
  const roll = dice(name.length * 31337);
  let yes = 0;
  for (let n = 0; n < 400; n++) if (agree(randomMat(roll, 5 + roll(isWide(name) ? 3 : 6), variations))) yes++;
  expect(yes).toBeGreaterThan(40);
});

test.each(named)('they agree where most cubes are Required, so that Solutions are long: %s', (name, variations) => {
  const roll = dice(name.length * 4711);
  let long = 0;
  for (let n = 0; n < 150; n++) {
    const cubes = isWide(name) ? 8 : 10;
    const mat = randomMat(roll, cubes, variations, cubes - 3);
    if ([...mat.required].filter(c => /\d/.test(c)).length >= 4) long++;
    agree(mat);
  }
  expect(long).toBeGreaterThan(30);
});

test.each(DIVISIONS)('what the judge accepts and what the search answers agree on 300 small mats: %s', division => {
  const { yes, no, open } = agreeOnSmallMats(division, 300);
  expect(yes).toBeGreaterThan(25);
  expect(no).toBeGreaterThan(100);
  expect(open).toBeLessThan(60);
});
