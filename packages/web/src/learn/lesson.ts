import type { GameId } from '@forceout/rulebook';
import type { Act, Json, Target } from '@forceout/table';
import type { Key } from '../i18n/index.ts';
import type { Term } from '../rules/terms.ts';

/** What the learner has to do at a step. */
export type Task =
  | { readonly do: 'goal'; readonly goal: Json }
  | { readonly do: 'move'; readonly face: string; readonly to: Target }
  | { readonly do: 'lift' }
  | { readonly do: 'say'; readonly say: 'now' | 'impossible' }
  /** Any correct Solution is taken; `solution` is the one the text speaks of. */
  | { readonly do: 'write'; readonly solution: Json; readonly goal?: Json };

interface Words {
  readonly text: Key;
  readonly terms?: readonly Term[];
}

/**
 * A step of a lesson. `read`: only words. `watch`: these acts happen. `quiz`: a question. `task`: the learner acts at
 * the table, then `after` happens.
 */
export type Step =
  | (Words & { readonly kind: 'read' })
  | (Words & { readonly kind: 'watch'; readonly acts: readonly Act[] })
  | (Words & { readonly kind: 'quiz'; readonly answers: readonly string[]; readonly right: number; readonly why: Key })
  | (Words & { readonly kind: 'task'; readonly task: Task; readonly hint: Key; readonly after?: readonly Act[] });

/** A scripted shake that the real referee rules. The learner sits at seat 0. */
export interface Lesson {
  readonly game: GameId;
  readonly config: { readonly [key: string]: unknown };
  readonly steps: readonly Step[];
}

export const move = (seat: number, cube: string, to: Target): Act => ({ seat, do: 'move', cube, to });

/** The same end for all: the block, the word, and nobody else presents. */
export const NOBODY_ELSE: readonly Act[] = [{ seat: 2, do: 'side', present: false }];
