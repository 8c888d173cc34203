import { EDITIONS } from '@forceout/rulebook';
import { clausesOf } from '@forceout/rulebook/clauses';
import { differences } from '@forceout/rulebook/differences';
import { describe, expect, it } from 'vitest';
import { words } from './es/differences.ts';
import { spanish } from './es/index.ts';

const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d+/g) ?? [])];

describe.each(EDITIONS)('%s in Spanish', edition => {
  it('words every clause, and no number of it is lost', async () => {
    const clauses = await clausesOf(edition);
    const words = await spanish(edition);
    expect(clauses.filter(({ clause }) => !words.get(clause)?.trim()).map(({ clause }) => clause)).toEqual([]);
    const lost = clauses.flatMap(({ clause, text }) => {
      const there = words.get(clause) ?? '';
      return numbersIn(text)
        .filter(number => !numbersIn(there).includes(number))
        .map(number => `${clause}: ${number}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('the table of differences', () => {
  it('is worded in Spanish wherever it speaks', () => {
    const texts = new Set(
      differences.flatMap(({ section, name, cells }) => [
        section,
        name,
        ...Object.values(cells).flatMap(({ text }) => (text === null ? [] : [text])),
      ]),
    );
    expect([...texts].filter(text => words[text] === undefined)).toEqual([]);
  });
});
