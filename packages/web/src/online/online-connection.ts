import {
  type Act,
  type BotLevel,
  botLevelOf,
  type Json,
  type Refusal,
  type Seat,
  totals,
  type Viewer,
} from '@forceout/table';
import {
  type Answer,
  type Attendance,
  betweenShakes,
  type Followed,
  notAgreed,
  type Official,
  type Phrase,
  type RoomState,
  type TableClient,
} from '@forceout/wire';
import type {
  HallAtTable,
  Line,
  OfficialAtTable,
  OfficialsAtTable,
  Reply,
  Snapshot,
  TableConnection,
} from '../host/table-connection.ts';
import { SeatPlace } from './seat-place.ts';

/** Acts that mean something only at the table as the player saw it. */
const FRESH = ['lift', 'move', 'shift', 'bonus', 'say'];
const DRAFT_MS = 1000;

function replyOf(answer: Answer): Reply {
  if (answer.ok) return { ok: true };
  const { ok: _ok, seq: _seq, ...refused } = answer;
  return { ok: false, refused: refused as Refusal['refused'] };
}

/** A table at the server. */
export class OnlineConnection implements TableConnection {
  readonly kind = 'online';
  readonly practice = false;
  readonly timed = true;
  readonly step = null;
  readonly id: string;
  readonly #client: TableClient;
  readonly #listeners = new Set<() => void>();
  readonly #stop: (() => void)[] = [];
  #snapshot: Snapshot | null = null;
  #wasThere = false;
  #place: SeatPlace | null = null;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: TableClient, table: string) {
    this.id = table;
    this.#client = client;
    this.#stop.push(client.onChange(changed => (changed === table || changed === null) && this.#changed()));
    client.follow(table);
  }

  get #followed(): Followed | null {
    return this.#client.table(this.id);
  }

  get viewer(): Viewer {
    return this.#followed?.viewer ?? 'spectator';
  }

  get seats(): readonly Seat[] {
    return typeof this.viewer === 'number' ? [this.viewer] : [];
  }

  get room(): RoomState | null {
    return this.#followed?.room ?? null;
  }

  get attendance(): Attendance | null {
    return this.#followed?.attendance ?? null;
  }

  get personName(): string | null {
    return this.#client.you?.name ?? null;
  }

  snapshot = (): Snapshot | null => this.#snapshot;

  line = (): Line => {
    if (this.#client.status !== 'open') return this.#wasThere ? 'lost' : 'opening';
    if (this.room !== null) return 'open';
    return this.#wasThere || this.#client.isTurnedAway(this.id) ? 'failed' : 'opening';
  };

  trouble = (): null => null;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async act({ seat: _, ...act }: Act): Promise<Reply> {
    const answer = await this.#client.act(this.id, act, FRESH.includes(act.do));
    return replyOf(answer);
  }

  botAt(seat: Seat): BotLevel | null {
    const bot = this.room?.seats[seat]?.bot ?? null;
    return bot === null ? null : botLevelOf(bot.level);
  }

  isHere(seat: Seat): boolean {
    return this.botAt(seat) !== null || (this.attendance?.seats[seat]?.here ?? true);
  }

  lagOf(seat: Seat): number | null {
    return this.attendance?.seats[seat]?.lag ?? null;
  }

  waits(): 'outage' | 'empty' | 'hall' | null {
    return this.room?.held?.why ?? null;
  }

  hurry(): void {
    this.#client.hurry();
  }

  elsewhere(): boolean {
    return this.#place?.elsewhere ?? false;
  }

  playHere(): void {
    this.#place?.take();
    this.#changed();
  }

  watchers(): number {
    return this.attendance?.spectators ?? 0;
  }

  hall(): HallAtTable | null {
    const hall = this.room?.hall;
    if (!hall) return null;
    const { place, clock } = hall;
    const now = clock?.pausedAt ?? this.#client.serverNow();
    return {
      event: place.event,
      left: clock && { warningMs: clock.warningAt - now, stopMs: clock.stopAt - now },
    };
  }

  officials(): OfficialsAtTable {
    const { room } = this;
    const answered = async (answer: Promise<Answer>): Promise<Reply> => replyOf(await answer);
    return {
      list: room === null ? [] : room.officials.map(official => this.#official(room, official)),
      agree: (official, agrees) => answered(this.#client.consent(this.id, official, agrees)),
      remove: official => answered(this.#client.removeOfficial(this.id, official)),
      leave: () => answered(this.#client.resignOffice(this.id)),
    };
  }

  #official(room: RoomState, official: Official): OfficialAtTable {
    const { id, role, name, waits, agreed } = official;
    const seat = this.viewer;
    const word = agreed.find(a => a.seat === seat);
    const said = word === undefined ? 'no' : word.until === null ? 'yes' : 'ends';
    return {
      id,
      role,
      name,
      me: typeof seat !== 'number' && name === this.personName,
      waitsFor: notAgreed(room, official),
      mine: typeof seat === 'number' && waits ? said : null,
      mayRemove: waits && this.#followed?.maker === true && (typeof seat !== 'number' || betweenShakes(room.state)),
    };
  }

  sit(seat: Seat): Promise<Answer> {
    return this.#client.sit(this.id, seat);
  }

  stand(): Promise<Answer> {
    return this.#client.stand(this.id);
  }

  seatBot(seat: Seat, level: BotLevel): Promise<Answer> {
    return this.#client.bot(this.id, seat, { level, style: 'steady' });
  }

  sayPhrase(phrase: Phrase): Promise<unknown> {
    return this.#client.phrase(this.id, phrase);
  }

  heardPhrase() {
    return this.#followed?.phrase ?? null;
  }

  /** Seats of an event are given by the event: there is no other match with the same players. */
  get rematch(): (() => Promise<unknown>) | undefined {
    return this.room?.hall ? undefined : () => this.#client.rematch(this.id);
  }

  /** Sent a moment after the last stroke; the page keeps its own copy at every stroke. */
  keepDraft(shake: number, draft: Json): void {
    clearTimeout(this.#draftTimer);
    if (this.elsewhere()) return;
    this.#draftTimer = setTimeout(() => void this.#client.draft(this.id, shake, draft), DRAFT_MS);
  }

  keptDraft(shake: number): Json {
    const kept = this.#followed?.draft;
    return kept?.shake === shake ? kept.draft : null;
  }

  lookAs(): void {}
  hold(): void {}
  release(): void {}

  close(): void {
    clearTimeout(this.#draftTimer);
    for (const stop of this.#stop) stop();
    this.#place?.close();
    this.#client.unfollow(this.id);
    this.#listeners.clear();
  }

  #changed(): void {
    const followed = this.#followed;
    if (followed !== null) this.#wasThere = true;
    const { you } = this.#client;
    if (this.seats.length > 0 && you !== null) this.#place ??= new SeatPlace(this.id, you.id, () => this.#changed());
    if (followed?.room.state) {
      const { events, ending } = followed;
      const { clock, state } = followed.room;
      const now = this.#client.serverNow();
      this.#snapshot = {
        view: { viewer: this.viewer, state, scores: totals(state) },
        events,
        ending,
        at: clock.from === null ? clock.table : clock.table + (now - clock.from),
        taken: performance.now(),
        running: clock.from !== null && this.#client.status === 'open',
      };
    }
    for (const listener of this.#listeners) listener();
  }
}
