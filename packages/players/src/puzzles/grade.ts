import { rulesOf } from '@forceout/rulebook';
import type {
  Adjudicator,
  Budget,
  Claim,
  Cube,
  Game,
  Json,
  Position,
  Reason,
  SubmittedSolution,
} from '@forceout/table';
import { type Puzzle, unpackPosition } from './puzzle.ts';

/** What a solver of the puzzle gives: a Solution, a yes or no, a move, a code, a proof, a list of values. */
export type Response =
  | { readonly written: SubmittedSolution }
  | { readonly yes: boolean }
  | { readonly move: string }
  | { readonly code: string }
  | { readonly proof: Json }
  | { readonly values: readonly string[] };

/** `right` null: the judge could not decide in its budget. */
export interface Grade {
  readonly right: boolean | null;
  readonly reasons: readonly Reason[];
}

const plain = (right: boolean): Grade => ({ right, reasons: [] });
const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('|') === [...b].sort().join('|');

/** Grades a response by the game's own judge. */
export function grade(game: Game, adjudicator: Adjudicator, puzzle: Puzzle, response: Response, budget: Budget): Grade {
  const season = rulesOf(puzzle.edition).season;
  switch (puzzle.kind) {
    case 'find': {
      if (!('written' in response)) return plain(false);
      const { correct, reasons } = game.check(
        unpackPosition(puzzle.position, season),
        response.written,
        puzzle.claim,
        budget,
      );
      return { right: correct, reasons };
    }
    case 'fewest': {
      if (!('written' in response)) return plain(false);
      const position = unpackPosition(puzzle.position, season);
      const { correct, reasons } = game.check(position, response.written, puzzle.claim, budget);
      return correct
        ? plain(cubesUsed(game, position, response.written, puzzle.claim, budget) <= puzzle.answer)
        : { right: correct, reasons };
    }
    case 'now':
    case 'impossible':
      return plain('yes' in response && response.yes === puzzle.answer);
    case 'safe':
      return plain('move' in response && puzzle.answer.includes(response.move));
    case 'spot':
      return plain('code' in response && puzzle.answer.includes(response.code));
    case 'readings':
      return plain('values' in response && same(response.values, puzzle.answer));
    case 'prove': {
      if (!('proof' in response)) return plain(false);
      const { premises, rules, goal } = puzzle;
      const question = {
        id: 0,
        game: 'wff',
        ask: 'proof',
        gameLevel: 'regular',
        proof: response.proof,
        solution: { premises, rules },
      };
      const answer = adjudicator.answer(question, () => 0);
      const stated = response.proof as { readonly goal?: Json; readonly premises?: Json } | null;
      const honest = stated?.goal === goal && JSON.stringify(stated?.premises) === JSON.stringify(premises);
      return plain(answer.ok && answer.answer.ok === true && honest);
    }
  }
}

/**
 * Cubes that a correct Solution needs: one after the other is taken off the table, as long as the judge still accepts
 * it. Variations decide what one cube may stand for, so the judge is asked and not the text.
 */
export function cubesUsed(
  game: Game,
  position: Position,
  written: SubmittedSolution,
  claim: Claim,
  budget: Budget,
): number {
  const needed = (order: readonly Cube[]): number => {
    let left = position;
    for (const cube of order) {
      const without = (cubes: readonly Cube[]): readonly Cube[] => cubes.filter(c => c.id !== cube.id);
      const fewer = {
        ...left,
        permitted: without(left.permitted),
        resources: without(left.resources),
        forbidden: [...left.forbidden, cube],
      };
      if (game.check(fewer, written, claim, budget).correct) left = fewer;
    }
    return left.required.length + left.permitted.length + left.resources.length;
  };
  const spare = [...position.resources, ...position.permitted];
  return Math.min(needed(spare), needed([...spare].reverse()));
}
