import { describe, expect, it } from 'vitest';
import { softCountsOf } from './count.ts';
import {
  dice,
  everySeating,
  type OracleRequest,
  type OracleSeating,
  oracleCounts,
  randomField,
} from './oracle.test-help.ts';
import { planRounds, seatRound } from './plan.ts';

const SIX = ['teammates', 'forbidden', 'repeats', 'sameSchool', 'secondBye', 'secondTwo'];

/** The least sums of all sequences of rounds, by going through every one. */
function oraclePlan(request: OracleRequest, ahead: number): number[] {
  const seatings = [
    ...everySeating(
      request.players.map(p => p.id),
      request.leftover,
    ),
  ];
  let best: number[] | null = null;
  const worse = (a: readonly number[], b: readonly number[]): boolean => {
    for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! > b[i]!;
    return false;
  };
  const go = (past: readonly OracleSeating[], left: number, sums: readonly number[]): void => {
    if (best && worse(sums, best)) return;
    if (left === 0) {
      best = [...sums];
      return;
    }
    for (const seating of seatings) {
      const counts = oracleCounts({ ...request, past: [...request.past, ...past] }, seating);
      go(
        [...past, seating],
        left - 1,
        sums.map((sum, i) => sum + counts[SIX[i]!]!),
      );
    }
  };
  go(
    [],
    ahead,
    SIX.map(() => 0),
  );
  return best!;
}

describe('planning all rounds ahead', () => {
  it('has the least sums of all plans of a few players', () => {
    const roll = dice(11);
    for (let k = 0; k < 24; k += 1) {
      const rounds = roll(3);
      const size = k % 10 === 0 ? 7 : roll(7);
      const ahead = size > 6 ? 2 : 1 + roll(3);
      const request: OracleRequest = { ...randomField(roll, size, rounds), method: 'planned', order: [] };
      const plan = planRounds({ ...request, rounds: rounds + ahead, seed: k });
      expect(SIX.map(count => plan.broken[count as 'repeats'])).toEqual(oraclePlan(request, ahead));
      const past = [...request.past];
      for (const round of plan.rounds) {
        expect(round.broken).toEqual(oracleCounts({ ...request, past }, round));
        past.push(round);
      }
    }
  });

  it.each([9, 15])('%i players meet nobody twice over four rounds', size => {
    const players = Array.from({ length: size }, (_, i) => ({
      id: `p${i}`,
      ...(size === 15 && { team: `t${Math.floor(i / 5)}` }),
    }));
    for (let seed = 0; seed < 4; seed += 1) {
      const plan = planRounds({ players, rounds: 4, past: [], forbidden: [], leftover: 'twos', seed });
      expect(SIX.map(count => plan.broken[count as 'repeats'])).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  it('the next round of a plan leaves the rest open, answer by answer', () => {
    const players = Array.from({ length: 15 }, (_, i) => ({ id: `p${i}`, team: `t${i % 3}` }));
    const past: OracleSeating[] = [];
    for (let r = 0; r < 4; r += 1) {
      const request = { players, method: 'planned' as const, past, forbidden: [], leftover: 'twos' as const };
      const round = seatRound({ ...request, order: softCountsOf('planned'), rounds: 4, seed: 3 });
      expect(round.broken).toMatchObject({ teammates: 0, repeats: 0 });
      past.push(round);
    }
  });

  it('a plan of no rounds is empty, and of nobody has no tables', () => {
    const nobody = { players: [], rounds: 2, past: [], forbidden: [], leftover: 'bye' as const, seed: 0 };
    expect(planRounds(nobody).rounds.map(({ tables, bye }) => [tables, bye])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(planRounds({ ...nobody, rounds: 0 }).rounds).toEqual([]);
  });
});
