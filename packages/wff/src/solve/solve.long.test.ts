import { expect, test } from 'vitest';
import { DEFAULT_READINGS } from '../readings.ts';
import { compareWithEnumeration, OTHER_READINGS } from './enumerate.test-help.ts';

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] thousands of small pools: the solver finds what enumeration finds', () => {
  const { yes, no } = compareWithEnumeration(17, 5000, () => DEFAULT_READINGS);
  expect(Math.min(yes, no)).toBeGreaterThan(500);
});

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] thousands more under every reading of what the text leaves open', () => {
  const { yes, no } = compareWithEnumeration(18, 5000, i => OTHER_READINGS[i % OTHER_READINGS.length]!);
  expect(Math.min(yes, no)).toBeGreaterThan(500);
});
