import type { GameId } from '@forceout/rulebook';
import type { Json, Said } from '@forceout/table';
import type { Refusal } from '@forceout/tournament';
import {
  type Area,
  isLanguage,
  LANGUAGES,
  type Language,
  type Lookup,
  loadWords,
  sentence,
  spoken,
} from '@forceout/words';

/** What a fault says to whoever asked. */
export interface ToldFault {
  readonly code: string;
  readonly message: string;
}

/** The first language of the header that there are words in. */
export function languageOf(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

/** A request is answered in its own language, by default in English. */
async function told(areas: readonly Area[], groups: readonly string[]) {
  const lookups = new Map<Language, Lookup>();
  for (const language of LANGUAGES) lookups.set(language, await loadWords(language, areas));
  return (said: Said, header: string | undefined): string => {
    const language = languageOf(header);
    return sentence(said, groups, key => lookups.get(language)?.(key), language);
  };
}

/** Faults in words. */
export async function faultWords(): Promise<(said: Said, header: string | undefined) => ToldFault> {
  const words = await told(
    ['server', 'referee', 'command', 'questions', 'games/on-sets', 'games/equations', 'games/wff'],
    ['server', 'questions', 'refused', 'command', 'on-sets', 'equations', 'wff'],
  );
  return (said, header) => ({ code: said.code, message: words(said, header) });
}

/** What a game answers to a question, in words. */
export async function judgeAnswer(answer: Json, game: GameId, header: string | undefined): Promise<Json> {
  const words = await told(['questions', `games/${game}`], [game, 'questions']);
  return spoken(answer, said => words(said, header));
}

/** What is refused in the hall of a tournament, in words. */
export async function eventWords(): Promise<(refusal: Refusal, header: string | undefined) => string> {
  const words = await told(['event', 'requests'], ['event', 'requests']);
  return ({ code, facts, because }, header) => {
    const plain = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)]);
    return words({ code, facts: Object.fromEntries(plain), because }, header);
  };
}
