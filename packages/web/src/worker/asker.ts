import type { Answered, Answers, Kind, Questions } from './questions.ts';

type Wire = {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Answered>) => void): void;
};

/** Asks over any wire that carries messages, and matches the answers to the questions. */
export class Asker {
  #next = 1;
  readonly #open = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
    wire.addEventListener('message', ({ data }) => {
      const waiting = this.#open.get(data.id);
      if (waiting === undefined) return;
      this.#open.delete(data.id);
      if (data.ok) waiting.resolve(data.answer as never);
      else waiting.reject(new Error(data.message));
    });
  }

  ask<K extends Kind>(kind: K, question: Questions[K]): Promise<Answers[K]> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#wire.postMessage({ id, kind, question });
    });
  }

  /** Every question still open is answered with a failure, for a worker that is ended or died. */
  fail(cause: Error): void {
    for (const { reject } of this.#open.values()) reject(cause);
    this.#open.clear();
  }
}
