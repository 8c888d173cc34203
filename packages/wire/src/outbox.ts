import { Credits } from './credits.ts';
import { LIMITS } from './limits.ts';

/** What is held back of the share, for messages that were sent apart and arrive together. */
const MARGIN = 10;

export interface OutboxPorts {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** What one connection sends, in order and never faster than the server takes it: who is too fast is cut off there. */
export class Outbox {
  readonly #credits: Credits;
  readonly #waiting: string[] = [];
  #later: (() => void) | null = null;

  constructor(
    readonly ports: OutboxPorts,
    readonly put: (text: string) => void,
  ) {
    const { burst, perSecond } = LIMITS.messages;
    this.#credits = new Credits(burst - MARGIN, perSecond, ports.now());
  }

  send(text: string): void {
    this.#waiting.push(text);
    if (this.#later === null) this.#flush();
  }

  stop(): void {
    this.#later?.();
    this.#waiting.length = 0;
  }

  #flush(): void {
    this.#later = null;
    while (this.#waiting.length > 0 && this.#credits.take(this.ports.now())) {
      const text = this.#waiting.shift();
      if (text !== undefined) this.put(text);
    }
    if (this.#waiting.length > 0) this.#later = this.ports.after(1000 / LIMITS.messages.perSecond, () => this.#flush());
  }
}
