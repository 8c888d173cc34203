import { type Grade, grade, type Puzzle, type Response, solutionHint } from '@forceout/players';
import type { ClauseRef } from '@forceout/rulebook';
import type { Adjudicator, Claim, Game, Json, Reason, Said, SubmittedSolution } from '@forceout/table';
import type { Faulty, SpotPuzzle } from '../worker/questions.ts';
import { clauseOfClaim } from './claim-clause.ts';
import { positionOfPuzzle } from './view.ts';

/** Steps one question of a puzzle may take. */
const BUDGET = { steps: 20_000_000 };

/** What the solver and the judge know of a puzzle, for hints and for the answer. */
export interface Explained {
  /** A Solution that stands open, or the one with the fewest cubes. */
  readonly written: SubmittedSolution | null;
  /** Up to three faces that this Solution uses. */
  readonly use: readonly string[];
  /** Why there is no Solution, as the solver says it. */
  readonly why: Said | null;
  /** What is wrong with a written Solution. */
  readonly reasons: readonly Reason[];
  /** WFF: a proof. */
  readonly proof: Json;
  /** The rule that decides it. */
  readonly clause: ClauseRef | null;
}

const NOTHING: Explained = { written: null, use: [], why: null, reasons: [], proof: null, clause: null };

export const gradePuzzle = (game: Game, adjudicator: Adjudicator, puzzle: Puzzle, response: Response): Grade =>
  grade(game, adjudicator, puzzle, response, BUDGET);

export function explainPuzzle(game: Game, adjudicator: Adjudicator, puzzle: Puzzle): Explained {
  switch (puzzle.kind) {
    case 'find':
      return solved(game, puzzle, puzzle.claim);
    case 'now':
    case 'impossible':
      return solved(game, puzzle, puzzle.kind);
    case 'fewest': {
      const best = game.fewest?.(positionOfPuzzle(puzzle.position), puzzle.claim, BUDGET);
      return { ...solved(game, puzzle, puzzle.claim), ...(best?.exists ? { written: best.witness } : {}) };
    }
    case 'safe':
      return { ...NOTHING, clause: clauseOfClaim(puzzle, 'now') };
    case 'spot':
      return { ...NOTHING, reasons: reasonsOf(game, puzzle) };
    case 'readings':
      return NOTHING;
    case 'prove': {
      const { premises, goal, rules } = puzzle;
      const answer = adjudicator.answer({ id: 0, game: 'wff', ask: 'provable', premises, goal, rules }, () => 0);
      return { ...NOTHING, proof: answer.ok ? (answer.answer.proof ?? null) : null };
    }
  }
}

function solved(game: Game, puzzle: Extract<Puzzle, { position: unknown }>, claim: Claim): Explained {
  const position = positionOfPuzzle(puzzle.position);
  const found = game.solve(position, claim, BUDGET);
  const clause = clauseOfClaim(puzzle, claim);
  if (!found.exists) return { ...NOTHING, clause, why: found.exists === false ? found.reason : null };
  const idea = solutionHint(game, position, claim, 2, BUDGET);
  const use = idea?.step === 2 && 'use' in idea.idea ? idea.idea.use : [];
  return { ...NOTHING, written: found.witness, use, clause };
}

const reasonsOf = (game: Game, { position, solution, goal, claim }: Faulty): readonly Reason[] =>
  game.check(positionOfPuzzle(position), { solution, goal }, claim, BUDGET).reasons;

/**
 * The faults to choose from: those of the Solution, and those of other Solutions that people write, in the judge's own
 * words. One for each code, in an order that gives nothing away.
 */
export function faultChoices(
  game: Game,
  puzzle: Faulty,
  others: readonly SpotPuzzle[],
  count: number,
): readonly Reason[] {
  const choices = new Map(reasonsOf(game, puzzle).map(reason => [reason.code, reason]));
  for (const other of others) {
    if (choices.size >= count) break;
    if (other.answer.every(code => choices.has(code))) continue;
    for (const reason of reasonsOf(game, other)) if (!choices.has(reason.code)) choices.set(reason.code, reason);
  }
  return [...choices.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
