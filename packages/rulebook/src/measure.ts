/// <reference types="node" />
import type { BenchFigure, BenchRun } from './bench-figure.ts';

/*
 * What the benches measure with. Time of the processor is counted and not time on the wall: it does not see what else
 * the machine does.
 */

/** Milliseconds of the processor that this process has used so far. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const start = cpuMs();
  const result = work();
  return { ms: cpuMs() - start, result };
}

/** Below which such a share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A figure that has to stay below a limit. */
export const below = (name: string, value: number, limit: number, unit = 'ms'): BenchFigure => ({
  name,
  value,
  unit,
  target: `< ${limit}`,
  ok: value < limit,
});

export const atMost = (name: string, value: number, limit: number, unit = 'ms'): BenchFigure => ({
  name,
  value,
  unit,
  target: `<= ${limit}`,
  ok: value <= limit,
});

export const atLeast = (name: string, value: number, limit: number, unit: string): BenchFigure => ({
  name,
  value,
  unit,
  target: `>= ${limit}`,
  ok: value >= limit,
});

/** A figure that has no limit. */
export const told = (name: string, value: number, unit = 'ms'): BenchFigure => ({
  name,
  value,
  unit,
  target: 'told',
  ok: true,
});

/** So many mats of a group are asked about when they are fresh. */
const FRESH = 300;

/** What a bench draws its mats with: the seeds and numbers named here, or other seeds and 300 of each. */
export const draws = ({ quick, fresh }: BenchRun) => ({
  seed: (fixed: number): number => fixed + 10_007 * fresh,
  count: (few: number, many: number): number => (fresh > 0 ? FRESH : quick ? few : many),
});
