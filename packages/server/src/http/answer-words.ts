import type { GameId } from '@forceout/rulebook';
import type { Json, Said } from '@forceout/table';
import type { Refusal } from '@forceout/tournament';
import { type Area, isLanguage, type Language, loadWords, sentence, spoken } from '@forceout/words';

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

type Teller = (said: Said) => string;

async function tellerIn(language: Language, areas: readonly Area[], groups: readonly string[]): Promise<Teller> {
  const lookup = await loadWords(language, areas);
  return said => sentence(said, groups, lookup, language);
}

/** A request is answered in its own language, by default in English; words come with the first who asks in it. */
function tellers(areas: readonly Area[], groups: readonly string[]): (header: string | undefined) => Promise<Teller> {
  const coming = new Map<Language, Promise<Teller>>();
  return header => {
    const language = languageOf(header);
    const teller = coming.get(language) ?? tellerIn(language, areas, groups);
    coming.set(language, teller);
    // What could not be fetched is asked for again.
    teller.catch(() => coming.delete(language));
    return teller;
  };
}

/** Faults in words. */
export function faultWords(): (said: Said, header: string | undefined) => Promise<ToldFault> {
  const teller = tellers(
    ['server', 'referee', 'command', 'questions', 'games/on-sets', 'games/equations', 'games/wff'],
    ['server', 'questions', 'refused', 'command', 'on-sets', 'equations', 'wff'],
  );
  return async (said, header) => ({ code: said.code, message: (await teller(header))(said) });
}

/** What a game answers to a question, in words. */
export async function judgeAnswer(answer: Json, game: GameId, header: string | undefined): Promise<Json> {
  const groups = [game, 'questions'];
  return spoken(answer, await tellerIn(languageOf(header), ['questions', `games/${game}`], groups));
}

/** What is refused in the hall of a tournament, in words. */
export function eventWords(): (refusal: Refusal, header: string | undefined) => Promise<string> {
  const teller = tellers(['event', 'requests'], ['event', 'requests']);
  return async ({ code, facts, because }, header) => {
    const plain = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)]);
    return (await teller(header))({ code, facts: Object.fromEntries(plain), because });
  };
}
