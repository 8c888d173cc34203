import type { Bot, Planned } from '@forceout/players';
import {
  type Act,
  type Awaiting,
  type Dice,
  decide,
  evolve,
  type Game,
  nextDeadline,
  open,
  type PlayerAct,
  type Refusal,
  randomDeal,
  randomRoll,
  randomRollOff,
  replay,
  type Seat,
  type State,
  type TableEvent,
  type TableView,
  totals,
  view,
} from '@forceout/table';
import type { LocalSetup } from './setup.ts';
import type { LocalStore } from './store.ts';

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
  readonly plan: (view: TableView, seat: Seat, bot: Bot) => Promise<Planned | null>;
  readonly onChange: (events: readonly TableEvent[]) => void;
}

/** Nobody likes to wait for a computer that only pretends to think. */
const LONGEST_THOUGHT = 2500;

/**
 * The host of a table on this device: the same referee as the server's, a clock, dice and a log. Acts are
 * taken one after the other, and are answered when their events are kept.
 */
export class LocalHost {
  #state!: State;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Table time at wall time `#since`; it goes on only while `#held` is false and the clocks of the setup are on. */
  #base = 0;
  #since = 0;
  #held = true;
  readonly #asked = new Set<number>();
  #botsAsked = -1;
  readonly #setup: LocalSetup;
  readonly #parts: HostParts;

  constructor(setup: LocalSetup, parts: HostParts) {
    this.#setup = setup;
    this.#parts = parts;
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
    const saved = await store.load(this.#setup.id);
    let events = saved?.events ?? [];
    if (events.length === 0) {
      const opening = open(game, this.#setup.config);
      this.#state = opening.state;
      events = opening.events;
      await this.#keep(events);
    } else this.#state = replay(events);
    this.#base = this.#state.at;
    this.#askWhatIsDue();
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
    this.#askBots();
  }

  act(act: Act): Promise<Reply> {
    const taken = this.#queue.then(() => this.#take(act));
    this.#queue = taken.catch(() => {});
    return taken;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#held = true;
  }

  #turnClock(change: () => void): void {
    this.#base = this.at;
    change();
    this.#since = this.#parts.now();
    this.#wakeAtDeadline();
  }

  async #take(act: Act): Promise<Reply> {
    // Without clocks each act still has a moment of its own: two lifts at one moment would be a tie (V-B).
    const at = this.#setup.clocks ? Math.max(this.at, this.#state.at) : this.#state.at + 1;
    const decision = decide(this.#parts.game, this.#state, this.#withDice(act), at);
    if (decision.events.length > 0) {
      const state = decision.events.reduce(evolve, this.#state);
      await this.#keep(decision.events, state);
      this.#base = this.at;
      this.#state = state;
      this.#base = Math.max(this.#base, state.at);
      this.#since = this.#parts.now();
      this.#parts.onChange(decision.events);
      this.#askWhatIsDue();
      this.#askBots();
    }
    this.#wakeAtDeadline();
    return decision.refusal ? { ok: false, refused: decision.refusal } : { ok: true };
  }

  /** Nobody at the table can choose the dice: whatever a page sends, the host rolls and deals. */
  #withDice(act: Act): Act {
    const { game, dice } = this.#parts;
    if (typeof act.seat !== 'number') return act;
    const mine = act as { readonly seat: Seat } & PlayerAct;
    if (mine.do === 'roll') {
      if (this.#state.phase === 'roll-off')
        return { seat: mine.seat, do: 'roll', faces: randomRollOff(game, this.#state, dice) };
      return { seat: mine.seat, do: 'roll', faces: randomRoll(game, this.#state, dice).faces };
    }
    if (mine.do === 'deal')
      return { seat: mine.seat, do: 'deal', cards: randomDeal(game, this.#state, mine.count ?? 0, dice) };
    return act;
  }

  async #keep(events: readonly TableEvent[], state: State = this.#state): Promise<void> {
    await this.#parts.store.append(
      {
        setup: this.#setup,
        savedAt: Date.now(),
        shake: state.shakeNo,
        scores: totals(state),
        over: state.phase === 'closed',
      },
      events,
    );
  }

  #askWhatIsDue(): void {
    for (const question of this.#state.awaiting) {
      if (this.#asked.has(question.id)) continue;
      this.#asked.add(question.id);
      this.#parts
        .answer(this.#state, question)
        .catch(() => undecided(question))
        .then(act => this.act(act));
    }
  }

  /** After every change each bot is asked once; what it planned holds only while nothing else has happened. */
  #askBots(): void {
    const { seq } = this.#state;
    if (this.#held || this.#botsAsked === seq) return;
    this.#botsAsked = seq;
    for (const [seat, sitter] of this.#setup.sitters.entries()) {
      if (sitter.kind !== 'bot') continue;
      this.#parts.plan(view(this.#state, seat), seat, sitter.bot).then(
        planned => planned && this.#carryOut(planned, seat, seq),
        () => {},
      );
    }
  }

  #carryOut({ act, afterMs }: Planned, seat: Seat, seq: number): void {
    setTimeout(
      () => {
        if (this.#state.seq !== seq) return;
        if (this.#held) this.#botsAsked = -1;
        else void this.act({ seat, ...act });
      },
      Math.min(afterMs, LONGEST_THOUGHT),
    );
  }

  #wakeAtDeadline(): void {
    clearTimeout(this.#timer);
    const due = nextDeadline(this.#state);
    if (due === null || !this.running) return;
    this.#timer = setTimeout(() => void this.act({ do: 'wait' }), Math.min(Math.max(0, due - this.at), 2 ** 31 - 1));
  }
}

/** What could not be worked out is undecided, never a guess; chance is not worked out, so it comes from here. */
function undecided(question: Awaiting): Act {
  switch (question.kind) {
    case 'check':
      return { seat: 'engine', do: 'verdict', for: question.id, verdict: { correct: null, reasons: [] } };
    case 'objection':
      return { seat: 'engine', do: 'objection', for: question.id, verdict: { upheld: null, reasons: [] } };
    case 'equals':
      return { seat: 'engine', do: 'equals', for: question.id, equals: null };
    case 'roll':
    case 'deal':
      throw new Error('a roll or a deal cannot be undecided');
  }
}

/** On one device players write and check one after the other, so their time cannot run at once. */
const severalAtWork = (state: State): boolean => new Set(state.clocks.map(c => c.seat)).size > 1;
