import { itemAt } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { softCountsOf } from './count.ts';
import { playEvent } from './event-of-fives.test-help.ts';
import { METHODS } from './method.ts';
import { dice, everySeating, type OracleRequest, oracleCounts, oracleLeast, randomField } from './oracle.test-help.ts';
import { planRounds, seatRound } from './plan.ts';

describe('24 to 600 players in teams of five, five rounds, 200 seeds', () => {
  it.each([24, 25, 29, 30, 47, 60, 100, 240, 600])('%i players: no teammates, no repeats', size => {
    let cpu = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { teammates, repeats, cpuMs } = playEvent(size, 'draw', 5, seed);
      expect({ seed, teammates, repeats }).toEqual({ seed, teammates: 0, repeats: 0 });
      cpu += cpuMs;
    }
    expect(cpu / 1000).toBeLessThan(100);
  });

  it.each(['standings', 'interval', 'planned'] as const)('600 players by %s: under 100 ms of CPU a round', method => {
    let cpu = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const { teammates, repeats, cpuMs } = playEvent(600, method, 5, seed);
      expect({ teammates, repeats }).toEqual({ teammates: 0, repeats: 0 });
      cpu += cpuMs;
    }
    expect(cpu / 50).toBeLessThan(100);
  });
});

it('ten to twelve players: the least of all seatings, by every method', () => {
  const roll = dice(21);
  for (let k = 0; k < 60; k += 1) {
    // Every size meets every method five times.
    const method = itemAt(METHODS, Math.floor(k / 3) % METHODS.length);
    const rounds = roll(6);
    const request = { ...randomField(roll, 10 + (k % 3), rounds), method, order: softCountsOf(method) };
    const answer = seatRound({ ...request, seed: k, rounds: rounds + 1 });
    expect(answer.broken, `case ${k}`).toEqual(oracleLeast(request));
  }
});

it('eight players, three rounds: the least sums of all plans', () => {
  const six = ['teammates', 'forbidden', 'repeats', 'sameSchool', 'secondBye', 'secondTwo'];
  const roll = dice(22);
  for (let k = 0; k < 6; k += 1) {
    const request: OracleRequest = { ...randomField(roll, 8 - (k % 2), k % 3), method: 'planned', order: [] };
    const seatings = [
      ...everySeating(
        request.players.map(p => p.id),
        request.leftover,
      ),
    ];
    const sums = (past: OracleRequest['past'], all = seatings) =>
      all.map(seating => six.map(count => oracleCounts({ ...request, past }, seating)[count]!));
    const own = sums(request.past);
    // What a round adds for each round before it, over what it costs by itself.
    const alone = sums([]);
    const after = seatings.map(before => sums([before]).map((counts, i) => counts.map((n, c) => n - alone[i]![c]!)));
    let best: number[] | null = null;
    for (let a = 0; a < seatings.length; a += 1)
      for (let b = 0; b < seatings.length; b += 1)
        for (let c = 0; c < seatings.length; c += 1) {
          let order = 0;
          for (let i = 0; i < 6 && (order === 0 || best === null); i += 1) {
            const sum =
              own[a]![i]! + own[b]![i]! + own[c]![i]! + after[a]![b]![i]! + after[a]![c]![i]! + after[b]![c]![i]!;
            if (best === null) order = -1;
            else order = sum - best[i]!;
          }
          if (order < 0)
            best = six.map(
              (_, i) =>
                own[a]![i]! + own[b]![i]! + own[c]![i]! + after[a]![b]![i]! + after[a]![c]![i]! + after[b]![c]![i]!,
            );
        }
    const plan = planRounds({ ...request, rounds: request.past.length + 3, seed: k });
    expect(
      six.map(count => plan.broken[count as 'repeats']),
      `case ${k}`,
    ).toEqual(best);
  }
});

it('9 players without teams and 15 in three teams: nobody twice over four rounds, whatever the seed', () => {
  for (const size of [9, 15])
    for (let seed = 0; seed < 40; seed += 1) {
      const players = Array.from({ length: size }, (_, i) => ({
        id: `p${i}`,
        ...(size === 15 && { team: `t${Math.floor(i / 5)}` }),
      }));
      const plan = planRounds({ players, rounds: 4, past: [], forbidden: [], leftover: 'twos', seed });
      expect(plan.broken).toMatchObject({ teammates: 0, repeats: 0 });
    }
});
