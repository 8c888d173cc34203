import {
  BotSeats,
  decideWithDice,
  ExclusiveQueue,
  NamedTimers,
  type PlannedAct,
  plainDice,
  QuestionAnswerer,
  undecided,
} from '@forceout/host';
import type { Bot } from '@forceout/players';
import {
  type Act,
  type Awaiting,
  type Dice,
  type Game,
  nextDeadline,
  open,
  type Refusal,
  replay,
  type Seat,
  type State,
  type TableEvent,
  type TableView,
  totals,
} from '@forceout/table';
import type { LocalSetup } from './setup.ts';
import { type LocalStore, LogMoved } from './store.ts';

export type Reply = { readonly ok: true } | { readonly ok: false; readonly refused: Refusal['refused'] };

export interface HostParts {
  readonly game: Game;
  readonly store: LocalStore;
  readonly dice: Dice;
  /** Wall time in milliseconds; only differences count. */
  readonly now: () => number;
  /** Works out a verdict elsewhere. */
  readonly answer: (state: State, question: Awaiting) => Promise<Act>;
  /** What a bot would do, seen from its seat alone. */
  readonly plan: (view: TableView<State>, seat: Seat, bot: Bot) => Promise<PlannedAct | null>;
  /** `here`: this host wrote them; else another tab of the same browser did. */
  readonly onChange: (events: readonly TableEvent[], here: boolean) => void;
}

/**
 * Nobody likes to wait for a computer that only pretends to think: every thought is cut short, the longer ones most. A
 * hard question still takes longer than an easy one, and a newcomer longer than an expert.
 */
const LONGEST_THOUGHT = 2500;
const shortened = (ms: number): number => Math.round((LONGEST_THOUGHT * ms) / (LONGEST_THOUGHT + ms));

/** At a first table everybody waits for the first cube to be moved: what is laid out before it is done without a thought. */
const LAID_OUT_IN = 600;
const LAYING_OUT: readonly Act['do'][] = ['roll', 'preset', 'deal', 'place', 'goal'];

/**
 * The host of a table on this device: the same referee as the server's, a clock, dice and a log. Acts are
 * taken one after the other, and are answered when their events are kept. Several tabs may host one table: its log has
 * one order, and who comes too late decides again on what stands there now.
 */
export class LocalHost {
  #state!: State;
  readonly #queue = new ExclusiveQueue();
  readonly #timers: NamedTimers;
  readonly #questions: QuestionAnswerer;
  readonly #bots: BotSeats<Bot>;
  /** Table time at wall time `#since`; it goes on only while `#held` is false and the clocks of the setup are on. */
  #base = 0;
  #since = 0;
  #held = true;
  readonly #setup: LocalSetup;
  readonly #parts: HostParts;

