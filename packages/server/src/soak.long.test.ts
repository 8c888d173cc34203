import { expect, it } from 'vitest';
import { soak } from './test/soak.ts';

// `npm run soak` sets these; by themselves they are the sample of the long tests.
const minutes = Number(process.env.SOAK_MINUTES ?? 0.2);
const tables = Number(process.env.SOAK_TABLES ?? 20);
const seed = Number(process.env.SOAK_SEED ?? 1);

it(
  `a server with ${tables} tables holds no more after ${minutes} minutes than before`,
  async () => {
    const report = await soak(minutes, tables, seed, process.env.SOAK_NOTES ?? null);
    console.log(JSON.stringify(report, null, 2));
    const { quarters, samples, acks, faults } = report;
    expect(samples).toBeGreaterThan(8);
    expect(acks).toBeGreaterThan(tables);
    expect(faults).toEqual([]);
    const grown = (of: keyof typeof quarters) => quarters[of][2] - quarters[of][0];
    // Connections of requests come and go; timers follow what is due at each table.
    expect(grown('handles')).toBeLessThanOrEqual(40);
    expect(grown('timers')).toBeLessThanOrEqual(10 + tables / 10);
    // What a table remembers grows with its match: some kilobytes, far from a megabyte.
    expect(grown('heapMb')).toBeLessThanOrEqual(10 + tables / 20);
    expect(grown('logLagP50Ms')).toBeLessThanOrEqual(50);
  },
  // Three hundred tables are set up first, and in the end everybody is answered.
  (minutes * 1.2 + 5) * 60_000,
);
