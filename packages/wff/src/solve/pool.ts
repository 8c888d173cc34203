import { LETTERS } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';

/** Cubes by letter, in the order of LETTERS. */
export type Letters = number[];

export const [C, A, K, E, N, R, P] = [0, 1, 2, 3, 4, 5, 6];
export const [I, O] = [10, 11];
export const BINARIES: readonly number[] = [C, A, K, E];
export const VARIABLES: readonly number[] = [P, P + 1, P + 2, P + 3];
/** Letters that may stand in a WFF. */
export const WFF_LETTERS: readonly number[] = [...BINARIES, N, ...VARIABLES];

export const none = (): Letters => new Array<number>(LETTERS.length).fill(0);

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(LETTERS.map((letter, i) => [letter, i]));
export const letterIndex = (letter: string): number => INDEX[letter]!;

export function tally(text: string, into: Letters = none()): Letters {
  for (const letter of text) into[INDEX[letter]!]!++;
  return into;
}

/** What a Solution must use and what it may use. */
export interface Pool {
  readonly required: Letters;
  readonly most: Letters;
}

/** A pool with the letter of Resources that is drawn for it after Now. */
export interface DrawnPool extends Pool {
  readonly draw: string | null;
}

/**
 * The pools a Solution may be laid from: one, except after Now, where each letter of Resources makes a pool of its own in
 * which that one cube is used as well. What uses no cube of Resources comes first.
 */
export function poolsOf({ mat, mode }: State): readonly DrawnPool[] {
  const required = tally(mat.required);
  const most = tally(mat.permitted, tally(mat.required));
  if (mode === 'impossible' || mode === 'stop') return [{ draw: null, required, most: tally(mat.resources, most) }];
  const plain = { draw: null, required, most };
  if (mode === 'forceout') return [plain];
  const drawn = LETTERS.filter(letter => mat.resources.includes(letter)).map(letterIndex);
  const withOne = (letters: Letters, at: number): Letters => letters.map((n, i) => (i === at ? n + 1 : n));
  // Whatever leaves a Permitted cube of that letter lying needs none of Resources.
  return [
    plain,
    ...drawn.map(at => ({
      draw: LETTERS[at]!,
      required: most.map((n, i) => (i === at ? n + 1 : required[i]!)),
      most: withOne(most, at),
    })),
  ];
}

/** What is left of these beside those; below zero where that is too much. */
export function beside(all: Letters, used: Letters): Letters {
  const left = none();
  for (let i = 0; i < left.length; i++) left[i] = all[i]! - used[i]!;
  return left;
}

export function within(used: Letters, most: Letters): boolean {
  for (let i = 0; i < used.length; i++) if (used[i]! > most[i]!) return false;
  return true;
}
