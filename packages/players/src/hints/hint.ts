import {
  type Budget,
  type Claim,
  claimOf,
  type Game,
  type Json,
  type Position,
  positionOf,
  type SafeMove,
  type Said,
  type Seat,
  type State,
  type SubmittedSolution,
  type Target,
} from '@forceout/table';
import { nowAllowed } from './now-allowed.ts';

export type HintStep = 1 | 2 | 3;

/** Three steps, each saying more: where to look, an idea, an answer. Words are the page's; the facts are the solver's. */
export type Hint =
  | { readonly step: 1; readonly look: Look }
  | { readonly step: 2; readonly idea: Idea }
  | { readonly step: 3; readonly answer: Answer };

/** Where to look. `unsafe`: whatever is moved gives something away. */
export type Look =
  | { readonly at: 'now' | 'impossible' | 'move' | 'unsafe' | 'none' }
  /** How many cubes it uses; null where one of them stands for another sign. */
  | { readonly at: 'solution'; readonly cubes: number | null };

/** How to go about it: some cubes that a Solution uses, the reason why there is none, or the cube to move. */
export type Idea =
  | { readonly use: readonly string[] }
  | { readonly reason: Said }
  | { readonly face: string; readonly safe: boolean };

export type Answer =
  | { readonly say: 'now' | null; readonly written: SubmittedSolution }
  | { readonly say: 'impossible' | 'none' }
  | { readonly face: string; readonly to: Target; readonly safe: boolean };

/** No hints where they would be help from outside: a table with a judge or under tournament rules (I-C). */
export const mayHint = (table: { readonly judge: boolean; readonly enforcement: 'faithful' | 'prevent' }): boolean =>
  !table.judge && table.enforcement === 'prevent';

/** One cube a letter; of a rule that an R cube stands for, as in `R(Ki)`, the R alone. */
const cubesOf = (text: string): string => text.replace(/R\([A-Z][a-z]?\)/g, 'R').replace(/[^A-Za-z0-9+\-x/*'=^]/g, '');

/** What is written with cubes; a proof and a Goal that was chosen use none. */
function lettersIn(solution: Json): readonly string[] {
  const parts = typeof solution === 'object' && solution !== null && !Array.isArray(solution) ? solution : { solution };
  return Object.entries(parts)
    .filter(([key]) => !['proof', 'goal', 'marked', 'blankAs', 'wildAs'].includes(key))
    .flatMap(([, value]) => [...cubesOf(JSON.stringify(value))]);
}

/** The faces of the cubes that the Solution uses, first those that must be used anyway. */
function usedFaces(position: Position, solution: Json): readonly string[] {
  const letters = [...lettersIn(solution)];
  return [...position.required, ...position.permitted, ...position.resources].flatMap(({ face }) => {
    const at = letters.indexOf(face);
    if (at < 0) return [];
    letters.splice(at, 1);
    return [face];
  });
}

const someOf = (faces: readonly string[]): readonly string[] => [...new Set(faces)].slice(0, 3);

/** The hint of a step for somebody who looks for a Solution under a claim. Null: the solver could not decide in time. */
export function solutionHint(
  game: Game,
  position: Position,
  claim: Claim,
  step: HintStep,
  budget: Budget,
): Hint | null {
  const found = game.solve(position, claim, budget);
  if (found.exists === null) return null;
  if (!found.exists) {
    if (step === 1) return { step, look: { at: 'none' } };
    return step === 2 ? { step, idea: { reason: found.reason } } : { step, answer: { say: 'none' } };
  }
  const used = usedFaces(position, found.witness.solution);
  const plain = used.length === lettersIn(found.witness.solution).length;
  if (step === 1) return { step, look: { at: 'solution', cubes: plain ? used.length : null } };
  if (step === 2) return { step, idea: { use: someOf(used) } };
  return { step, answer: { say: null, written: found.witness } };
}

/** The hint of a step for somebody whose turn it is: is there a challenge, and which moves are safe? */
export function turnHint(game: Game, position: Position, mayNow: boolean, step: HintStep, budget: Budget): Hint | null {
  const now = mayNow ? game.solve(position, 'now', budget) : null;
  if (now?.exists) {
    if (step === 1) return { step, look: { at: 'now' } };
    if (step === 2) return { step, idea: { use: someOf(usedFaces(position, now.witness.solution)) } };
    return { step, answer: { say: 'now', written: now.witness } };
  }
  const any = game.solve(position, 'impossible', budget);
  if (any.exists === false) {
    if (step === 1) return { step, look: { at: 'impossible' } };
    return step === 2 ? { step, idea: { reason: any.reason } } : { step, answer: { say: 'impossible' } };
  }
  return moveHint(game, position, step, budget);
}

const isSafe = (move: SafeMove): boolean => move.givesNow === false && move.makesImpossible === false;

const isKnown = (move: SafeMove): boolean => move.givesNow !== null && move.makesImpossible !== null;

function moveHint(game: Game, position: Position, step: HintStep, budget: Budget): Hint | null {
  const moves = game.safeMoves(position, budget);
  const safe = moves.find(isSafe);
  // A move that takes the last Solution away is worse than one that leaves a Solution to find.
  const best = safe ?? (moves.every(isKnown) ? (moves.find(move => !move.makesImpossible) ?? moves[0]) : undefined);
  const face = position.resources.find(cube => cube.id === best?.cube)?.face;
  if (best === undefined || face === undefined) return null;
  if (step === 1) return { step, look: { at: safe ? 'move' : 'unsafe' } };
  if (step === 2) return { step, idea: { face, safe: safe !== undefined } };
  return { step, answer: { face, to: best.to, safe: safe !== undefined } };
}

/** The hint for what a seat has to do at a practice table just now. Null: nothing to hint at, or undecided. */
export function tableHint(game: Game, state: State, seat: Seat, step: HintStep, budget: Budget): Hint | null {
  const position = positionOf(state);
  const { shake } = state;
  if (!mayHint(state.config) || position === null || shake === null) return null;
  if (shake.writers.some(writer => writer.seat === seat && !writer.done))
    return solutionHint(game, position, claimOf(shake, seat) ?? 'stop', step, budget);
  if (state.phase !== 'turn' || shake.onTurn !== seat) return null;
  // After a Bonus the Mover is still on turn, and nobody challenges a move of their own.
  if (shake.lastMover === seat) return moveHint(game, position, step, budget);
  return turnHint(game, position, nowAllowed(game, position), step, budget);
}
