import type { Puzzle } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';

const loaders = import.meta.glob<string>('../../../players/puzzles/*.jsonl', { query: '?raw', import: 'default' });

export const readSet = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Puzzle);

const sets = new Map<GameId, Promise<readonly Puzzle[]>>();

/** The committed puzzles of a game, fetched when its puzzles are opened; none where there is no set yet. */
export function loadSet(game: GameId): Promise<readonly Puzzle[]> {
  const known = sets.get(game);
  if (known) return known;
  const load = loaders[`../../../players/puzzles/${game}.jsonl`];
  const set = load ? load().then(readSet) : Promise.resolve([]);
  sets.set(game, set);
  // A page that was offline may ask again.
  set.catch(() => sets.delete(game));
  return set;
}
