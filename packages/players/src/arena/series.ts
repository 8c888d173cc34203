import { DIVISIONS, type EditionId, firstOf, itemAt } from '@forceout/rulebook';
import type { Game } from '@forceout/table';
import type { Bot, Level } from '../bots/level.ts';
import { type MatchResult, playMatch } from './match.ts';
import { type Share, shareOf } from './stats.ts';
import { addTally, NO_TALLY, type Tally, tallyOf } from './tally.ts';

export interface Pairing {
  readonly edition: EditionId;
  readonly division: string;
  readonly stronger: Level;
  readonly weaker: Level;
  readonly shakes: number;
}

/** What a pairing has come to so far: plain numbers, so that a series can be stopped and taken up again. */
export interface Standing {
  readonly matches: number;
  readonly wins: number;
  readonly ties: number;
  readonly shakes: number;
  readonly matchPoints: readonly [number, number];
  readonly illegal: number;
  readonly acts: readonly [number, number];
  readonly cpuMs: readonly [number, number];
  readonly tally: readonly [Tally, Tally];
}

export const START: Standing = {
  matches: 0,
  wins: 0,
  ties: 0,
  shakes: 0,
  matchPoints: [0, 0],
  illegal: 0,
  acts: [0, 0],
  cpuMs: [0, 0],
  tally: [NO_TALLY, NO_TALLY],
};

const both = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] => [
  a[0] + b[0],
  a[1] + b[1],
];

/** Divisions roll dice of their own, also where they play by the same rules. Even, so that seats alternate alike. */
const APART = 1000;

/** Plays the next match of a pairing; seats are swapped from match to match. */
export function playNext(
  game: Game,
  pairing: Pairing,
  standing: Standing,
  cpuNow: () => number,
  missSteps = 0,
): Standing {
  const seed = standing.matches + 1 + APART * (DIVISIONS as readonly string[]).indexOf(pairing.division);
  const strongFirst = seed % 2 === 0;
  const bot = (level: Level): Bot => ({ level, style: 'steady', seed: seed * 31 + level.length });
  const strong = bot(pairing.stronger);
  const weak = bot(pairing.weaker);
  const result: MatchResult = playMatch(game, pairing, strongFirst ? [strong, weak] : [weak, strong], seed, cpuNow);
  const of = (xs: readonly number[]): readonly [number, number] =>
    strongFirst ? [firstOf(xs), itemAt(xs, 1)] : [itemAt(xs, 1), firstOf(xs)];
  const [a, b] = of(result.scores);
  const seats = of([0, 1]);
  return {
    matches: standing.matches + 1,
    wins: standing.wins + (a > b ? 1 : 0),
    ties: standing.ties + (a === b ? 1 : 0),
    shakes: standing.shakes + result.shakes,
    matchPoints: both(standing.matchPoints, of(result.matchPoints)),
    illegal: standing.illegal + result.refused.length,
    acts: both(standing.acts, of(result.acts)),
    cpuMs: both(standing.cpuMs, of(result.cpuMs)),
    tally: [
      addTally(standing.tally[0], tallyOf(game, result, seats[0], missSteps)),
      addTally(standing.tally[1], tallyOf(game, result, seats[1], 0)),
    ],
  };
}

export const shareOfStanding = (s: Standing): Share => shareOf(s.wins, s.ties, s.matches);
