import type { Step } from '@forceout/players';
import type { Act, BotLevel, Seat, Viewer } from '@forceout/table';
import { type GameHistory, historyAfter, NO_HISTORY } from '@forceout/wire';
import { keepSetup } from '../lobby/keep.ts';
import { go } from '../route.ts';
import { randomId } from '../ui/random-id.ts';
import { startGames, startHost } from '../worker/start.ts';
import type { FromHost, ToHost } from './messages.ts';
import type { LocalSetup } from './setup.ts';
import type { Line, Reply, Snapshot, TableConnection } from './table-connection.ts';

/** A table hosted in a worker of this page. */
export class LocalConnection implements TableConnection {
  readonly kind = 'local';
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly practice: boolean;
  readonly timed: boolean;
  readonly step: Step | null;
  #snapshot: Snapshot | null = null;
  #line: Line = 'opening';
  #trouble: string | null = null;
  #history: GameHistory = NO_HISTORY;
  #next = 1;
  readonly #setup: LocalSetup;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #host: Worker;
  readonly #games: Worker;

  constructor(setup: LocalSetup) {
    this.#setup = setup;
    this.id = setup.id;
    this.practice = setup.practice;
    this.timed = setup.clocks;
    this.step = setup.step ?? null;
    this.seats = setup.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
    this.#host = startHost();
    this.#games = startGames();
    const { port1, port2 } = new MessageChannel();
    this.#games.postMessage({ port: port1 }, [port1]);
    this.#host.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    this.#host.onerror = ({ message }) => this.#fail(message);
    this.#post({ kind: 'start', setup, games: port2 }, [port2]);
  }

  snapshot = (): Snapshot | null => this.#snapshot;
  line = (): Line => this.#line;
  trouble = (): string | null => this.#trouble;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  botAt(seat: Seat): BotLevel | null {
    const sitter = this.#setup.sitters[seat];
    return sitter?.kind === 'bot' ? sitter.bot.level : null;
  }

  /** The same table once more. */
  async rematch(): Promise<void> {
    const again = { ...this.#setup, id: randomId(), createdAt: Date.now() };
    keepSetup(again);
    go('table', again.id);
  }

  act(act: Act): Promise<Reply> {
    const id = this.#next++;
    return new Promise(resolve => {
      this.#replies.set(id, resolve);
      this.#post({ kind: 'act', id, act });
    });
  }

  lookAs(viewer: Viewer): void {
    this.#post({ kind: 'viewer', viewer });
  }

  hold(): void {
    this.#post({ kind: 'hold' });
  }

  release(): void {
    this.#post({ kind: 'release' });
  }

  close(): void {
    this.#host.terminate();
    this.#games.terminate();
    this.#listeners.clear();
  }

  #post(message: ToHost, transfer: Transferable[] = []): void {
    this.#host.postMessage(message, transfer);
  }

  #hear(message: FromHost): void {
    switch (message.kind) {
      case 'reply':
        this.#replies.get(message.id)?.(message.reply);
        this.#replies.delete(message.id);
        return;
      case 'failed':
        return this.#fail(message.message);
      case 'update': {
        const { view, at, running, whole, events } = message;
        this.#history = historyAfter(whole ? NO_HISTORY : this.#history, events, view.state);
        const { events: told, ending } = this.#history;
        this.#snapshot = { view, events: told, ending, at, running, taken: performance.now() };
        this.#line = 'open';
        return this.#notify();
      }
    }
  }

  #fail(message: string): void {
    this.#line = 'failed';
    this.#trouble = message;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
