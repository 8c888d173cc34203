import type { Said } from '@forceout/table';
import { type Area, type Language, loadArea } from './area.ts';
import { format, namesIn } from './format.ts';

/** The text of a key among those that were loaded. */
export type Lookup = (key: string) => string | undefined;

/** Which sentences to look among, in this order: `refused`, `why`, `score`, `ruled` of the referee, or a game's name. */
type Group = string;

function keysOf({ code, facts }: Said, group: Group): readonly string[] {
  const what = facts?.what;
  return what === undefined ? [`${group}.${code}`] : [`${group}.${code}.${what}`, `${group}.${code}`];
}

/** What was said, in words. What a person typed stands as typed. */
export function sentence(said: Said, groups: readonly Group[], lookup: Lookup, language: Language): string {
  if (said.typed !== undefined) return said.typed;
  const found = groups.map(group => keysOf(said, group));
  // The sentence that says which case it is comes before a general one of another group.
  const keys = [...found.flatMap(of => of.slice(0, -1)), ...found.flatMap(of => of.slice(-1))];
  // A challenge that is refused and one that is set aside have the same reasons.
  if (said.code === 'invalid-challenge') keys.unshift(`why.${said.facts?.what}`);
  const text = keys.map(lookup).find(one => one !== undefined);
  // A code that has no words of its own says what it rests on.
  if (text === undefined)
    return said.because === undefined ? (said.message ?? said.code) : sentence(said.because, groups, lookup, language);
  // A log of release 0.1.0 has the sentence and not the facts.
  if (said.message !== undefined && said.facts === undefined && namesIn(text).length > 0) return said.message;
  const because = said.because === undefined ? '' : sentence(said.because, groups, lookup, language);
  const whole = format(text, { ...said.facts, because }, language).trim();
  const place = groups.map(group => lookup(`${group}.place.${said.facts?.place}`)).find(one => one !== undefined);
  return place === undefined ? whole : `${format(place, said.facts ?? {}, language)} ${whole}`;
}

/** Sentences of one table, in one language. */
export interface Speaker {
  /** Why an act was not taken. */
  refusal(said: Said): string;
  /** What is wrong with a Goal, a Solution, a variation. */
  reason(said: Said): string;
  /** Why a challenge was set aside, a shake does not count, a point was lost. */
  why(said: Said): string;
  score(code: string): string;
  /** Why a record cannot be read or played. */
  record(said: Said): string;
}

export const speaker = (game: string, lookup: Lookup, language: Language): Speaker => ({
  refusal: said => sentence(said, ['refused', game, 'questions', 'server'], lookup, language),
  reason: said => sentence(said, ['ruled', game, 'questions'], lookup, language),
  why: said => sentence(said, ['why', game], lookup, language),
  score: code => sentence({ code }, ['score'], lookup, language),
  record: said => sentence(said, ['record', 'refused', game, 'questions'], lookup, language),
});

/** The words of several areas at once, for programs that have no page to load them by and by. */
export async function loadWords(language: Language, areas: readonly Area[]): Promise<Lookup> {
  const loaded = await Promise.all(areas.map(area => loadArea(language, area)));
  const all = new Map(loaded.flatMap(texts => Object.entries(texts)));
  return key => all.get(key);
}
