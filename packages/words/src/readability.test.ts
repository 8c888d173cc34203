import { describe, expect, it } from 'vitest';
import { words } from './en/page/howto.ts';

/** The game's own words count as two syllables: a reader meets them on every page. */
const OWN = /^(required|permitted|forbidden|resources|universe|solutions?|impossible|goal|equations?|wff|now)$/i;

function syllables(word: string): number {
  if (OWN.test(word)) return 2;
  if (/^[\d∪∩−′×]+$/.test(word) || word.length <= 2) return 1;
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '');
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/).filter(s => s.trim() !== '');
const wordsOf = (sentence: string): readonly string[] => sentence.match(/[\p{L}\d∪∩−′×]+/gu) ?? [];

/** Flesch-Kincaid grade of a text. */
function grade(text: string): number {
  const sentences = sentencesOf(text);
  const all = sentences.flatMap(wordsOf);
  return (
    0.39 * (all.length / sentences.length) + 11.8 * (all.reduce((n, w) => n + syllables(w), 0) / all.length) - 15.59
  );
}

describe.each(['on-sets', 'equations', 'wff'] as const)('how to play %s', game => {
  const text = Object.entries(words)
    .filter(([key]) => key.startsWith(`howto.${game}.`) && key.endsWith('.text'))
    .map(([, value]) => value)
    .join(' ');

  it('is for a reader of ten: grade 5 or lower', () => {
    expect(grade(text)).toBeLessThanOrEqual(5);
  });

  it('has no sentence over 15 words', () => {
    expect(sentencesOf(text).filter(sentence => wordsOf(sentence).length > 15)).toEqual([]);
  });
});

it('tells an easy text from a hard one', () => {
  expect(grade('The cat sat. It was warm.')).toBeLessThan(2);
  expect(
    grade('Considerable organisational responsibility necessitates extraordinarily comprehensive documentation.'),
  ).toBeGreaterThan(15);
});
