import type { Puzzle } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';

const loaders = import.meta.glob<string>('../../../players/puzzles/*.jsonl', { query: '?raw', import: 'default' });

export const readSet = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Puzzle);

/** The committed puzzles of a game, fetched when its puzzles are opened; none where there is no set yet. */
export async function loadSet(game: GameId): Promise<readonly Puzzle[]> {
  const load = loaders[`../../../players/puzzles/${game}.jsonl`];
  return load ? readSet(await load()) : [];
}
