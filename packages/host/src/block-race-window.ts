import { itemAt, needed } from '@forceout/rulebook';
import { evidenceOf, type Hand, handOf, orderOf, windowMs } from './block-race.ts';
import type { Reply } from './command.ts';
import type { Hosted } from './hosted.ts';
import type { Arrival } from './lag.ts';
import type { PlayerMove } from './play-commands.ts';
import type { Ports } from './ports.ts';

/** Nodes need this long to see each other's hands. */
const NODES_MS = 40;

export interface SeatMove {
  readonly person: string;
  readonly key: string;
  readonly seat: number;
  readonly move: PlayerMove;
}

interface Entrant extends SeatMove {
  readonly done: (reply: Reply | Promise<Reply>) => void;
}

/** What another node has to know to count a hand in. */
interface PressNote {
  readonly person: string;
  readonly expect: number | null;
  readonly arrival: Arrival;
}

interface OpenRace {
  readonly gameSeq: number;
  readonly window: number;
  readonly hands: Hand<Entrant>[];
}

/**
 * The race for the challenge block. The first hand opens a short window; whatever the seats do in it is put in the order
 * of press times, lag made good within its bounds, and only then decided. Only the server announces who had the block.
 */
export class BlockRaceWindow {
  #race: OpenRace | null = null;

  constructor(
    readonly ports: Pick<Ports, 'clock' | 'store' | 'chance' | 'journal'>,
    readonly id: string,
    readonly hosted: () => Hosted,
    readonly lagMs: (seat: number) => number | null,
    readonly play: (mover: SeatMove) => Promise<Reply>,
  ) {}

  /** What comes of it once the window is closed; null where no race is under way and this hand opens none. */
  joined(mover: SeatMove): Promise<Reply> | null {
    if (this.#race === null && !this.#opens(mover)) return null;
    return new Promise<Reply>(done => this.#enter({ ...mover, done }));
  }

  /** Others may reach for the block as well. */
  #rivals(seat: number): readonly number[] {
    const { room, people } = this.hosted();
    const shake = room.state?.shake;
    if (!shake) return [];
    return people.flatMap((person, other) =>
      person !== null && other !== seat && other !== shake.lastMover && !shake.out.includes(other) ? [other] : [],
    );
  }

  #opens({ seat, move }: SeatMove): boolean {
    const { room } = this.hosted();
    const phase = room.state?.phase;
    if (move.act.do !== 'lift' || room.held !== null) return false;
    if (phase !== 'turn' && phase !== 'last-cube-write' && phase !== 'no-goal') return false;
    if (seat === room.state?.shake?.lastMover) return false;
    const rivals = this.#rivals(seat);
    const window = windowMs(
      rivals.map(rival => this.lagMs(rival)),
      this.ports.store.shared && rivals.length > 0 ? NODES_MS : 0,
    );
    if (window === 0) return false;
    this.#race = { gameSeq: room.gameSeq, window, hands: [] };
    this.ports.clock.after(window, () => void this.#close());
    return true;
  }

  #enter(entrant: Entrant): void {
    const race = needed(this.#race, 'The race for the block');
    const { seat, move, key, person } = entrant;
    const lifts = move.act.do === 'lift';
    race.hands.push(handOf(seat, lifts, move.arrival, itemAt(this.hosted().room.banks, seat), entrant));
    if (!lifts || !this.ports.store.shared) return;
    const note: PressNote = { person, expect: move.expect, arrival: move.arrival };
    this.ports.store
      .press(this.id, race.gameSeq, { seat, key, press: JSON.stringify(note) }, this.ports.clock.now())
      .catch(cause => this.ports.journal.fault('a press was not shared', cause, { table: this.id }));
  }

  async #close(): Promise<void> {
    const race = needed(this.#race, 'The race for the block');
    await this.#addForeign(race);
    this.#race = null;
    const { placed, drawn } = orderOf(race.hands, () => parseInt(this.ports.chance.seed().slice(0, 8), 16));
    const evidence = evidenceOf(race.hands, race.window, drawn);
    let told = false;
    for (const { hand, at, apart } of placed) {
      const { move, done } = hand.what;
      const ruled = hand.lifts ? { at, apart, evidence: told ? null : evidence } : null;
      if (hand.lifts) told = true;
      done(this.play({ ...hand.what, move: { ...move, ruled } }));
    }
  }

  /** Hands that other nodes saw. Every node decides all of them in the same order, so it does not matter who is faster. */
  async #addForeign(race: OpenRace): Promise<void> {
    if (!this.ports.store.shared) return;
    const presses = await this.ports.store.presses(this.id, race.gameSeq).catch(() => []);
    for (const { seat, key, press } of presses) {
      if (race.hands.some(h => h.what.key === key)) continue;
      const { person, expect, arrival } = JSON.parse(press) as PressNote;
      const move: PlayerMove = { seat, person, act: { seat, do: 'lift' }, arrival, expect, ruled: null };
      // The node that saw this hand answers it.
      const done = (reply: Reply | Promise<Reply>) =>
        void Promise.resolve(reply).catch(cause =>
          this.ports.journal.fault('the hand of another node was not decided', cause, { table: this.id }),
        );
      const entrant: Entrant = { person, key, seat, move, done };
      race.hands.push(handOf(seat, true, arrival, itemAt(this.hosted().room.banks, seat), entrant));
    }
  }
}
