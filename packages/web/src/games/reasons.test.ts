import { readFileSync } from 'node:fs';
import { desk as equations } from '@forceout/equations';
import { desk as onSets } from '@forceout/on-sets';
import { EDITIONS, variationRows } from '@forceout/rulebook';
import { variationWordings } from '@forceout/rulebook/clauses';
import type { Json, JudgeDesk } from '@forceout/table';
import { desk as wff } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { reasonsEs as equationsEs } from './equations/reasons.es.ts';
import { reasonsEs as onSetsEs } from './on-sets/reasons.es.ts';
import { reasonsEs as wffEs } from './wff/reasons.es.ts';

const RULED = ['judge', 'equation', 'proof'];

/** Every code that the game's answers to the public examples carry. */
function codesIn(desk: JudgeDesk): readonly string[] {
  const codes = new Set<string>();
  for (const file of [desk.game, 'rulebook-examples'])
    for (const line of readFileSync(new URL(`../../../../cases/${file}.jsonl`, import.meta.url), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const { question } = JSON.parse(line) as { question?: { [key: string]: Json } };
      if (question?.game !== desk.game || !RULED.includes(String(question.ask))) continue;
      const answer = desk.answer(question, () => 0);
      if (!answer.ok) continue;
      for (const list of [answer.answer.reasons, answer.answer.errors])
        if (Array.isArray(list)) for (const reason of list) codes.add(String((reason as { code?: string }).code));
    }
  return [...codes];
}

describe('rulings in Spanish', () => {
  it.each([
    ['on-sets', onSets, onSetsEs],
    ['equations', equations, equationsEs],
    ['wff', wff, wffEs],
  ] as const)('has a wording for every ruling of %s on the public examples', (_, desk, words) => {
    const codes = codesIn(desk);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter(code => words[code] === undefined)).toEqual([]);
  });

  it.each(EDITIONS)('names and explains every variation of %s', async edition => {
    const words = await variationWordings(edition, 'es');
    expect(variationRows(edition).filter(({ id }) => !words[id]?.name || !words[id].explains)).toEqual([]);
  });
});
