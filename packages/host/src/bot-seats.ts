import { view } from '@forceout/table';
import type { Reply } from './command.ts';
import type { Hosted } from './hosted.ts';
import type { Cancel, Ports } from './ports.ts';

/** Plays the computer players' seats: after every change of the game each is asked once what it does. */
export class BotSeats {
  readonly #asked = new Map<number, number>();
  readonly #waiting = new Set<Cancel>();
  #stopped = false;

  constructor(
    readonly ports: Pick<Ports, 'bots' | 'clock' | 'journal'>,
    readonly hosted: () => Hosted,
    readonly play: (seat: number, act: object, gameSeq: number) => Promise<Reply>,
  ) {}

  look(yieldMs: number): void {
    const { room } = this.hosted();
    const { bots } = this.ports;
    if (bots === null || room.state === null || room.stage !== 'playing' || room.held !== null) return;
    for (const [seat, sitter] of room.seats.entries()) {
      if (sitter?.bot == null || this.#asked.get(seat) === room.gameSeq) continue;
      this.#asked.set(seat, room.gameSeq);
      if (yieldMs === 0) void this.#ask(seat, room.gameSeq);
      else this.#after(yieldMs, () => void this.#ask(seat, room.gameSeq));
    }
  }

  #after(ms: number, run: () => void): void {
    const cancel = this.ports.clock.after(ms, () => {
      this.#waiting.delete(cancel);
      run();
    });
    this.#waiting.add(cancel);
  }

  async #ask(seat: number, gameSeq: number): Promise<void> {
    const { room } = this.hosted();
    const bot = room.seats[seat]?.bot;
    if (room.gameSeq !== gameSeq || room.state === null || bot == null) return;
    try {
      const next = await this.ports.bots!.next({ view: view(room.state, seat), seat, bot });
      if (next === null || this.hosted().room.gameSeq !== gameSeq) return;
      this.#after(next.afterMs, () => void this.#play(seat, next.act, gameSeq));
    } catch (cause) {
      if (!this.#stopped) this.ports.journal.fault('a computer player failed', cause, { table: room.id, seat });
    }
  }

  async #play(seat: number, act: object, gameSeq: number): Promise<void> {
    if (this.hosted().room.gameSeq !== gameSeq) return;
    const reply = await this.play(seat, act, gameSeq);
    if (!reply.ok && reply.code !== 'stale')
      this.ports.journal.note('a computer player was refused', {
        table: this.hosted().room.id,
        seat,
        code: reply.code,
      });
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }
}
