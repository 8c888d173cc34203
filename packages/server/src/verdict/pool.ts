import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotDriver, undecided, type Verdicts } from '@forceout/host';
import { type GameId, rulesOf } from '@forceout/rulebook';
import type { Act, Awaiting, State } from '@forceout/table';
import { builtFile } from '../built-file.ts';
import { type Done, HARD_MS, type Task } from './task.ts';

/**
 * `table`: a match waits for it. `bot`, `read` and `public`: a computer player thinks, somebody reads a match or asks;
 * none of them keeps a table waiting.
 */
export type Lane = (typeof LANES)[number];
const LANES = ['table', 'bot', 'read', 'public'] as const;

export class Busy extends Error {}
export class TookTooLong extends Error {}

const WAITING: Readonly<Record<Lane, number>> = { table: 5000, bot: 2000, read: 200, public: 40 };

interface Job {
  readonly task: Task;
  readonly lane: Lane;
  readonly limitMs: number;
  readonly done: (value: never) => void;
  readonly fail: (cause: unknown) => void;
}

interface Hand {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** A few workers for everything heavy. One is always left to the tables, whatever else is asked. */
export class WorkerPool implements Verdicts, BotDriver {
  readonly #size: number;
  readonly #hands: Hand[] = [];
  readonly #queues: Readonly<Record<Lane, Job[]>> = { table: [], bot: [], read: [], public: [] };
  #closed = false;

  constructor(
    size = Math.max(2, availableParallelism() - 1),
    readonly file = builtFile('verdict/worker.js'),
  ) {
    this.#size = Math.max(2, size);
  }

  get waiting(): Readonly<Record<Lane, number>> {
    const { table, bot, read, public: asked } = this.#queues;
    return { table: table.length, bot: bot.length, read: read.length, public: asked.length };
  }

  async answer(game: GameId, state: State, question: Awaiting): Promise<Act> {
    try {
      return await this.run({ kind: 'answer', game, state, question }, 'table', HARD_MS);
    } catch (cause) {
      if (cause instanceof TookTooLong) return undecided(question);
      throw cause;
    }
  }

  async next({ view, seat, bot }: Parameters<BotDriver['next']>[0]): ReturnType<BotDriver['next']> {
    const game = rulesOf(view.state.config.edition).game;
    return await this.run({ kind: 'bot', game, view, seat, bot }, 'bot', HARD_MS);
  }

  run<T extends Task>(task: T, lane: Lane, limitMs: number): Promise<Done<T>> {
    return new Promise<Done<T>>((done, fail) => {
      if (this.#closed || this.#queues[lane].length >= WAITING[lane]) return fail(new Busy(`too many ${lane} tasks`));
      this.#queues[lane].push({ task, lane, limitMs, done: done as (value: never) => void, fail });
      this.#next();
    });
  }

  #next(): void {
    for (;;) {
      const aside = this.#hands.filter(hand => hand.job !== null && hand.job.lane !== 'table').length;
      const lane = LANES.find(each => this.#queues[each].length > 0 && (each === 'table' || aside < this.#size - 1));
      if (lane === undefined) return;
      const hand = this.#hands.find(h => h.job === null) ?? this.#hire();
      if (hand === null) return;
      this.#give(hand, this.#queues[lane].shift()!);
    }
  }

  #give(hand: Hand, job: Job): void {
    hand.job = job;
    hand.timer = setTimeout(() => {
      hand.job = null;
      this.#dismiss(hand);
      job.fail(new TookTooLong(`longer than ${job.limitMs} ms`));
      this.#next();
    }, job.limitMs);
    hand.worker.postMessage({ id: 0, task: job.task });
  }

  #hire(): Hand | null {
    if (this.#hands.length >= this.#size) return null;
    // Conditions and loaders of a test run are not for the built worker.
    const worker = new Worker(this.file, { execArgv: [] });
    worker.unref();
    const hand: Hand = { worker, job: null, timer: null };
    const finish = (settle: (job: Job) => void) => {
      const { job } = hand;
      if (hand.timer !== null) clearTimeout(hand.timer);
      hand.job = null;
      if (job !== null) settle(job);
      this.#next();
    };
    worker.on('message', ({ value, fault }: { value?: never; fault?: string }) =>
      finish(job => (fault === undefined ? job.done(value as never) : job.fail(new Error(fault)))),
    );
    worker.on('error', cause => {
      this.#dismiss(hand);
      finish(job => job.fail(cause));
    });
    this.#hands.push(hand);
    return hand;
  }

  #dismiss(hand: Hand): void {
    const index = this.#hands.indexOf(hand);
    if (index >= 0) this.#hands.splice(index, 1);
    if (hand.timer !== null) clearTimeout(hand.timer);
    hand.worker.removeAllListeners();
    hand.worker.on('error', () => {});
    void hand.worker.terminate();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = LANES.flatMap(lane => this.#queues[lane].splice(0));
    for (const hand of [...this.#hands]) {
      if (hand.job !== null) jobs.push(hand.job);
      this.#dismiss(hand);
    }
    for (const job of jobs) job.fail(new Busy('the server is closing'));
  }
}
