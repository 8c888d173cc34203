import { rulesOf } from '@forceout/rulebook';
import type { Budget, Game, Json, JudgeDesk, Reason, Written } from '@forceout/table';
import { type Puzzle, unpackPosition } from './puzzle.ts';

/** What a solver of the puzzle gives: a Solution, a yes or no, a move, a code, a proof, a list of values. */
export type Response =
  | { readonly written: Written }
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
export function grade(game: Game, desk: JudgeDesk, puzzle: Puzzle, response: Response, budget: Budget): Grade {
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
      return correct ? plain(cubesIn(response.written.solution) <= puzzle.answer) : { right: correct, reasons };
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
      const answer = desk.answer(question, () => 0);
      const stated = response.proof as { readonly goal?: Json; readonly premises?: Json } | null;
      const honest = stated?.goal === goal && JSON.stringify(stated?.premises) === JSON.stringify(premises);
      return plain(answer.ok && answer.answer.ok === true && honest);
    }
  }
}

/** Cubes a written Solution shows: every sign but grouping and marks. */
function cubesIn(solution: Json): number {
  if (Array.isArray(solution)) return Math.max(...solution.map(cubesIn));
  if (typeof solution === 'string') return solution.replace(/[\s()[\]{}]/g, '').length;
  const fields = solution as {
    readonly restrictions?: readonly string[];
    readonly setName?: string;
    readonly premises?: readonly string[];
    readonly rules?: readonly string[];
  };
  if (fields.setName !== undefined) {
    // A cube may serve in both parts, so the larger count of each sign is what lies on the table.
    const count = (text: string) => text.replace(/[\s()[\]{}*]/g, '');
    const parts = [(fields.restrictions ?? []).map(count).join(''), count(fields.setName)];
    const signs = new Set(parts.join(''));
    return [...signs].reduce((sum, s) => sum + Math.max(...parts.map(p => p.split(s).length - 1)), 0);
  }
  const letters = [...(fields.premises ?? [])].join('').length;
  return letters + (fields.rules ?? []).reduce((sum, r) => sum + (r === 'R' || r.startsWith('R(') ? 1 : 2), 0);
}
