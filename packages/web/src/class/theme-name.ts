import { PUZZLE_KINDS } from '@forceout/players';
import type { T } from '../i18n/index.ts';

/** Puzzles of a class are told apart by what they ask. */
export const THEMES = PUZZLE_KINDS;

export const themeName = (theme: string, t: T): string => {
  const kind = PUZZLE_KINDS.find(one => one === theme);
  return kind ? t(`puzzle.kind.${kind}`) : theme;
};
