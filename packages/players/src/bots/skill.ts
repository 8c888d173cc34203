import type { Level } from './level.ts';

/** What a level can do. Chances are out of 100; steps bound the solver. */
export interface Skill {
  readonly steps: number;
  /** Looks for an open Now, and for an Impossible, before moving. */
  readonly looksForNow: number;
  readonly looksForImpossible: number;
  /** Signs in a Solution that it sees at a glance; longer ones it often overlooks. */
  readonly insight: number;
  /** Weighs a move with the solver instead of by feel. */
  readonly weighsMoves: number;
  /** Tries this many Goals before choosing one. */
  readonly goals: number;
  /** Guesses a challenge without a Solution or a proof. */
  readonly guesses: number;
  /** Checks an opponent's Solution instead of trusting it. */
  readonly checks: number;
  /** With this many cubes left in Resources it plays the shake out in its head (0: never). */
  readonly endgame: number;
  /** Writes a slip into a Solution of its own. */
  readonly slips: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  newcomer: {
    steps: 20_000,
    looksForNow: 25,
    looksForImpossible: 5,
    insight: 5,
    weighsMoves: 0,
    goals: 1,
    guesses: 3,
    checks: 30,
    endgame: 0,
    slips: 30,
  },
  learner: {
    steps: 60_000,
    looksForNow: 60,
    looksForImpossible: 20,
    insight: 8,
    weighsMoves: 25,
    goals: 2,
    guesses: 1,
    checks: 60,
    endgame: 0,
    slips: 10,
  },
  player: {
    steps: 200_000,
    looksForNow: 90,
    looksForImpossible: 60,
    insight: 14,
    weighsMoves: 75,
    goals: 3,
    guesses: 0,
    checks: 90,
    endgame: 0,
    slips: 2,
  },
  expert: {
    steps: 600_000,
    looksForNow: 100,
    looksForImpossible: 100,
    insight: 1000,
    weighsMoves: 100,
    goals: 5,
    guesses: 0,
    checks: 100,
    endgame: 4,
    slips: 0,
  },
};
