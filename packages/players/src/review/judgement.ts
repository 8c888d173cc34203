import {
  type Budget,
  type Game,
  positionOf,
  requireShake,
  type SafeMove,
  type Seat,
  type SubmittedSolution,
} from '@forceout/table';
import { nowAllowed, nowAllowedAt } from '../hints/now-allowed.ts';
import type { Mistake } from './mistake.ts';
import { type Moment, positionAfter, positionBefore } from './moments.ts';

export interface Judgement {
  readonly shake: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly did: Moment['did'];
  /** Before the choice, against the last Mover: null = undecided within the budget. */
  readonly nowOpen: boolean | null;
  readonly impossible: boolean | null;
  /** `undecided`: the solver did not get far enough to call it good; never a guess. */
  readonly verdict: 'good' | 'mistake' | 'undecided';
  readonly mistakes: readonly Mistake[];
  /** Were the safe moves and the shortest Solution looked for? The verdict does not wait for them. */
  readonly lookedAround: boolean;
  /** Moves that would have given nothing away; empty where none, where it was no move or where nobody looked yet. */
  readonly safe: readonly SafeMove[];
  /** A Solution that stood open, where one was missed or given away. */
  readonly solution: SubmittedSolution | null;
  /** The Solution with the fewest cubes at that moment: for Now where it was open, else with all that may come. */
  readonly shortest: Shortest | null;
}

export interface Shortest {
  readonly claim: 'now' | 'impossible';
  readonly written: SubmittedSolution;
  readonly cubes: number;
}

const isSafe = (s: SafeMove): boolean => s.givesNow === false && s.makesImpossible === false;

const isHarmful = (s: SafeMove): boolean => s.givesNow === true || s.makesImpossible === true;

function shortestAt(game: Game, m: Moment, nowOpen: boolean | null, budget: Budget): Shortest | null {
  const position = m.did === 'goal' ? positionAfter(m) : positionBefore(m);
  const claim = nowOpen ? 'now' : 'impossible';
  const found = game.fewest?.(position, claim, budget);
  return found?.exists ? { claim, written: found.witness, cubes: found.cubes } : null;
}

/** Looks at one choice with the solver. */
export function judgeMoment(game: Game, m: Moment, budget: Budget): Judgement {
  const mistakes: Mistake[] = [];
  let nowOpen: boolean | null = null;
  let impossible: boolean | null = null;
  let safe: readonly SafeMove[] = [];
  let solution: SubmittedSolution | null = null;
  let open = false;
  if (m.did === 'goal') {
    const after = game.solve(positionAfter(m), 'impossible', budget);
    open = after.exists === null;
    if (after.exists === false) mistakes.push('goal-impossible');
    if (after.exists) solution = after.witness;
  } else {
    const position = positionBefore(m);
    const mine = requireShake(m.before).lastMover !== m.seat;
    const now =
      mine && nowAllowedAt(game, m.before)
        ? game.solve(position, 'now', budget)
        : { exists: false as const, reason: '' };
    const any = game.solve(position, 'impossible', budget);
    nowOpen = now.exists;
    impossible = any.exists === null ? null : !any.exists;
    if (m.did === 'move') {
      if (now.exists) {
        mistakes.push('missed-now');
        solution = now.witness;
      }
      if (any.exists === false && mine) mistakes.push('missed-impossible');
      if (mistakes.length === 0) {
        const gave = whatItGave(game, m, budget);
        open = now.exists === null || any.exists === null || gave === null;
        if (gave !== null && gave !== 'nothing') {
          // It was a mistake only where another move would have given nothing away.
          const moves = game.safeMoves(position, budget);
          safe = moves.filter(isSafe);
          open ||= safe.length === 0 && !moves.every(isHarmful);
          if (safe.length > 0) mistakes.push(gave.mistake);
          if (safe.length > 0) solution = gave.solution;
        }
      }
    } else if (m.event.event === 'challenged') {
      const { kind } = m.event.challenge;
      open = (kind === 'now' ? now.exists : any.exists) === null;
      if (kind === 'now' && now.exists === false) mistakes.push('wrong-now');
      if (kind === 'impossible' && any.exists) {
        mistakes.push('wrong-impossible');
        solution = any.witness;
      }
    }
  }
  const { shake, seq, seat, did } = m;
  const verdict = mistakes.length > 0 ? 'mistake' : open ? 'undecided' : 'good';
  const found = { verdict, nowOpen, impossible, mistakes, safe, solution } as const;
  return { shake, seq, seat, did, ...found, lookedAround: false, shortest: null };
}

/** What else could have been done at this moment: the safe moves, and the Solution with the fewest cubes. */
export function withAlternatives(game: Game, m: Moment, judgement: Judgement, budget: Budget): Judgement {
  const { did, nowOpen, impossible, safe, mistakes } = judgement;
  const isOpen = did === 'move' && nowOpen !== true && impossible !== true;
  const hasSafe = isOpen && mistakes.length === 0;
  const shortest = impossible ? null : shortestAt(game, m, nowOpen, budget);
  return {
    ...judgement,
    lookedAround: true,
    safe: hasSafe ? game.safeMoves(positionBefore(m), budget).filter(isSafe) : safe,
    shortest,
  };
}

/**
 * What the opponents were given by the move that was played; null where that is not known. It is asked of the mat after the
 * move, which is the mat before the next choice: for one who goes backwards the answer is there already.
 */
function whatItGave(
  game: Game,
  m: Moment,
  budget: Budget,
): 'nothing' | { readonly mistake: Mistake; readonly solution: SubmittedSolution | null } | null {
  const after = positionOf(m.after);
  if (after === null) return null;
  const possible = game.solve(after, 'impossible', budget);
  if (possible.exists === false) return { mistake: 'made-impossible', solution: null };
  const now = nowAllowed(game, after) ? game.solve(after, 'now', budget) : null;
  if (now?.exists) return { mistake: 'gave-now', solution: now.witness };
  return now?.exists === null || possible.exists === null ? null : 'nothing';
}
