import { type EditionId, editionsOf, type GameId } from '@forceout/rulebook';
import { variationWordings } from '@forceout/rulebook/clauses';

type Wordings = Awaited<ReturnType<typeof variationWordings>>;

const loaded = new Map<string, Wordings>();

/** Fetches what the editions of a game call their variations in a language; the rows of the rulebook are English. */
export async function loadWordings(game: GameId, language: string): Promise<void> {
  if (language === 'en') return;
  await Promise.all(
    editionsOf(game).map(async edition => {
      const key = `${edition} ${language}`;
      if (!loaded.has(key)) loaded.set(key, await variationWordings(edition, language));
    }),
  );
}

/** The wording under the first of these ids that has one; undefined where the language has none, or none is loaded. */
export function wordingOf(edition: EditionId, language: string, ids: readonly string[]): Wordings[string] | undefined {
  const words = loaded.get(`${edition} ${language}`);
  return ids.map(id => words?.[id]).find(found => found !== undefined);
}
