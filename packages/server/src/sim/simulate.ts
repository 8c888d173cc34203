import { game } from '@forceout/wff';
import { type SimReport, SimWorld } from './world.ts';

export const simulate = (seed: number): Promise<SimReport> => new SimWorld(seed, game).run();

/** Many seeds one after the other; stops at the first that goes wrong. */
export async function simulateMany(
  from: number,
  count: number,
): Promise<{
  readonly runs: number;
  readonly total: Omit<SimReport, 'seed' | 'wrong'>;
  readonly bad: SimReport | null;
}> {
  const total = { entries: 0, acknowledged: 0, deaths: 0, holds: 0, penalties: 0 };
  for (let seed = from; seed < from + count; seed++) {
    const report = await simulate(seed);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += report[key];
    if (report.wrong.length > 0) return { runs: seed - from + 1, total, bad: report };
  }
  return { runs: count, total, bad: null };
}
