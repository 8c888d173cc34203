import { expect, it } from 'vitest';
import { chaos } from './test/chaos.ts';
import { slow } from './test/machine.ts';

// `npm run chaos` sets these; by themselves they are the sample of the long tests.
const minutes = Number(process.env.CHAOS_MINUTES ?? 2);
const tables = Number(process.env.CHAOS_TABLES ?? 100);
const seed = Number(process.env.CHAOS_SEED ?? 1);

it(
  `three nodes and PostgreSQL lose, double and reorder nothing in ${minutes} minutes of chaos at ${tables} tables`,
  async () => {
    const report = await chaos(minutes, tables, seed, line => console.log(`  ${line}`));
    console.log(JSON.stringify(report, null, 2));
    const { lost, doubled, reordered, charged, slipped } = report;
    expect({ lost, doubled, reordered, charged, slipped }).toEqual({
      lost: 0,
      doubled: 0,
      reordered: 0,
      charged: 0,
      slipped: 0,
    });
    expect(report.acks).toBeGreaterThan(100);
    expect(report.probes).toBeGreaterThan(50);
    expect(report.longestAnswerMs).toBeLessThan(5000 * slow());
  },
  (minutes + 15) * 60_000,
);
