import { expect, test } from 'vitest';
import { DEFAULT_READINGS } from '../readings.ts';
import { compareWithEnumeration, OTHER_READINGS } from './enumerate.test-help.ts';

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] solver and plain enumeration agree on small pools', () => {
  const { yes, no } = compareWithEnumeration(2017, 400, () => DEFAULT_READINGS);
  expect(yes).toBeGreaterThan(30);
  expect(no).toBeGreaterThan(30);
});

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] they agree under every reading of what the text leaves open', () => {
  const { yes, no } = compareWithEnumeration(2018, 400, i => OTHER_READINGS[i % OTHER_READINGS.length]!);
  expect(yes).toBeGreaterThan(30);
  expect(no).toBeGreaterThan(30);
});
