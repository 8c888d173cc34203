import { describe, expect, it } from 'vitest';
import { AREAS, loadArea } from './area.ts';
import { formFaults, namesIn } from './format.ts';
import { LANGUAGES } from './registry.ts';

const [english, ...others] = LANGUAGES;

/** Names, signs and single words that two languages share may stay; a phrase may not. */
const isPhrase = (text: string): boolean => (text.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2;

describe.each(AREAS)('the words of %s', area => {
  it('are there in every language', async () => {
    const keys = Object.keys(await loadArea(english, area));
    for (const language of others) expect(Object.keys(await loadArea(language, area))).toEqual(keys);
  });

  it('expect the same names in every language, and every choice has a form for the rest', async () => {
    const ours = await loadArea(english, area);
    for (const language of others)
      for (const [key, text] of Object.entries(await loadArea(language, area))) {
        expect([language, key, namesIn(text)]).toEqual([language, key, namesIn(ours[key] ?? '')]);
        expect([key, ...formFaults(text), ...formFaults(ours[key] ?? '')]).toEqual([key]);
      }
  });

  it('are translated, not copied', async () => {
    const ours = await loadArea(english, area);
    for (const language of others) {
      const copied = Object.entries(await loadArea(language, area)).filter(
        ([key, text]) => text === ours[key] && isPhrase(text),
      );
      expect([language, copied]).toEqual([language, []]);
    }
  });
});

it('no key of the page is used by two areas', async () => {
  const pages = AREAS.filter(area => area.startsWith('page/'));
  const keys = (await Promise.all(pages.map(async area => Object.keys(await loadArea(english, area))))).flat();
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
