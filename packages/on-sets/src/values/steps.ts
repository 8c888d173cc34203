import type { Budget } from '@forceout/table';

/** Counts work, so that an answer never depends on the machine; `cancelled` is asked now and then. */
export class Steps {
  private left: number;
  private readonly all: number;
  private untilPoll = POLL;
  private readonly cancelled: (() => boolean) | undefined;

  constructor(budget: Budget) {
    this.left = budget.steps;
    this.all = budget.steps;
    this.cancelled = budget.cancelled;
  }

  get spent(): number {
    return this.all - Math.max(0, this.left);
  }

  /** Throws `OutOfSteps` when the budget is used up; callers turn that into "undecided". */
  spend(n: number): void {
    this.left -= n;
    if (this.left < 0) throw new OutOfSteps();
    this.untilPoll -= n;
    if (this.untilPoll < 0) {
      this.untilPoll = POLL;
      if (this.cancelled?.()) throw new OutOfSteps();
    }
  }
}

const POLL = 200_000;

export class OutOfSteps extends Error {}

export const unmetered = (): Steps => new Steps({ steps: Number.POSITIVE_INFINITY });

/** Runs `work`; when the budget ends, the answer is `undecided`, never a guess. */
export function within<T, U>(budget: Budget, work: (steps: Steps) => T, undecided: U): T | U {
  try {
    return work(new Steps(budget));
  } catch (e) {
    if (e instanceof OutOfSteps) return undecided;
    throw e;
  }
}
