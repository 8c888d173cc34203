import type { Game, Shake } from '@forceout/table';

/** Are there enough cubes for a Now that costs nothing? */
export function nowAllowed(game: Game, { mat, variations }: Pick<Shake, 'mat' | 'variations'>): boolean {
  const least = game.paired(variations) ? 3 : 2;
  return mat.resources.length >= least && mat.required.length + mat.permitted.length > 0;
}
