import type { Budget } from '@forceout/table';

/** Counts work; the same question costs the same number of steps on every machine. */
export interface Meter {
  left: number;
  readonly cancelled: (() => boolean) | null;
}

export const newMeter = (budget: Budget): Meter => ({ left: budget.steps, cancelled: budget.cancelled ?? null });

/** Thrown and caught inside this package only: the budget is spent, so the answer is undecided. */
export class OutOfSteps extends Error {}

export function spend(meter: Meter, steps: number): void {
  const before = meter.left;
  meter.left -= steps;
  if (meter.left < 0) throw new OutOfSteps();
  // The clock is looked at about once in 4096 steps.
  if (meter.cancelled !== null && before >> 12 !== meter.left >> 12 && meter.cancelled()) {
    meter.left = 0;
    throw new OutOfSteps();
  }
}
