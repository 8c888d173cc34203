import type { ClauseRef, Division, EditionId } from '../names.ts';

/** What part of play a clause is about. */
export const AREAS = [
  'setup',
  'variation-selection',
  'variation',
  'goal',
  'move',
  'bonus',
  'challenge',
  'last-cube',
  'solution-form',
  'cube-use',
  'evaluation',
  'ambiguity',
  'checking',
  'shake-scoring',
  'illegal-procedure',
  'conduct',
  'time',
  'round-end',
  'scoresheet',
  'match-scoring',
  'glossary',
] as const;
export type Area = (typeof AREAS)[number];

/** Who sees to it. `physical-only` and `display` leave nothing for a program to decide. */
export const HOWS = [
  'enforce',
  'enforce+timer',
  'timer',
  'checker',
  'evaluator',
  'referee-decides',
  'physical-only',
  'display',
] as const;
export type How = (typeof HOWS)[number];

export interface Clause {
  readonly edition: EditionId;
  readonly clause: string;
  readonly divisions: readonly Division[];
  readonly area: Area;
  readonly how: How;
  /** In our own words. */
  readonly text: string;
  /** The clause of another edition that says the same. */
  readonly sameAs: ClauseRef | null;
}

/** A line of an edition's table: divisions by first letter, and the clause elsewhere that says the same. */
export interface ClauseRow {
  readonly clause: string;
  readonly divisions: string;
  readonly area: Area;
  readonly how: How;
  readonly same: string | null;
}
