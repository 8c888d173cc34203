/** What a watch needs of the line it watches. */
export interface LineWatchPorts {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Asks the other side for a sign of life. */
  readonly ask: (now: number) => void;
  /** It gave none. */
  readonly dead: () => void;
}

/** Dead is noticed within the sum of these two. */
const SILENCE = 3000;
const ANSWER_WITHIN = 2500;

/** A line that is silent for long is asked; one that does not answer is dead. */
export class LineWatch {
  #heardAt = 0;
  #stop: () => void = () => {};

  constructor(readonly ports: LineWatchPorts) {}

  heard(): void {
    this.#heardAt = this.ports.now();
  }

  start(): void {
    this.stop();
    this.heard();
    this.#stop = this.ports.after(SILENCE, this.#look);
  }

  stop(): void {
    this.#stop();
  }

  readonly #look = (): void => {
    const silent = this.ports.now() - this.#heardAt;
    if (silent >= SILENCE) this.#ask();
    else this.#stop = this.ports.after(SILENCE - silent, this.#look);
  };

  #ask(): void {
    const asked = this.ports.now();
    this.ports.ask(asked);
    this.#stop = this.ports.after(ANSWER_WITHIN, () => {
      if (this.#heardAt <= asked) this.ports.dead();
      else this.#look();
    });
  }
}
