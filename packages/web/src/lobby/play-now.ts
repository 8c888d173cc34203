import type { Step } from '@forceout/players/level';
import type { GameId } from '@forceout/rulebook';
import { reached, stepAfter } from '../first/steps.ts';
import { go } from '../route.ts';
import { settings } from '../settings/store.ts';

/** One click to a running game: the first table at once, later the next rule. */
export async function playNow(game: GameId, nameless: string): Promise<void> {
  const step: Step | null = reached(game);
  if (step !== null) return go('first', game, stepAfter(game, step) ?? step);
  // The lobby carries no rules of a table: they come when one is opened.
  const { openFirstTable } = await import('../first/open-first-table.ts');
  openFirstTable(game, { step: 'places' }, settings().name || nameless);
}
