import { expect, test } from 'vitest';
import { DEFAULT_READINGS, gameLevelOf, readingChoices, readingsOf } from './readings.ts';

test('[wff-2017 III-B note] each open reading has a name, a default and a sentence for players, and can be set', () => {
  expect(readingChoices('wff-2017').map(({ name }) => name)).toEqual([
    'middleGame',
    'emptyPremises',
    'oneLineSubProofs',
    'distinctLines',
    'aoFromLines',
  ]);
  expect(DEFAULT_READINGS).toEqual({
    emptyPremises: false,
    oneLineSubProofs: true,
    distinctLines: false,
    aoFromLines: false,
  });
  for (const { name, values, default: standard, explains } of readingChoices('wff-2017')) {
    expect(values).toContain(standard);
    expect(explains.length).toBeGreaterThan(20);
    if (name === 'middleGame') continue;
    expect(DEFAULT_READINGS[name]).toBe(standard);
    expect(readingsOf({ [name]: !standard }, 'wff-2017')[name]).toBe(!standard);
    expect(readingsOf({ [name]: 'maybe' }, 'wff-2017')[name]).toBe(standard);
  }
});

test('[wff-2017 III-A] Elementary and Middle play the game of seven rules, Junior and Senior the Regular one (R-WFF-2)', () => {
  expect(gameLevelOf('elementary', { middleGame: 'regular' })).toBe('elementary');
  expect(gameLevelOf('middle', {})).toBe('elementary');
  expect(gameLevelOf('middle', { middleGame: 'regular' })).toBe('regular');
  expect(gameLevelOf('junior', {})).toBe('regular');
  expect(gameLevelOf('senior', {})).toBe('regular');
});
