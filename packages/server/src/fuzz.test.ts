import { expect, it } from 'vitest';
import { fuzz } from './test/fuzz.ts';

/** Seeds that once found something stay; `npm run fuzz` sets another and how many messages. */
const KEPT = [1];
const seeds = process.env.FUZZ_SEED === undefined ? KEPT : [Number(process.env.FUZZ_SEED)];
const count = Number(process.env.FUZZ_COUNT ?? 400);

it.each(seeds)(
  'a live server answers whatever it is sent, and neither fails nor stops (seed %i)',
  async seed => {
    const report = await fuzz(seed, count);
    console.log(JSON.stringify(report, null, 2));
    expect(report.wrong).toEqual([]);
    expect(report.answered).toBe(count);
    expect(report.refused).toBeGreaterThan(count / 10);
  },
  3_600_000,
);
