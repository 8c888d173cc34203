import type { Budget, Claim, Existence, Fewest, Game, Position, SafeMove, SubmittedSolution } from '@forceout/table';
import { moved } from '../bots/endgame.ts';
import { KnownSolutions } from '../known-solutions.ts';

/**
 * One move before a question that was left open stands one that is seldom easier. People who wait for a review get so many of
 * them with all the steps, and then a part of the steps for each, or a single hard shake would take minutes. What is open
 * then is looked at again.
 */
export const OPEN_WHILE_WAITING = 3;
const AFTERWARDS = 0.1;

/**
 * The game with a memory for one shake. A Solution that serves a later mat serves the earlier ones for Impossible: the cubes
 * it uses could be had then too, and less was Required. So a Solution that somebody wrote, or that was found for another
 * moment, is tried before the solver is asked; the judge has the last word. The same question is answered once.
 */
export function withMemory(game: Game, written: readonly SubmittedSolution[], mostOpen = OPEN_WHILE_WAITING): Game {
  const solutions = new KnownSolutions(game, written);
  /** Claims of which the last question was left open. */
  const leftOpen = new Set<Claim>();
  let open = 0;
  const answers = new Map<string, Existence>();

  const solve = (position: Position, claim: Claim, budget: Budget): Existence => {
    const key = keyOf(position, claim, budget);
    const known = answers.get(key);
    if (known) return known;
    const witness = solutions.fitting(position, claim, budget);
    const steps = leftOpen.has(claim) && open >= mostOpen ? budget.steps * AFTERWARDS : budget.steps;
    const answer: Existence =
      witness === null ? game.solve(position, claim, { ...budget, steps }) : { exists: true, witness };
    if (answer.exists === null) open++;
    if (answer.exists === null) leftOpen.add(claim);
    if (answer.exists === false) leftOpen.delete(claim);
    if (witness === null && answer.exists) solutions.add(answer.witness);
    answers.set(key, answer);
    return answer;
  };

  /** What a move leaves open is settled where a known Solution fits the mat after it. */
  const safeMoves = (position: Position, budget: Budget): readonly SafeMove[] =>
    game.safeMoves(position, budget, solutions.all).map(move => {
      if (move.givesNow !== null && move.makesImpossible !== null) return move;
      const after = moved(position, move.cube, move.to);
      if (move.givesNow === null && solutions.fitting(after, 'now', budget))
        return { ...move, givesNow: true, makesImpossible: false };
      return move.makesImpossible === null && solutions.fitting(after, 'impossible', budget)
        ? { ...move, makesImpossible: false }
        : move;
    });

  const { fewest } = game;
  if (fewest === undefined) return { ...game, solve, safeMoves };
  const remembering = (position: Position, claim: Claim, budget: Budget): Fewest => {
    const answer = fewest(position, claim, budget);
    if (answer.exists) solutions.add(answer.witness);
    return answer;
  };
  return { ...game, solve, safeMoves, fewest: remembering };
}

const keyOf = (
  { goalText, required, permitted, forbidden, resources }: Position,
  claim: Claim,
  { steps }: Budget,
): string =>
  [claim, steps, goalText, ...[required, permitted, forbidden, resources].map(row => row.map(c => c.id).join())].join(
    '|',
  );
