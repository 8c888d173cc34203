import { readingChoices } from '@forceout/wff';
import { expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../i18n/index.ts';
import { wordsFor } from '../../i18n/words.test-help.ts';
import { openPoints } from './readings.ts';

await wordsFor('wff');

const EDITION = 'wff-2017';
const READING_CHOICES = readingChoices(EDITION);

it('every reading of every open point has its own words in each language, and the one that holds is named', () => {
  for (const language of LANGUAGES) {
    const t = translator(language);
    const points = openPoints(EDITION, {}, null, t);
    expect(points.map(({ name }) => name)).toEqual(READING_CHOICES.map(({ name }) => name));
    const words = points.flatMap(({ choices }) => choices.map(choice => choice.words));
    expect(new Set(words).size).toBe(words.length);
    for (const text of words) expect(text).toMatch(/ .+\.$/);
    for (const [i, { value }] of points.entries()) expect(value).toBe(READING_CHOICES[i]!.default);
  }
  const t = translator('en');
  expect(openPoints(EDITION, {}, 'elementary', t).map(({ name }) => name)).toEqual(['emptyPremises', 'distinctLines']);
  expect(openPoints(EDITION, { middleGame: 'regular' }, 'middle', t)).toHaveLength(READING_CHOICES.length);
  const league = openPoints(EDITION, { emptyPremises: true }, null, t).find(({ name }) => name === 'emptyPremises')!;
  expect(league.choices.find(({ value }) => value === league.value)!.words).toBe('A Solution may have no premise.');
});