  constructor(setup: LocalSetup, parts: HostParts) {
    this.#setup = setup;
    this.#parts = parts;
    const clock = { now: () => Math.floor(parts.now()), after };
    this.#timers = new NamedTimers(clock);
    this.#questions = new QuestionAnswerer(this.#timers, {
      state: () => this.#state,
      answer: parts.answer,
      enter: act =>
        this.act(act).then(
          () => true,
          () => false,
        ),
      failed: undecided,
    });
    this.#bots = new BotSeats<Bot>(clock, {
      state: () => (this.#held ? null : this.#state),
      version: () => this.#state.seq,
      bots: () => setup.sitters.flatMap((sitter, seat) => (sitter.kind === 'bot' ? [{ seat, bot: sitter.bot }] : [])),
      plan: async ({ view, seat, bot }) => {
        const planned = await parts.plan(view, seat, bot);
        if (planned === null) return null;
        const afterMs = shortened(planned.afterMs);
        const laysOut = setup.step !== undefined && LAYING_OUT.includes(planned.act.do);
        return { act: planned.act, afterMs: laysOut ? Math.min(afterMs, LAID_OUT_IN) : afterMs };
      },
      play: (seat, act) => this.act({ seat, ...act }),
      failed: () => {},
    });
  }

  get state(): State {
    return this.#state;
  }

  get running(): boolean {
    return !this.#held && this.#setup.clocks && !severalAtWork(this.#state);
  }

  /** Table time now. */
  get at(): number {
    return this.running ? this.#base + Math.max(0, Math.floor(this.#parts.now() - this.#since)) : this.#base;
  }

  /** Opens the table, or goes on where the log ends. The clocks rest until `release`. */
  async start(): Promise<readonly TableEvent[]> {
    const { game, store } = this.#parts;
    let events = (await store.load(this.#setup.id))?.events ?? [];
    if (events.length === 0) {
      const opening = open(game, this.#setup.config);
      this.#state = opening.state;
      events = opening.events;
      if (!(await this.#keep(events))) events = (await store.load(this.#setup.id))?.events ?? events;
    }
    this.#state = replay(events);
    this.#base = this.#state.at;
    this.#questions.look(0);
    return events;
  }

  /** Stops table time, for a hidden page or a device that is being handed over. */
  hold(): void {
    this.#turnClock(() => {
      this.#held = true;
    });
  }

  release(): void {
    this.#turnClock(() => {
      this.#held = false;
    });
    this.#bots.look(0);
  }

  act(act: Act): Promise<Reply> {
    return this.#queue.run(() => this.#take(act));
  }

  /** Takes over what another tab has written. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#readOn());
  }

  close(): void {
    this.#timers.stop();
    this.#bots.stop();
    this.#held = true;
  }

  #turnClock(change: () => void): void {
    this.#base = this.at;
    change();
    this.#since = this.#parts.now();
    this.#wakeAtDeadline();
  }

  async #take(act: Act): Promise<Reply> {
    const { game, dice } = this.#parts;
    for (;;) {
      // Without clocks each act still has a moment of its own: two lifts at one moment would be a tie (V-B).
      const at = this.#setup.clocks ? Math.max(this.at, this.#state.at) : this.#state.at + 1;
      const { events, state, refusal } = decideWithDice(game, this.#state, plainDice(dice), act, at);
      if (events.length > 0 && !(await this.#keep(events, state))) {
        await this.#readOn();
        continue;
      }
      if (events.length > 0) this.#goOn(state, events, true);
      this.#wakeAtDeadline();
      return refusal ? { ok: false, refused: refusal } : { ok: true };
    }
  }

  async #readOn(): Promise<void> {
    const log = (await this.#parts.store.load(this.#setup.id))?.events ?? [];
    const news = log.filter(({ seq }) => seq > this.#state.seq);
    if (news.length === 0) return;
    this.#goOn(replay(log), news, false);
    this.#wakeAtDeadline();
  }

  #goOn(state: State, events: readonly TableEvent[], here: boolean): void {
    this.#base = this.at;
    this.#state = state;
    this.#base = Math.max(this.#base, state.at);
    this.#since = this.#parts.now();
    this.#parts.onChange(events, here);
    this.#questions.look(0);
    this.#bots.look(0);
  }

  /** False when another tab was quicker. */
  async #keep(events: readonly TableEvent[], state: State = this.#state): Promise<boolean> {
    const saved = {
      setup: this.#setup,
      savedAt: Date.now(),
      shake: state.shakeNo,
      scores: totals(state),
      over: state.phase === 'closed',
    };
    try {
      await this.#parts.store.append(saved, events);
      return true;
    } catch (error) {
      if (error instanceof LogMoved) return false;
      throw error;
    }
  }

  #wakeAtDeadline(): void {
    const due = nextDeadline(this.#state);
    const wait = due === null || !this.running ? null : Math.min(Math.max(0, due - this.at), LONGEST_TIMER);
    this.#timers.set('deadline', wait, () => void this.act({ do: 'wait' }));
  }
}

/** Browsers count the milliseconds of a timer in 31 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** On one device players write and check one after the other, so their time cannot run at once. */
const severalAtWork = (state: State): boolean => new Set(state.clocks.map(c => c.seat)).size > 1;
