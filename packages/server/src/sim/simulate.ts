import { game } from '@forceout/wff';
import { type Scale, type SimReport, SimWorld } from './world.ts';

export const simulate = (seed: number, scale: Scale, forgetful = false): Promise<SimReport> =>
  new SimWorld(seed, game, scale, forgetful).run();

/** Many seeds one after the other; stops at the first that goes wrong. */
export async function simulateMany(
  from: number,
  count: number,
  scale: Scale,
): Promise<{
  readonly runs: number;
  readonly total: Omit<SimReport, 'seed' | 'wrong'>;
  readonly bad: SimReport | null;
}> {
  const total = { entries: 0, acknowledged: 0, deaths: 0, holds: 0, penalties: 0 };
  for (let seed = from; seed < from + count; seed++) {
    const report = await simulate(seed, scale);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += report[key];
    if (report.wrong.length > 0) return { runs: seed - from + 1, total, bad: report };
  }
  return { runs: count, total, bad: null };
}
