import type { Act, Awaiting, State } from '@forceout/table';
import type { NamedTimers } from './named-timers.ts';

const RETRY_MS = 1000;

/** A table whose referee may wait for an answer. */
export interface AskingTable {
  readonly state: () => State | null;
  /** Works it out; heavy, so it happens elsewhere. */
  readonly answer: (state: State, question: Awaiting) => Promise<Act>;
  /** Brings the answer to the referee; false when it has to be tried again. */
  readonly enter: (act: Act) => Promise<boolean>;
  /** It could not be worked out: what is said in its place, or null to ask again. */
  readonly failed: (question: Awaiting, cause: unknown) => Act | null;
}

/** Sees to it that every question of the referee is answered: each is asked once, and again when that fails. */
export class QuestionAnswerer {
  readonly #asked = new Set<number>();

  constructor(
    readonly timers: NamedTimers,
    readonly table: AskingTable,
  ) {}

  look(waitMs: number): void {
    for (const { id } of this.table.state()?.awaiting ?? []) {
      if (this.#asked.has(id)) continue;
      this.#asked.add(id);
      if (waitMs === 0) void this.#answer(id);
      else this.#later(id, waitMs);
    }
  }

  #later(id: number, ms: number): void {
    this.timers.set(`question ${id}`, ms, () => void this.#answer(id));
  }

  async #answer(id: number): Promise<void> {
    const state = this.table.state();
    const question = state?.awaiting.find(a => a.id === id);
    if (state === null || question === undefined || this.timers.stopped) return;
    let act: Act | null;
    try {
      act = await this.table.answer(state, question);
    } catch (cause) {
      if (this.timers.stopped) return;
      act = this.table.failed(question, cause);
    }
    if (act === null || !(await this.table.enter(act))) this.#later(id, RETRY_MS);
  }
}

/** What is said of a question that could not be answered: undecided, never a guess. */
export function undecided(question: Awaiting): Act {
  const stamp = { seat: 'engine', for: question.id, engine: 'out-of-time' } as const;
  switch (question.kind) {
    case 'check':
      return { ...stamp, do: 'verdict', verdict: { correct: null, reasons: [] } };
    case 'objection':
      return { ...stamp, do: 'objection', verdict: { upheld: null, reasons: [] } };
    case 'equals':
      return { ...stamp, do: 'equals', equals: null };
    default:
      throw new Error('dice are never late');
  }
}
