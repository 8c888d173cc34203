/**
 * How much work the question at hand may still cost. Exact arithmetic is called from everywhere in this package, so the
 * count is kept here instead of being handed through every sum; it is set once per question and counts steps, not time.
 */
export class BeyondBudget extends Error {}

/** A number too far from 1 to be enclosed at any precision. */
export class TooLarge extends BeyondBudget {}

/** Thrown so often that making a new one each time would cost more than the sums. */
export const TOO_LARGE = new TooLarge('too large to enclose');
const USED_UP = new BeyondBudget('the steps are used up, or nobody waits for the answer');

export interface Allowance {
  readonly steps: number;
  readonly cancelled?: (() => boolean) | undefined;
}

/** Enough for every verdict people write down, and well under a second. */
export const DEFAULT_STEPS = 400_000;

let left = Number.POSITIVE_INFINITY;
let sincePoll = 0;
/** Steps between two looks at the clock: some ten milliseconds. */
const POLL = 10_000;
let cancelled: (() => boolean) | undefined;

export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw USED_UP;
  sincePoll += steps;
  if (sincePoll > POLL) {
    sincePoll = 0;
    // Whoever takes this for the end of a part of the work meets it again at the next step.
    if (cancelled?.()) left = Number.NEGATIVE_INFINITY;
    if (left < 0) throw USED_UP;
  }
}

/** Also an integer longer than the engine can hold. */
export const isOver = (error: unknown): boolean => error instanceof BeyondBudget || error instanceof RangeError;

/** null when the budget or the limits end first. */
export function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isOver(error)) return null;
    throw error;
  }
}

/** Runs `work` with at most so many of the steps that are left; `over` answers when it needs more or meets a limit. */
export function capped<T>(steps: number, work: () => T, over: () => T): T {
  const whole = left;
  const mine = Math.min(steps, whole);
  left = mine;
  try {
    const result = work();
    // Somebody inside may have taken the end of the steps for an answer.
    return left < 0 ? over() : result;
  } catch (error) {
    if (!isOver(error) || whole - mine + left < 0 || left === Number.NEGATIVE_INFINITY) throw error;
    return over();
  } finally {
    left = left === Number.NEGATIVE_INFINITY ? left : left + whole - mine;
  }
}

export const stepsLeft = (): number => left;

/** Runs `work` with its own budget; `over` answers when the budget ends first. */
export function metered<T>(allowance: Allowance, work: () => T, over: () => T): T {
  if (allowance.cancelled?.()) return over();
  const outer = { left, cancelled };
  left = allowance.steps;
  cancelled = allowance.cancelled;
  try {
    return work();
  } catch (error) {
    if (isOver(error)) return over();
    throw error;
  } finally {
    left = outer.left;
    cancelled = outer.cancelled;
  }
}
