import { EDITIONS } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { spanish } from '../rules/es/index.ts';
import { namesIn } from './format.ts';
import { addStrings, LANGUAGES, type Strings, translator } from './index.ts';
import { refereeSpanish } from './referee-es.ts';

const reasons = import.meta.glob<{ readonly reasonsEs: Readonly<Record<string, string>> }>('../games/*/reasons.es.ts', {
  eager: true,
});
const features = import.meta.glob<{ readonly strings: Strings }>(['./shell.ts', '../**/strings.ts'], { eager: true });

/** Names, signs and single words that Spanish shares may stay; a phrase may not. */
const isPhrase = (text: string): boolean => (text.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2;

describe.each(Object.entries(features))('the words of %s', (_, { strings }) => {
  it('are there in every language', () => {
    const [first, ...rest] = LANGUAGES;
    for (const language of rest) expect(Object.keys(strings[language])).toEqual(Object.keys(strings[first]));
  });

  it('expect the same names in every language', () => {
    for (const key of Object.keys(strings.en))
      expect([key, namesIn(strings.es[key]!)]).toEqual([key, namesIn(strings.en[key]!)]);
  });

  it('are translated, not copied', () => {
    const copied = Object.entries(strings.en).filter(([key, text]) => text === strings.es[key] && isPhrase(text));
    expect(copied).toEqual([]);
  });
});

it('no key is used by two features', () => {
  const keys = Object.values(features).flatMap(({ strings }) => Object.keys(strings.en));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

/** Words of the table that once had two names in Spanish; a lesson has to call a button what it says. */
const OTHER_WORDS = /\b(Now|Impossible|Never|Retador|variaci(ón|ones)|Extra)\b/;

it('a thing of the table has one name in Spanish', async () => {
  const shown = Object.values(features).flatMap(({ strings }) => Object.values(strings.es));
  const ruled = (await Promise.all(EDITIONS.map(spanish))).flatMap(words => [...words.values()]);
  const why = Object.values(reasons).flatMap(({ reasonsEs }) => Object.values(reasonsEs));
  const texts = [...shown, ...ruled, ...why, ...Object.values(refereeSpanish)];
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(text => OTHER_WORDS.test(text))).toEqual([]);
});

it('numbers choose their form', () => {
  addStrings(features['../table/strings.ts']!.strings);
  const [en, es] = [translator('en'), translator('es')];
  expect(en('tray.left', { n: 1 })).toBe('1 cube left');
  expect(en('tray.left', { n: 4 })).toBe('4 cubes left');
  expect(es('tray.left', { n: 1 })).toBe('queda 1 cubo');
  expect(es('tray.left', { n: 4 })).toBe('quedan 4 cubos');
});
