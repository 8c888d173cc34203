import { readFileSync } from 'node:fs';
import { adjudicator as equations } from '@forceout/equations';
import { adjudicator as onSets } from '@forceout/on-sets';
import { EDITIONS, variationRows } from '@forceout/rulebook';
import { variationWordings } from '@forceout/rulebook/clauses';
import type { Adjudicator, Json, Said } from '@forceout/table';
import { adjudicator as wff } from '@forceout/wff';
import { LANGUAGES, loadWords, sentence, spoken } from '@forceout/words';
import { describe, expect, it } from 'vitest';

const DECIDES = ['decision', 'solve', 'provable', 'essential'];

/** What the game says in its answers to the public examples, each saying once. */
function sayings(adjudicator: Adjudicator): readonly Said[] {
  const found = new Map<string, Said>();
  const keep = (said: Said): string => {
    found.set(JSON.stringify(said), said);
    return '';
  };
  for (const file of [adjudicator.game, 'rulebook-examples'])
    for (const line of readFileSync(new URL(`../../../../cases/${file}.jsonl`, import.meta.url), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const { question } = JSON.parse(line) as { question?: { [key: string]: Json } };
      if (question?.game !== adjudicator.game || DECIDES.includes(String(question.ask))) continue;
      const answer = adjudicator.answer(question, () => 0);
      if (answer.ok) spoken(answer.answer, keep);
      else keep(answer.error);
    }
  return [...found.values()];
}

describe.each([onSets, equations, wff])('rulings of $game', adjudicator => {
  const said = sayings(adjudicator);

  it.each(LANGUAGES)(
    'have words in %s for all that the public examples bring up, with every blank filled',
    async language => {
      const lookup = await loadWords(language, ['questions', `games/${adjudicator.game}`]);
      const texts = said.map(
        one => [one.code, sentence(one, [adjudicator.game, 'questions'], lookup, language)] as const,
      );
      expect(new Set(said.map(({ code }) => code)).size).toBeGreaterThan(10);
      expect(
        texts.filter(([code, text]) => text === code || /\{\w+\}(?!\w)/.test(text.replace(/[0x1*']\{[^}]*\}/g, ''))),
      ).toEqual([]);
    },
  );

  it('are said differently in each language', async () => {
    const [en, es] = await Promise.all(
      LANGUAGES.map(async language => {
        const lookup = await loadWords(language, ['questions', `games/${adjudicator.game}`]);
        return said.map(one => sentence(one, [adjudicator.game, 'questions'], lookup, language));
      }),
    );
    expect(en?.filter((text, i) => text === es?.[i])).toEqual([]);
  });
});

it.each(EDITIONS)('names and explains every variation of %s in Spanish', async edition => {
  const words = await variationWordings(edition, 'es');
  expect(variationRows(edition).filter(({ id }) => !words[id]?.name || !words[id].explains)).toEqual([]);
});
