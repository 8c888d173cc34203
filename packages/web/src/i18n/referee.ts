import type { Language } from './index.ts';

/** The referee's sentences, for pages in Spanish. `*` stands for a word that changes. */
export function refereeText(sentence: string, language: Language): string {
  return language === 'es' ? (spanish(sentence) ?? sentence) : sentence;
}

let table: readonly (readonly [RegExp, string])[] = [];
const plain = new Map<string, string>();

/** Called with the table's own chunk, so that the lobby does not carry these words. */
export function addRefereeWords(words: Readonly<Record<string, string>>): void {
  const patterns: (readonly [RegExp, string])[] = [];
  for (const [english, translated] of Object.entries(words)) {
    if (!english.includes('*')) plain.set(english, translated);
    else {
      const escaped = english.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '(.+)');
      patterns.push([new RegExp(`^${escaped}$`), translated]);
    }
  }
  table = patterns;
}

function spanish(sentence: string): string | null {
  const known = plain.get(sentence);
  if (known !== undefined) return known;
  for (const [pattern, translated] of table) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    let part = 1;
    return translated.replaceAll('*', () => match[part++] ?? '');
  }
  return null;
}
