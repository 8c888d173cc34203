import { type PlayerAct, type State, type TableView, view } from '@forceout/table';
import type { Cancel, Clock } from './ports.ts';

export interface PlannedAct {
  readonly act: PlayerAct;
  /** Thinking time a person would take. */
  readonly afterMs: number;
}

/** A table with computer players. */
export interface BotTable<Bot> {
  /** Null while they have to wait: no match runs, or its time stands still. */
  readonly state: () => State | null;
  /** Another one whenever the game has changed. */
  readonly version: () => number;
  readonly bots: () => readonly { readonly seat: number; readonly bot: Bot }[];
  /** What a bot would do, from what its seat may see. */
  readonly plan: (ask: {
    readonly view: TableView<State>;
    readonly seat: number;
    readonly bot: Bot;
  }) => Promise<PlannedAct | null>;
  readonly play: (seat: number, act: PlayerAct, version: number) => Promise<unknown>;
  readonly failed: (seat: number, cause: unknown) => void;
}

/** Plays the computer players' seats: after every change of the game each is asked once what it does. */
export class BotSeats<Bot> {
  readonly #asked = new Map<number, number>();
  readonly #waiting = new Set<Cancel>();
  #stopped = false;

  constructor(
    readonly clock: Pick<Clock, 'after'>,
    readonly table: BotTable<Bot>,
  ) {}

  look(yieldMs: number): void {
    if (this.#stopped || this.table.state() === null) return;
    const version = this.table.version();
    for (const { seat, bot } of this.table.bots()) {
      if (this.#asked.get(seat) === version) continue;
      this.#asked.set(seat, version);
      if (yieldMs === 0) void this.#ask(seat, bot, version);
      else this.#after(yieldMs, () => void this.#ask(seat, bot, version));
    }
  }

  #after(ms: number, run: () => void): void {
    const cancel = this.clock.after(ms, () => {
      this.#waiting.delete(cancel);
      run();
    });
    this.#waiting.add(cancel);
  }

  async #ask(seat: number, bot: Bot, version: number): Promise<void> {
    const state = this.table.state();
    if (state === null || this.table.version() !== version) return;
    try {
      const planned = await this.table.plan({ view: view(state, seat), seat, bot });
      if (planned === null || this.table.version() !== version || this.#stopped) return;
      this.#after(planned.afterMs, () => this.#play(seat, planned.act, version));
    } catch (cause) {
      if (!this.#stopped) this.table.failed(seat, cause);
    }
  }

  /** What was planned holds only while nothing else has happened. */
  #play(seat: number, act: PlayerAct, version: number): void {
    if (this.table.version() !== version) return;
    // Time stands still meanwhile: the bot is asked again when it runs on.
    if (this.table.state() === null) this.#asked.delete(seat);
    else this.table.play(seat, act, version).catch(cause => this.table.failed(seat, cause));
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }
}
