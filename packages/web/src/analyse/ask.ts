import type { GameId } from '@forceout/rulebook';
import { Asker } from '../worker/asker.ts';
import type { Answers, Arguments, GameMethod, Kind, Questions, Result } from '../worker/questions.ts';
import { startGames } from '../worker/start.ts';

/**
 * A worker for one person's questions about one position. When the position changes, what is still being worked out
 * is of no use any more: the worker is ended and another one starts with the next question.
 */
export class Thinker {
  #at: { readonly worker: Worker; readonly asker: Asker } | null = null;
  #open = 0;

  async ask<K extends Kind>(kind: K, question: Questions[K]): Promise<Answers[K]> {
    const at = (this.#at ??= this.#start());
    this.#open++;
    try {
      return await at.asker.ask(kind, question);
    } finally {
      if (this.#at === at) this.#open--;
    }
  }

  askGame<M extends GameMethod>(game: GameId, method: M, ...args: Arguments<M>): Promise<Result<M>> {
    return this.ask('game', { game, method, args }) as Promise<Result<M>>;
  }

  /** Gives up what is being worked out; a worker with nothing to do is kept, with all it has loaded. */
  stop(): void {
    if (this.#at === null || this.#open === 0) return;
    this.#at.worker.terminate();
    this.#at.asker.fail(new Error('no longer wanted'));
    this.#at = null;
    this.#open = 0;
  }

  close(): void {
    this.#at?.worker.terminate();
    this.#at = null;
    this.#open = 0;
  }

  #start(): { readonly worker: Worker; readonly asker: Asker } {
    const worker = startGames();
    const asker = new Asker(worker);
    worker.addEventListener('error', () => asker.fail(new Error('the background worker stopped')));
    return { worker, asker };
  }
}
