import {
  type Budget,
  type Game,
  positionOf,
  requireShake,
  type SafeMove,
  type Seat,
  type SubmittedSolution,
} from '@forceout/table';
import { nowAllowedAt } from '../hints/now-allowed.ts';
import { type Moment, positionAfter, positionBefore } from './moments.ts';

/** What can be wrong with a choice. */
export const MISTAKES = [
  'missed-now',
  'missed-impossible',
  'gave-now',
  'made-impossible',
  'goal-impossible',
  'wrong-now',
  'wrong-impossible',
] as const;
export type Mistake = (typeof MISTAKES)[number];

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
  /** Moves that would have given nothing away; empty where none or where it was no move. */
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

/** Is it known whether this move gave something away, and if so, whether another would not have? */
function isWeighed(played: SafeMove | undefined, all: readonly SafeMove[]): boolean {
  if (played === undefined) return false;
  if (isSafe(played)) return true;
  return isHarmful(played) && all.every(s => isSafe(s) || isHarmful(s));
}

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
        safe = game.safeMoves(position, budget);
        const played = settled(game, m, playedMove(m, safe), budget);
        const couldBeSafe = safe.some(isSafe);
        open = now.exists === null || any.exists === null || !isWeighed(played, safe);
        if (couldBeSafe && played?.givesNow) mistakes.push('gave-now');
        if (couldBeSafe && played?.makesImpossible) mistakes.push('made-impossible');
        if (mistakes.includes('gave-now')) {
          const given = positionOf(m.after);
          const opened = given && game.solve(given, 'now', budget);
          if (opened?.exists) solution = opened.witness;
        }
        safe = safe.filter(isSafe);
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
  const shortest = impossible ? null : shortestAt(game, m, nowOpen, budget);
  const verdict = mistakes.length > 0 ? 'mistake' : open ? 'undecided' : 'good';
  return { shake, seq, seat, did, verdict, nowOpen, impossible, mistakes, safe, solution, shortest };
}

/** Of the move that was played what its share of the steps left open is asked once more, with all of them. */
function settled(game: Game, m: Moment, played: SafeMove | undefined, budget: Budget): SafeMove | undefined {
  const after = positionOf(m.after);
  if (played === undefined || after === null) return played;
  const givesNow = played.givesNow ?? game.solve(after, 'now', budget).exists;
  if (givesNow) return { ...played, givesNow, makesImpossible: false };
  const possible = played.makesImpossible === null ? game.solve(after, 'impossible', budget).exists : null;
  return { ...played, givesNow, makesImpossible: possible === null ? played.makesImpossible : !possible };
}

/** The weighed move that was played; one cube of a kind and face stands for all of them. */
function playedMove(m: Moment, weighed: readonly SafeMove[]): SafeMove | undefined {
  const { event } = m;
  if (event.event !== 'moved') return undefined;
  const cubes = requireShake(m.before).mat.resources;
  const cube = cubes.find(c => c.id === event.cube);
  return weighed.find(s => {
    const other = cubes.find(c => c.id === s.cube);
    return s.to === event.to && other?.face === cube?.face && other?.kind === cube?.kind;
  });
}
