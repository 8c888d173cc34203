import { GAMES } from '@forceout/rulebook';
import { loadArea } from '@forceout/words';
import type { FoundSection } from './site.ts';

/** How each game is played stands in the page of the games, as the search of the docs finds it. */
export async function howToPlay(): Promise<readonly FoundSection[]> {
  const texts = { ...(await loadArea('en', 'page/shell')), ...(await loadArea('en', 'page/howto')) };
  return GAMES.flatMap(game => {
    const page = String(texts['howto.title']).replace('{game}', String(texts[`game.${game}`]));
    return Object.entries(texts)
      .filter(([key]) => key.startsWith(`howto.${game}.`) && key.endsWith('.head'))
      .map(([key, heading]) => ({
        at: `../#/howto/${game}`,
        page,
        heading,
        text: String(texts[key.replace(/head$/, 'text')]).replace(/\s+/g, ' '),
        level: 'first' as const,
      }));
  });
}
