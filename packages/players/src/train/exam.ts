import type { ClauseRef } from '@forceout/rulebook';
import type { Json, Reason } from '@forceout/table';
import { chanceOf } from '../bots/chance.ts';
import type { Situation } from './situation.ts';

/** The judge's test: questions about the rulebook first, then Solutions; so many right rulings pass. */
export const EXAM = { rulebook: 9, solutions: 6, pass: 12 } as const;
const QUESTIONS = EXAM.rulebook + EXAM.solutions;

/** A Solution without a fault, and one with a fault that is not among the choices. */
export const CORRECT = 'correct';
export const WRONG = 'wrong';
/** Faults to choose from, besides "it is correct". */
const FAULTS = 5;

/** Seeds of the situations of a test: odd ones ask about the rulebook, even ones about a Solution. */
export function examSeeds(seed: number): readonly number[] {
  const chance = chanceOf(seed, 11);
  const first = 2 * chance.below(1_000_000);
  return Array.from({ length: QUESTIONS }, (_, i) => first + 20_000 * i + (i < EXAM.rulebook ? 1 : 0));
}

/** How a test was passed, or not. */
export interface ExamResult {
  readonly right: number;
  readonly of: number;
  readonly pass: number;
  /** The last day of the certificate; `null` when the test was not passed. */
  readonly until: string | null;
  /** Where the ruling was another, counted from 0, with its clauses. */
  readonly wrong: readonly { readonly n: number; readonly clauses: readonly ClauseRef[] }[];
}

/** What a judge is asked, without what would give the answer away. */
export type AskedSituation =
  | Omit<Extract<Situation, { readonly kind: 'clause' }>, 'answer'>
  | Omit<Extract<Situation, { readonly kind: 'text' }>, 'answer'>
  | (Omit<Extract<Situation, { readonly kind: 'solution' }>, 'correct' | 'reasons'> & {
      /** Faults that it may have, whether it does or not; none: it is only right or wrong. */
      readonly faults: readonly Reason[];
    });

/** One situation of a test as it is asked; faults of the others are offered beside its own. */
export function askedOf(all: readonly Situation[], n: number): AskedSituation | null {
  const situation = all[n];
  if (situation === undefined) return null;
  if (situation.kind !== 'solution') {
    const { answer: _, ...asked } = situation;
    return asked;
  }
  const { correct: _, reasons, ...asked } = situation;
  const found = new Map<string, Reason>();
  const add = (more: readonly Reason[], most: number): void => {
    for (const reason of more) if (found.size < most && !found.has(reason.code)) found.set(reason.code, reason);
  };
  add(reasons, 2);
  for (const other of all) if (other !== situation && other.kind === 'solution') add(other.reasons, FAULTS);
  const faults = [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  return { ...asked, faults: faults.length < 2 ? [] : faults };
}

/** Whether a ruling is right: the clause, its text, `correct`, or the code of one of its faults. */
export function isRightRuling(situation: Situation, ruling: Json): boolean {
  if (situation.kind !== 'solution') return ruling === situation.answer;
  if (ruling === CORRECT) return situation.correct;
  if (ruling === WRONG) return !situation.correct;
  return situation.reasons.some(({ code }) => code === ruling);
}
