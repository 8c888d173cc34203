import { EDITIONS } from '@forceout/rulebook';
import { clausesOf } from '@forceout/rulebook/clauses';
import { AREAS, loadArea } from '@forceout/words';
import { expect, it } from 'vitest';
import { translator } from './index.ts';
import { wordsFor } from './words.test-help.ts';

/** Words of the table that once had two names in Spanish; a lesson has to call a button what it says. */
const OTHER_WORDS = /\b(Now|Impossible|Never|Retador|variaci(ón|ones)|Extra)\b/;

/** The terms name the English word as well: players meet it on cubes and mats. */
const SHOWN = AREAS.filter(area => area !== 'page/terms');

it('a thing of the table has one name in Spanish', async () => {
  const shown = (await Promise.all(SHOWN.map(area => loadArea('es', area)))).flatMap(words => Object.values(words));
  const ruled = (await Promise.all(EDITIONS.map(edition => clausesOf(edition, 'es')))).flat().map(({ text }) => text);
  const texts = [...shown, ...ruled];
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(text => OTHER_WORDS.test(text))).toEqual([]);
});

it('numbers choose their form', async () => {
  await wordsFor('table');
  const [en, es] = [translator('en'), translator('es')];
  expect(en('tray.left', { n: 1 })).toBe('1 cube left');
  expect(en('tray.left', { n: 4 })).toBe('4 cubes left');
  expect(es('tray.left', { n: 1 })).toBe('queda 1 cubo');
  expect(es('tray.left', { n: 4 })).toBe('quedan 4 cubos');
});
