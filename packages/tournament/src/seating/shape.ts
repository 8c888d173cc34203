import type { Leftover } from './method.ts';

/** How many tables of three and of two, and how many sit out. */
export interface Shape {
  readonly threes: number;
  readonly twos: number;
  readonly byes: number;
}

/** As many threes as possible and never a table of one. */
export function shapeFor(players: number, leftover: Leftover): Shape {
  const rest = players % 3;
  if (players === 1 || (rest === 1 && leftover === 'bye')) return { threes: (players - 1) / 3, twos: 0, byes: 1 };
  const twos = rest === 0 ? 0 : rest === 2 ? 1 : 2;
  return { threes: (players - 2 * twos) / 3, twos, byes: 0 };
}
