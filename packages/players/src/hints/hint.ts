import type { Budget, Claim, Game, Json, Position } from '@forceout/table';

/** Three steps, each saying more: where to look, an idea, an answer. Words are the page's; the facts are the solver's. */
export type Hint =
  | { readonly step: 1; readonly look: Look }
  | { readonly step: 2; readonly idea: Idea }
  | { readonly step: 3; readonly answer: Json; readonly goal: Json };

/** Where to look. */
export type Look =
  | { readonly at: 'now'; readonly open: boolean }
  | { readonly at: 'impossible' }
  | { readonly at: 'solution'; readonly cubes: number };

/** How to go about it: some cubes that a Solution uses, or the reason why there is none. */
export type Idea =
  | { readonly use: readonly string[] }
  | { readonly reason: string }
  | { readonly resource: string | null };

/** No hints where they would be help from outside: a table with a judge or under tournament rules (I-C). */
export const mayHint = (table: { readonly judge: boolean; readonly enforcement: 'faithful' | 'prevent' }): boolean =>
  !table.judge && table.enforcement === 'prevent';

const lettersIn = (solution: Json): readonly string[] => {
  const text = JSON.stringify(solution).replace(
    /"(restrictions|setName|premises|rules|proof|blankAs|wildAs|label|wff|rule|cites|lines|goal|sub)":/g,
    ' ',
  );
  return [...text.replace(/[^A-Za-z0-9+\-x/*'=]/g, '')];
};

/** Up to three cubes that the Solution uses, first those that must be used anyway. */
function usedCubes(position: Position, solution: Json): readonly string[] {
  const letters = lettersIn(solution);
  const there = [...position.required, ...position.permitted, ...position.resources].map(c => c.face);
  return [...new Set(there.filter(face => letters.includes(face)))].slice(0, 3);
}

/** The hint of a step for somebody who looks for a Solution under a claim. Null: the solver could not decide in time. */
export function solutionHint(
  game: Game,
  position: Position,
  claim: Claim,
  step: 1 | 2 | 3,
  budget: Budget,
): Hint | null {
  const found = game.solve(position, claim, budget);
  if (found.exists === null) return null;
  if (!found.exists) {
    if (step === 1) return { step, look: { at: 'impossible' } };
    return step === 2 ? { step, idea: { reason: found.reason } } : { step, answer: null, goal: null };
  }
  const { solution, goal } = found.witness;
  const use = usedCubes(position, solution);
  if (step === 1) return { step, look: { at: 'solution', cubes: use.length } };
  return step === 2 ? { step, idea: { use } } : { step, answer: solution, goal };
}

/** The hint of a step for somebody whose turn it is: is there a challenge, and which moves are safe? */
export function turnHint(
  game: Game,
  position: Position,
  mayNow: boolean,
  step: 1 | 2 | 3,
  budget: Budget,
): Hint | null {
  if (mayNow) {
    const now = game.solve(position, 'now', budget);
    if (now.exists) {
      if (step === 1) return { step, look: { at: 'now', open: true } };
      if (step === 2) return { step, idea: { use: usedCubes(position, now.witness.solution) } };
      return { step, answer: now.witness.solution, goal: now.witness.goal };
    }
  }
  const any = game.solve(position, 'impossible', budget);
  if (any.exists === false) {
    if (step === 1) return { step, look: { at: 'impossible' } };
    return step === 2 ? { step, idea: { reason: any.reason } } : { step, answer: { say: 'impossible' }, goal: null };
  }
  const safe = game.safeMoves(position, budget).filter(m => m.givesNow === false && m.makesImpossible === false);
  if (safe.length === 0) return null;
  const best = safe[0]!;
  const face = position.resources.find(c => c.id === best.cube)?.face ?? null;
  if (step === 1) return { step, look: { at: 'now', open: false } };
  if (step === 2) return { step, idea: { resource: face } };
  return { step, answer: { cube: best.cube, face, to: best.to }, goal: null };
}
