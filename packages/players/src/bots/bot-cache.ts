import type { Claim, Existence, Game, Position, SafeMove } from '@forceout/table';
import { KnownSolutions } from '../known-solutions.ts';

/** What a bot works out, remembered for as long as the position stands. */
export interface BotCache {
  solve(position: Position, claim: Claim, steps: number): Existence;
  safeMoves(position: Position, steps: number): readonly SafeMove[];
}

const keyOf = (p: Position): string =>
  JSON.stringify([
    p.resources.map(c => c.id),
    p.required.map(c => c.id),
    p.permitted.map(c => c.id),
    p.goalText,
    p.cards,
    p.variations,
    [...p.resources, ...p.required, ...p.permitted, ...p.forbidden].map(c => c.face).join(''),
  ]);

/** Old positions never come back, so a short memory is enough. */
const REMEMBERED = 64;

export function botCacheFor(game: Game): BotCache {
  const solved = new Map<string, Existence>();
  const weighed = new Map<string, readonly SafeMove[]>();
  const found = new KnownSolutions(game);
  const solve = (position: Position, claim: Claim, steps: number): Existence => {
    // Before there is a Goal none of them can be told to be right.
    const known = claim === 'no-goal' ? null : found.fitting(position, claim, { steps });
    if (known !== null) return { exists: true, witness: known };
    const answer = game.solve(position, claim, { steps });
    if (answer.exists) found.add(answer.witness);
    return answer;
  };
  const recall = <T>(memory: Map<string, T>, key: string, work: () => T): T => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const fresh = work();
    if (memory.size >= REMEMBERED) memory.delete(memory.keys().next().value!);
    memory.set(key, fresh);
    return fresh;
  };
  return {
    solve: (position, claim, steps) =>
      recall(solved, `${claim} ${steps} ${keyOf(position)}`, () => solve(position, claim, steps)),
    safeMoves: (position, steps) =>
      recall(weighed, `${steps} ${keyOf(position)}`, () => game.safeMoves(position, { steps }, found.all)),
  };
}
