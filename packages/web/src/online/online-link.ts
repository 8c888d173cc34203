import { type Act, type Json, type Seat, totals, type Viewer } from '@forceout/table';
import type { Answer, Attendance, Phrase, Room, ServerMessage, TableLine } from '@forceout/wire';
import type { Line, Reply, Snapshot, TableLink } from '../host/link.ts';
import { listen } from './line.ts';
import { OnlineLog } from './log.ts';

/** Acts that mean something only at the table as the player saw it. */
const FRESH = ['lift', 'move', 'shift', 'bonus', 'say'];
const DRAFT_MS = 1000;

/** A table at the server. */
export class OnlineLink implements TableLink {
  readonly kind = 'online';
  readonly practice = false;
  readonly timed = true;
  readonly id: string;
  readonly #line: TableLine;
  readonly #log: OnlineLog;
  readonly #listeners = new Set<() => void>();
  readonly #stop: (() => void)[] = [];
  #snapshot: Snapshot | null = null;
  #wasThere = false;
  #turnedAway = false;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: TableLine, table: string) {
    this.id = table;
    this.#line = line;
    this.#log = new OnlineLog(table);
    this.#stop.push(listen(message => this.#hear(message)));
    this.#stop.push(line.onChange(changed => (changed === table || changed === null) && this.#changed()));
    line.follow(table);
  }

  get viewer(): Viewer {
    return this.#line.table(this.id)?.viewer ?? 'spectator';
  }

  get seats(): readonly Seat[] {
    return typeof this.viewer === 'number' ? [this.viewer] : [];
  }

  get room(): Room | null {
    return this.#line.table(this.id)?.room ?? null;
  }

  get attendance(): Attendance | null {
    return this.#line.table(this.id)?.attendance ?? null;
  }

  get personName(): string | null {
    return this.#line.you?.name ?? null;
  }

  snapshot = (): Snapshot | null => this.#snapshot;

  line = (): Line => {
    if (this.#line.status !== 'open') return this.#wasThere ? 'lost' : 'opening';
    if (this.room !== null) return 'open';
    return this.#wasThere || this.#turnedAway ? 'failed' : 'opening';
  };

  trouble = (): null => null;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async act({ seat: _, ...act }: Act): Promise<Reply> {
    const answer = await this.#line.act(this.id, act, FRESH.includes(act.do));
    if (answer.ok) return { ok: true };
    const { code, message, clause } = answer;
    return { ok: false, refused: { code, message, clause: clause as never } };
  }

  isHere(seat: Seat): boolean {
    const sitter = this.room?.seats[seat];
    return (sitter?.bot ?? null) !== null || (this.attendance?.seats[seat]?.here ?? true);
  }

  lagOf(seat: Seat): number | null {
    return this.attendance?.seats[seat]?.lag ?? null;
  }

  waits(): 'outage' | 'empty' | null {
    return this.room?.held?.why ?? null;
  }

  sit(seat: Seat): Promise<Answer> {
    return this.#line.sit(this.id, seat);
  }

  stand(): Promise<Answer> {
    return this.#line.stand(this.id);
  }

  seatBot(seat: Seat, level: 'easy' | 'medium' | 'hard'): Promise<Answer> {
    return this.#line.bot(this.id, seat, { level, style: 'steady' });
  }

  sayPhrase(phrase: Phrase): Promise<unknown> {
    return this.#line.phrase(this.id, phrase);
  }

  heardPhrase() {
    return this.#log.phrase;
  }

  rematch(): Promise<unknown> {
    return this.#line.rematch(this.id);
  }

  /** Sent a moment after the last stroke; the page keeps its own copy at every stroke. */
  keepDraft(shake: number, draft: Json): void {
    clearTimeout(this.#draftTimer);
    this.#draftTimer = setTimeout(() => void this.#line.draft(this.id, shake, draft), DRAFT_MS);
  }

  keptDraft(shake: number): Json {
    const kept = this.#line.table(this.id)?.draft;
    return kept?.shake === shake ? kept.draft : null;
  }

  lookAs(): void {}
  hold(): void {}
  release(): void {}

  close(): void {
    clearTimeout(this.#draftTimer);
    for (const stop of this.#stop) stop();
    this.#line.unfollow(this.id);
    this.#listeners.clear();
  }

  /** A table that is not there, or not for this person, is refused; a name that no table can have is not even read. */
  #hear(message: ServerMessage): void {
    this.#log.hear(message);
    if (message.t !== 'refused' || this.#wasThere) return;
    if (message.code !== 'bad-message' && (message.table !== this.id || message.code !== 'no-table')) return;
    this.#turnedAway = true;
    this.#changed();
  }

  #changed(): void {
    const { room } = this;
    if (room !== null) this.#wasThere = true;
    if (room?.state) {
      const { clock, state } = room;
      const now = this.#line.serverNow();
      this.#snapshot = {
        view: { viewer: this.viewer, state, scores: totals(state) },
        events: this.#log.events,
        ending: this.#log.ending,
        at: clock.from === null ? clock.table : clock.table + (now - clock.from),
        taken: performance.now(),
        running: clock.from !== null && this.#line.status === 'open',
      };
    }
    for (const listener of this.#listeners) listener();
  }
}
