import { isGame } from '@forceout/rulebook';
import { loaders } from './games/loaders.ts';
import { fetchWords } from './i18n/index.ts';
import { loadSet } from './puzzles/sets.ts';
import type { Route } from './route.ts';

const PAGES: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  puzzles: () => import('./puzzles/index.tsx'),
  learn: () => import('./learn/index.tsx'),
  table: () => import('./table/page.tsx'),
  online: () => import('./table/page.tsx'),
  t: () => import('./table/page.tsx'),
};

/** Begins to fetch what the address is about, all at once: over a slow line one thing after the other takes long. */
export function fetchAhead({ page, parts: [game] }: Route): void {
  const load = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  if (!load) return;
  const parts: Promise<unknown>[] = [load()];
  if ((page === 'puzzles' || page === 'learn') && isGame(game)) parts.push(loaders[game]());
  if (page === 'puzzles' && isGame(game)) {
    parts.push(loadSet(game));
    fetchWords('puzzles', 'games', game, 'rules');
  }
  // Who waits for a part hears of a failure; here nobody does.
  for (const part of parts) part.catch(() => undefined);
}
