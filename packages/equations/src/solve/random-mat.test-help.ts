import type { Dice } from '../random.ts';

const FACES = ['0123+-', '0123x/', '456x-*', '789+/r'];

export function rolled(roll: Dice, count: number): string {
  return Array.from({ length: count }, () => FACES[roll(4)]![roll(6)]!).join('');
}
