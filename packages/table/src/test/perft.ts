import type { Act } from '../act.ts';
import { decide } from '../decide.ts';
import type { Game } from '../game.ts';
import { legalActs } from '../legal.ts';
import type { State } from '../state.ts';

/**
 * How many sequences of legal acts of `depth` acts there are, all at one moment, over every seat. Acts whose content a
 * player makes up (a Goal, a Solution, a reason) are left out, except "I have none". Like a chess engine's perft: a
 * number that changes only when a rule does.
 */
export function perft(game: Game, state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const { act, open } of legalActs(game, state, seat)) {
      if (open && act.do !== 'submit') continue;
      if (act.do === 'call-judge') continue;
      if (depth === 1) {
        count++;
        continue;
      }
      const next = decide(game, state, { seat, ...act } as Act, state.at).state;
      count += perft(game, next, depth - 1);
    }
  }
  return count;
}
