import type { EditionId, GameId } from '@forceout/rulebook';
import type { Act, Awaiting, Game, PlayerAct, State, TableView } from '@forceout/table';
import type { Bot, Person } from '@forceout/wire';
import type { TableStore } from './store/tables.ts';

/** Time as the host knows it. The simulator has its own. */
export interface Clock {
  /** Server time, the same at every node, in whole milliseconds. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
  /** It was set back: so far it is ahead of the true time, which it takes up again at `comeBack`. */
  readonly ahead?: number;
  comeBack?(): void;
}
export type Cancel = () => void;

/** Chance and names, from a source nobody can guess. */
export interface Chance {
  seed(): string;
  tableId(): string;
  code(): string;
  sha256(text: string): Uint8Array;
}

/** Answers what the referee waits for; heavy, so it happens elsewhere. */
export interface Verdicts {
  answer(game: GameId, state: State, question: Awaiting): Promise<Act>;
}

/** Plays the seats of computer players from what such a seat may see. */
export interface BotDriver {
  next(ask: {
    readonly view: TableView<State>;
    readonly seat: number;
    readonly bot: Bot;
  }): Promise<{ readonly act: PlayerAct; readonly afterMs: number } | null>;
}

/** What the host tells about itself. */
export interface Journal {
  note(what: string, facts?: Readonly<Record<string, unknown>>): void;
  fault(what: string, cause: unknown, facts?: Readonly<Record<string, unknown>>): void;
}

/** Somebody who does something at a table. */
export interface Participant extends Person {
  readonly classId: string | null;
  /** Plays by a program, and others are told. */
  readonly program?: boolean;
  /** A pupil whose coach lets the class play with others. */
  readonly roams?: boolean;
}

export interface Ports {
  readonly node: string;
  readonly store: TableStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly verdicts: Verdicts;
  readonly bots: BotDriver | null;
  /** What a name looks like, where names are chosen freely: nobody sits down beside a double. */
  readonly looksLike?: (name: string) => string;
  readonly journal: Journal;
  readonly game: (edition: EditionId) => Game;
}
