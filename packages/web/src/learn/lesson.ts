import type { Division, GameId } from '@forceout/rulebook';
import type { Act, Claim, Json, Seat, SubmittedSolution, Target } from '@forceout/table';
import type { FirstTable } from '../first/open-first-table.ts';
import type { Key } from '../i18n/index.ts';
import type { Term } from '../rules/terms.ts';

/** The lessons of a game, in their order; `more` is what only that game has. */
export const LESSONS = ['goal', 'places', 'now', 'impossible', 'checking', 'more'] as const;
export type LessonId = (typeof LESSONS)[number];

/** What the learner has to do at a step. */
export type Task =
  | { readonly do: 'goal'; readonly goal: Json }
  | { readonly do: 'move'; readonly face: string; readonly to: Target }
  | { readonly do: 'lift' }
  | { readonly do: 'say'; readonly say: 'now' | 'impossible' }
  /** Any correct Solution is taken; `solution` is the one the text speaks of. */
  | { readonly do: 'write'; readonly solution: Json; readonly goal?: Json }
  /** Another player's Solution: accept it (`reason` null) or reject it with a reason that holds. */
  | { readonly do: 'check'; readonly writer: Seat; readonly reason: string | null };

interface Words {
  readonly text: Key;
  readonly terms?: readonly Term[];
}

/** A choice of a question. What it is worth is told by a sentence, by the referee, or by working it out. */
export interface Answer {
  readonly says: string | { readonly key: Key };
  readonly why?: Key;
  /** Put to the referee where there is a Goal, and worked out. */
  readonly written?: SubmittedSolution;
}

/**
 * A step of a lesson. `read`: only words. `watch`: these acts happen. `quiz`: a question; `shows` is worked out after a
 * wrong answer. `pick`: the cards that a Set-Name names, or that a Restriction takes out. `build`: a formula that says
 * an everyday sentence. `task`: the learner acts at the table, then `after` happens.
 */
export type Step =
  | (Words & { readonly kind: 'read' })
  | (Words & { readonly kind: 'watch'; readonly acts: readonly Act[] })
  | (Words & {
      readonly kind: 'quiz';
      readonly answers: readonly Answer[];
      readonly right: number;
      readonly why: Key;
      readonly shows?: SubmittedSolution;
      /** Under what claim the referee looks at the answers; without one any cube of Resources may be used. */
      readonly claim?: Claim;
    })
  | (Words & {
      readonly kind: 'pick';
      readonly of: { readonly restrictions: readonly string[]; readonly setName: string };
      readonly want: 'in' | 'out';
      readonly why: Key;
    })
  | (Words & { readonly kind: 'build'; readonly formula: string })
  | (Words & { readonly kind: 'task'; readonly task: Task; readonly hint: Key; readonly after?: readonly Act[] });

/** A scripted shake that the real referee rules. The learner sits at seat 0. */
export interface Lesson {
  readonly id: LessonId;
  readonly game: GameId;
  readonly title: Key;
  readonly config: { readonly division: Division; readonly [key: string]: unknown };
  /** What has happened before the first step. */
  readonly start: readonly Act[];
  readonly steps: readonly Step[];
  /** The table with the kind bot at which the lesson ends. */
  readonly table: FirstTable;
}

export const move = (seat: number, cube: string, to: Target): Act => ({ seat, do: 'move', cube, to });
