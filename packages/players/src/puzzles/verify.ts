import { needed, rulesOf } from '@forceout/rulebook';
import {
  type Adjudicator,
  type Budget,
  type Claim,
  type Game,
  lastCubeBarred,
  type Position,
  type SubmittedSolution,
  TARGETS,
} from '@forceout/table';
import { moved } from '../bots/endgame.ts';
import { nowAllowed } from '../hints/now-allowed.ts';
import { shiftsAt } from '../hints/shifts-at.ts';
import { cubesUsed, grade } from './grade.ts';
import { moveName, type Puzzle, unpackPosition } from './puzzle.ts';

/**
 * Goes over a puzzle again by another way than its maker went: a witness is put before the judge, a safe move is played
 * and both challenges are asked of the solver. Null when the answer stands, else a code of what is wrong with it.
 */
export function verifyPuzzle(game: Game, adjudicator: Adjudicator, puzzle: Puzzle, budget: Budget): string | null {
  const position = 'position' in puzzle ? unpackPosition(puzzle.position, rulesOf(puzzle.edition).season) : null;
  const at = (): Position => needed(position, 'The position of a puzzle at a table');
  switch (puzzle.kind) {
    case 'find': {
      const witness = witnessOf(game, at(), puzzle.claim, budget);
      if (witness === undefined) return 'undecided';
      if (witness === null) return 'no-solution';
      return grade(game, adjudicator, puzzle, { written: witness }, budget).right ? null : 'witness-rejected';
    }
    case 'fewest': {
      const found = game.fewest?.(at(), puzzle.claim, budget);
      if (!found?.exists) return 'no-solution';
      if (found.cubes !== puzzle.answer) return `fewest-is-${found.cubes}`;
      const used = cubesUsed(game, at(), found.witness, puzzle.claim, budget);
      if (used !== puzzle.answer) return `shortest-uses-${used}`;
      const right = grade(game, adjudicator, puzzle, { written: found.witness }, budget).right;
      return right ? null : 'shortest-rejected';
    }
    case 'now':
    case 'impossible': {
      const witness = witnessOf(game, at(), puzzle.kind, budget);
      if (witness === undefined) return 'undecided';
      if (witness !== null && !game.check(at(), witness, puzzle.kind, budget).correct) return 'witness-rejected';
      return (witness !== null) === (puzzle.kind === 'now' ? puzzle.answer : !puzzle.answer) ? null : 'other-answer';
    }
    case 'safe': {
      const found = safeByPlay(game, at(), budget);
      return found === puzzle.answer.join() ? null : `safe-is-${found}`;
    }
    case 'spot': {
      const { solution, goal } = puzzle;
      const { correct, reasons } = game.check(at(), { solution, goal }, puzzle.claim, budget);
      const codes = [...new Set(reasons.map(r => r.code))].sort().join();
      return correct === false && codes === puzzle.answer.join() ? null : `reasons-are-${codes}`;
    }
    case 'prove': {
      const { premises, goal, rules } = puzzle;
      const found = adjudicator.answer({ id: 0, game: 'wff', ask: 'provable', premises, goal, rules }, () => 0);
      if (!found.ok || found.answer.provable !== true) return 'not-provable';
      return grade(game, adjudicator, puzzle, { proof: needed(found.answer.proof, 'The proof that was found') }, budget)
        .right
        ? null
        : 'proof-rejected';
    }
    case 'readings': {
      const found = adjudicator.answer(puzzle.question, () => 0);
      return found.ok && puzzle.answer.length > 1 ? null : 'no-readings';
    }
  }
}

/** A Solution, null when there is none, undefined when the solver cannot say. */
function witnessOf(game: Game, position: Position, claim: Claim, budget: Budget): SubmittedSolution | null | undefined {
  const found = game.solve(position, claim, budget);
  return found.exists === null ? undefined : found.exists ? found.witness : null;
}

function safeByPlay(game: Game, position: Position, budget: Budget): string {
  const safe = new Set<string>();
  const tried = new Set<string>();
  const targets = { resources: TARGETS, permitted: shiftsAt(game, position) };
  for (const from of ['resources', 'permitted'] as const)
    for (const cube of position[from])
      for (const to of targets[from]) {
        if (lastCubeBarred(position, from, to)) continue;
        const name = moveName(cube.kind, cube.face, to);
        if (tried.has(from + name)) continue;
        tried.add(from + name);
        if (!game.ruleMove(position, { cube, from, to, as: from === 'resources' ? 'move' : 'shift' }).ok) continue;
        const after = moved(position, cube.id, to);
        if (nowAllowed(game, after) && game.solve(after, 'now', budget).exists !== false) continue;
        if (game.solve(after, 'impossible', budget).exists === true) safe.add(name);
      }
  return [...safe].sort().join();
}
