import type { FoundSection } from '../site.ts';

export function wordsOf(question: string): readonly string[];
export function placeOf(word: string, text: string): number;
export function bestOf(sections: readonly FoundSection[], question: string): readonly FoundSection[];
