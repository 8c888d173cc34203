import { type ClauseRef, type Division, type EditionId, firstOf, rulesOf } from '@forceout/rulebook';
import type { Clause } from '@forceout/rulebook/clauses';
import type { Claim, Existence, Reason, SubmittedSolution } from '@forceout/table';
import { type Chance, chanceOf } from '../bots/chance.ts';
import { type Maker, makePuzzle } from '../puzzles/make.ts';
import { type PackedPosition, unpackPosition } from '../puzzles/puzzle.ts';

/** Something a judge has to rule on. The clause is shown when the answer is given. */
export type Situation =
  /** Which clause says this? */
  | {
      readonly kind: 'clause';
      readonly edition: EditionId;
      readonly text: string;
      readonly choices: readonly ClauseRef[];
      readonly answer: ClauseRef;
    }
  /** Which of these does the clause say? */
  | {
      readonly kind: 'text';
      readonly edition: EditionId;
      readonly clause: ClauseRef;
      readonly choices: readonly string[];
      readonly answer: string;
    }
  /** Is this Solution correct, and if not, why? */
  | {
      readonly kind: 'solution';
      readonly position: PackedPosition;
      readonly claim: Claim;
      readonly written: SubmittedSolution;
      readonly correct: boolean;
      /** Codes and clauses of all that is wrong with it. */
      readonly reasons: readonly Reason[];
    };

const CHOICES = 4;

/** Clauses a judge rules on; what only tells how the room is set up is no situation. */
const isRuled = ({ how, text }: Clause): boolean => how !== 'display' && how !== 'physical-only' && text.length > 40;

/** A question about the rulebook; the wrong choices come from the same part of play. Null: too few clauses. */
export function clauseSituation(clauses: readonly Clause[], division: Division, seed: number): Situation | null {
  const chance = chanceOf(seed, 5);
  const ruled = clauses.filter(c => isRuled(c) && c.divisions.includes(division));
  if (ruled.length === 0) return null;
  const right = chance.pick(ruled);
  const others = ruled.filter(c => c !== right && c.area === right.area && c.text !== right.text);
  if (others.length < CHOICES - 1) return null;
  const choices = shuffled([right, ...draw(others, CHOICES - 1, chance)], chance);
  const { edition } = right;
  const ref = (c: Clause): ClauseRef => `${edition} ${c.clause}`;
  return chance.happens(50)
    ? { kind: 'clause', edition, text: right.text, choices: choices.map(ref), answer: ref(right) }
    : { kind: 'text', edition, clause: ref(right), choices: choices.map(c => c.text), answer: right.text };
}

/** A Solution to rule on, out of a position from play: some are right, most have one fault or another. */
export function solutionSituation(maker: Maker, seed: number): Situation | null {
  const { game, steps } = maker;
  const puzzle = makePuzzle(maker, seed % 3 === 0 ? 'find' : 'spot', seed);
  if (puzzle?.kind !== 'find' && puzzle?.kind !== 'spot') return null;
  const position = unpackPosition(puzzle.position, rulesOf(maker.edition).season);
  const written = puzzle.kind === 'spot' ? puzzle : witnessOf(game.solve(position, puzzle.claim, { steps }));
  if (written === null) return null;
  const { solution, goal } = written;
  const { correct, reasons } = game.check(position, { solution, goal }, puzzle.claim, { steps });
  if (correct === null) return null;
  const { claim } = puzzle;
  return { kind: 'solution', position: puzzle.position, claim, written: { solution, goal }, correct, reasons };
}

const witnessOf = (found: Existence): SubmittedSolution | null => (found.exists ? found.witness : null);

function draw<T>(from: readonly T[], n: number, chance: Chance): readonly T[] {
  const left = [...from];
  return Array.from({ length: n }, () => firstOf(left.splice(chance.below(left.length), 1)));
}

const shuffled = <T>(list: readonly T[], chance: Chance): readonly T[] => draw(list, list.length, chance);
