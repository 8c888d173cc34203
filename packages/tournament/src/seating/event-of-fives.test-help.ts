import { softCountsOf } from './count.ts';
import type { PastRound } from './field.ts';
import type { Method } from './method.ts';
import { seatRound } from './plan.ts';

export interface EventFigures {
  teammates: number;
  repeats: number;
  cpuMs: number;
}

/** Teams of five over some rounds, each answer the next past, the points as chance has them. */
export function playEvent(size: number, method: Method, rounds: number, seed: number): EventFigures {
  const players = Array.from({ length: size }, (_, i) => ({ id: `p${i}`, team: `t${Math.floor(i / 5)}` }));
  const past: PastRound[] = [];
  const figures = { teammates: 0, repeats: 0, cpuMs: 0 };
  for (let r = 0; r < rounds; r += 1) {
    const since = process.cpuUsage();
    const order = softCountsOf(method);
    const round = seatRound({ players, method, past, forbidden: [], leftover: 'twos', order, seed, rounds });
    const { user, system } = process.cpuUsage(since);
    figures.cpuMs += (user + system) / 1000;
    figures.teammates += round.broken.teammates!;
    figures.repeats += round.broken.repeats!;
    const points = round.tables.map((table, t) =>
      table.map((_, i) => (table.length === 2 ? [6, 4] : [6, 4, 2])[(i + t + seed + r) % table.length]!),
    );
    past.push({ tables: round.tables, points });
  }
  return figures;
}
