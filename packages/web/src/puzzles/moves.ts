import { moveName } from '@forceout/players';
import type { Cube, Target } from '@forceout/table';

/** A move of an answer, `colour:R>required`, in its parts. */
export function readMove(move: string): { readonly kind: string; readonly face: string; readonly to: Target } {
  const cut = move.lastIndexOf('>');
  const colon = move.indexOf(':');
  return { kind: move.slice(0, colon), face: move.slice(colon + 1, cut), to: move.slice(cut + 1) as Target };
}

export const nameOfMove = (cube: Cube, to: Target): string => moveName(cube.kind, cube.face, to);

/** The values somebody typed: `7, −2 3/4` are three. */
export const readValues = (text: string): readonly string[] => [
  ...new Set(
    text
      .replaceAll('−', '-')
      .split(/[,;\s]+/)
      .filter(value => value !== ''),
  ),
];

/** A set of cards as the answers of puzzles write it. */
export const nameOfSet = (cards: readonly string[]): string => [...cards].sort().join(' ');
