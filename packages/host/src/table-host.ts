import { needed } from '@forceout/rulebook';
import { nextDeadline, type Viewer } from '@forceout/table';
import { type Bot, type RoomState, type TableMessage, tableTime, viewRoom } from '@forceout/wire';
import { afterReading } from './after-reading.ts';
import { Attendees } from './attendees.ts';
import { BlockRaceWindow, type SeatMove } from './block-race-window.ts';
import { BotSeats } from './bot-seats.ts';
import { type Command, nothing, type RefusalReason, type Reply } from './command.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { attendanceFrame, EntryFrames, frame, missed } from './entry-frames.ts';
import type { Follower } from './follower.ts';
import { serverSays } from './host-says.ts';
import { type Hosted, officialOf, viewerOf } from './hosted.ts';
import type { Arrival } from './lag.ts';
import {
  isRefusal,
  mayUseWords,
  type PlayerMove,
  playCommand,
  type RefereePorts,
  readUntrustedAct,
} from './play-commands.ts';
import type { Participant, Ports } from './ports.ts';
import { holdCommand } from './seating-commands.ts';
import type { Settings } from './settings.ts';
import { StoreDown } from './store/store-down.ts';
import { type AppendedEntry, TableLog } from './table-log.ts';
import { TableScheduler } from './table-scheduler.ts';

/** Further behind than this, a client is given the whole table instead; a whole match is shorter. */
const CATCH_UP = 2000;
const RETRY_MS = 1000;

export interface Joined {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly room?: RoomState;
  readonly entries?: ReturnType<typeof missed>['entries'];
  readonly state?: RoomState['state'];
}

export interface TableHooks {
  /** Another entry is durable; after it the table may be told of elsewhere. */
  readonly onEntry: (table: TableHost, appended: AppendedEntry) => void;
  /** Followers came or went. */
  readonly onAttendance: (table: TableHost) => void;
  /** Time may have stood still without anybody noticing. */
  readonly beforeDeciding: () => void;
  /** Since when nobody served a table whose last entry is of that moment; null where it was served. */
  readonly missedSince: (lastWall: number) => number | null;
  /** Nobody served the table since that moment, which stands in its log when `held` is done. */
  readonly onOutage: (since: number, held: Promise<void>) => void;
  /** A decision failed in a way that must not happen. */
  readonly onFault: (table: TableHost, cause: unknown) => void;
}

type ActMessage = Extract<TableMessage, { t: 'act' }>;

/** One table, live: decisions in order, everybody told, everything that falls due seen to. */
export class TableHost {
  readonly attendees: Attendees;
  readonly #referee: RefereePorts;
  readonly #scheduler: TableScheduler;
  readonly #raceWindow: BlockRaceWindow;
  readonly #bots: BotSeats<Bot>;
  #delayed: DelayedFeed | null = null;
  #outage: number | null = null;
  #dropped = false;

  private constructor(
    readonly ports: Ports,
    readonly settings: Settings,
    readonly hooks: TableHooks,
    readonly log: TableLog,
  ) {
    log.onEntry = appended => this.#happened(appended);
    this.attendees = new Attendees(this.hosted.room.seats.length, ports.clock.now());
    this.#referee = { game: ports.game, seed: ports.chance.seed, sha256: ports.chance.sha256 };
    const hosted = () => this.hosted;
    this.#scheduler = new TableScheduler(ports, settings, this.#referee, {
      hosted,
      attendees: this.attendees,
      run: step => this.#byItself(step),
    });
    this.#raceWindow = new BlockRaceWindow(
      ports,
      this.id,
      hosted,
      seat => this.attendees.lagMs(seat),
      mover => this.#play(mover),
    );
    this.#bots = new BotSeats<Bot>(ports.clock, {
      state: () =>
        this.hosted.room.stage === 'playing' && this.hosted.room.held === null ? this.hosted.room.state : null,
      version: () => this.hosted.room.gameSeq,
      bots: () =>
        ports.bots === null
          ? []
          : this.hosted.room.seats.flatMap((sitter, seat) => (sitter?.bot == null ? [] : [{ seat, bot: sitter.bot }])),
      plan: async ask => {
        const planned = (await ports.bots?.next(ask)) ?? null;
        const people = this.hosted.room.seats.some(sitter => sitter?.bot === null);
        return planned === null ? null : afterReading(planned, ask.view.state, people ? settings.readingMs : 0);
      },
      play: (seat, act, gameSeq) => this.#botActs(seat, act, gameSeq),
      failed: (seat, cause) => ports.journal.fault('a computer player failed', cause, { table: this.id, seat }),
    });
  }

  static async open(id: string, ports: Ports, settings: Settings, hooks: TableHooks): Promise<TableHost> {
    const table = new TableHost(ports, settings, hooks, await TableLog.open(id, ports));
    const missed = hooks.missedSince(table.log.lastWall);
    // Before anything falls due: that time was nobody's.
    if (missed !== null) table.outage(missed, 0);
    table.#scheduler.reschedule(true);
    table.#bots.look(0);
    return table;
  }

  get id(): string {
    return this.log.id;
  }

  get hosted(): Hosted {
    return this.log.hosted;
  }

  /** Nobody follows it and nothing is due: it can be forgotten and read again. */
  get idle(): boolean {
    const { stage, clock } = this.hosted.room;
    return this.attendees.here.size === 0 && this.#delayed === null && (stage === 'over' || clock.from === null);
  }

  #happened(appended: AppendedEntry): void {
    const { body, own } = appended;
    const frames = new EntryFrames(this.id, appended, this.hosted.room.state);
    for (const follower of this.attendees.here) follower.send(frames.for(follower.viewer));
    this.#delayed?.push(appended);
    // With every shake an office may end to which somebody no longer agrees.
    if (body.kind !== 'play' || body.go !== undefined || this.hosted.officials.length > 0) this.#reseat();
    this.hooks.onEntry(this, appended);
    this.#scheduler.reschedule(own);
    this.#bots.look(own ? 0 : this.settings.yieldTo);
  }

  /** Decides in turn. Time that nobody served is taken out before anything else is decided. */
  decide(person: string | null, key: string | null, step: Command): Promise<Reply> {
    return this.log.runExclusive(async () => {
      this.#mustBeServed();
      await this.#holdAfterOutage();
      // Storage may come back in the middle of a decision that waited for it.
      return await this.log.decide(person, key, step, () => this.#holdAfterOutage());
    });
  }

  async #holdAfterOutage(): Promise<void> {
    this.hooks.beforeDeciding();
    if (this.#outage === null) return;
    await this.log.decide(null, null, holdCommand('outage', this.#outage));
    this.#outage = null;
  }

  /** As `decide`, for what the host does of its own accord; false when it has to be tried again. */
  async #byItself(step: Command): Promise<boolean> {
    try {
      await this.decide(null, null, step);
      return true;
    } catch (cause) {
      this.hooks.onFault(this, cause);
      return false;
    }
  }

  /** Since when nobody served the table, where that does not stand in its log yet. */
  get unservedSince(): number | null {
    return this.#outage;
  }

  /**
   * Nobody served the table since that moment of server time. Of the nodes that have it in memory the one that wrote its
   * last entry sees to it first.
   */
  outage(since: number, wait = this.ports.store.shared && !this.log.lastOwn ? this.settings.yieldTo : 0): void {
    this.#outage = Math.min(since, this.#outage ?? since);
    this.hooks.onOutage(since, this.#held(wait));
  }

  /** The outage stands in the log; or the table is dropped, and whoever reads it again sees to that. */
  async #held(wait: number): Promise<void> {
    const pause = (ms: number) => new Promise<void>(done => void this.ports.clock.after(ms, done));
    if (wait > 0) await pause(wait);
    while (!(await this.#byItself(() => nothing)) && this.#outage !== null && !this.#dropped) await pause(RETRY_MS);
  }

  /** Others may have appended to the log or changed who is there. */
  async refresh(): Promise<void> {
    await this.log.runExclusive(() => this.log.catchUp());
  }

  async act(participant: Participant, message: ActMessage, arrival: Arrival): Promise<Reply> {
    const key = `${participant.id}/${message.key}`;
    const refused = (why: Omit<RefusalReason, 'clause'> & { readonly clause?: string | null }) =>
      this.decide(participant.id, key, () => ({ body: null, seeds: null, refusal: { clause: null, ...why } }));
    const who = viewerOf(this.hosted, participant.id);
    if (who === 'spectator')
      return await refused(
        serverSays(officialOf(this.hosted, participant.id) === null ? 'not-seated.act' : 'not-seated.consent'),
      );
    // Officials of an event were appointed by somebody who knows them.
    const appointed = typeof who !== 'number' && this.hosted.room.hall !== null;
    if (!appointed && !mayUseWords(participant, message.act)) return await refused(serverSays('no-free-text'));
    const act = readUntrustedAct(who, message.act);
    if (isRefusal(act)) return await refused(act);
    const move: PlayerMove = {
      seat: who,
      person: participant.id,
      act,
      arrival,
      expect: message.expect ?? null,
      ruled: null,
    };
    if (this.#isLate(arrival)) await this.#untilGraceIsOver(who);
    const mover = { person: participant.id, key, seat: typeof who === 'number' ? who : -1, move };
    return await (typeof who === 'number' ? this.#playInTurn(mover) : this.#play(mover));
  }

  /** Where several hands may reach for the block, their order is found first. */
  #playInTurn(mover: SeatMove): Promise<Reply> {
    return this.#raceWindow.joined(mover) ?? this.#play(mover);
  }

  #play({ person, key, move }: SeatMove): Promise<Reply> {
    return this.decide(person, key, playCommand(this.#referee, move));
  }

  async #botActs(seat: number, act: object, gameSeq: number): Promise<void> {
    const read = readUntrustedAct(seat, act as ActMessage['act']);
    const arrival = { received: this.ports.clock.now(), pressed: null, measured: null };
    const reply: Reply = isRefusal(read)
      ? { ok: false, seq: null, ...read }
      : await this.#playInTurn({
          person: `bot ${seat}`,
          key: `bot ${seat}/${gameSeq}`,
          seat,
          move: { seat, person: `bot ${seat}`, act: read, arrival, expect: gameSeq, ruled: null },
        });
    if (!reply.ok && reply.code !== 'stale')
      this.ports.journal.note('a computer player was refused', { table: this.id, seat, code: reply.code });
  }

  /** It came after a deadline that nobody has let fall yet. */
  #isLate({ received }: Arrival): boolean {
    const { state, clock } = this.hosted.room;
    const due = state === null ? null : nextDeadline(state);
    return due !== null && tableTime(clock, received) >= due;
  }

  /** A deadline has passed, but an act of its seat that left in time may still arrive: nobody overtakes that. */
  async #untilGraceIsOver(who: Viewer): Promise<void> {
    const grace = this.#scheduler.grace();
    if (grace === null || (typeof who === 'number' && grace.seats.includes(who))) return;
    const wait = grace.until - this.ports.clock.now();
    if (wait > 0) await new Promise<void>(done => void this.ports.clock.after(wait, done));
  }

  /** Begins to follow; from here on the follower is told everything. */
  follow(follower: Follower, from: number | null, onJoined: (joined: Joined) => void): Promise<void> {
    return this.log.runExclusive(async () => {
      this.#mustBeServed();
      if (this.ports.store.shared) await this.log.catchUp();
      follower.viewer = viewerOf(this.hosted, follower.person.id);
      const { delaySeconds } = this.hosted.room.setup;
      const joined =
        follower.viewer === 'spectator' && delaySeconds > 0
          ? await this.#joinDelayed(follower, delaySeconds * 1000)
          : await this.#join(follower, from);
      this.attendees.look(this.ports.clock.now());
      onJoined(joined);
      this.#attendanceChanged();
    });
  }

  async #join(follower: Follower, from: number | null): Promise<Joined> {
    const { room } = this.hosted;
    const { viewer } = follower;
    const behind = from === null ? Number.POSITIVE_INFINITY : room.seq - from;
    // No further than the table here is: another node may be ahead already, and its entries are told when they are taken.
    const stored =
      from !== null && behind > 0 && behind <= CATCH_UP ? await this.ports.store.read(this.id, from, behind) : [];
    this.attendees.here.add(follower);
    if (behind < 0 || behind > CATCH_UP) return { viewer, seq: room.seq, room: viewRoom(room, viewer) };
    const { entries, hidden } = missed(await this.log.named(stored), viewer);
    return {
      viewer,
      seq: room.seq,
      entries,
      ...(hidden ? { state: viewRoom(room, viewer).state } : {}),
    };
  }

  async #joinDelayed(follower: Follower, delayMs: number): Promise<Joined> {
    this.#delayed ??= new DelayedFeed(
      this.id,
      delayMs,
      this.ports.clock,
      await this.log.named(await this.ports.store.read(this.id, 0, this.hosted.room.seq)),
    );
    this.#delayed.followers.add(follower);
    const room = needed(this.#delayed.room, 'The table as late spectators see it');
    return { viewer: follower.viewer, seq: room.seq, room };
  }

  unfollow(follower: Follower): void {
    this.attendees.here.delete(follower);
    this.#delayed?.followers.delete(follower);
    if (this.#delayed?.followers.size === 0) {
      this.#delayed.stop();
      this.#delayed = null;
    }
    this.#attendanceChanged();
  }

  /** What somebody is here may have changed: by sitting down, standing up, or an office. */
  #reseat(): void {
    let changed = false;
    for (const follower of this.followers) {
      const viewer = viewerOf(this.hosted, follower.person.id);
      const same = viewer === follower.viewer;
      if (same && follower.mayStay()) continue;
      changed = true;
      follower.viewer = viewer;
      this.#delayed?.followers.delete(follower);
      // A new spectator comes in again by the door, which knows who may watch and how far behind.
      if (viewer === 'spectator' && (!follower.mayStay() || this.hosted.room.setup.delaySeconds > 0)) {
        this.attendees.here.delete(follower);
        this.ports.clock.after(0, () => follower.cutOff());
        continue;
      }
      this.attendees.here.add(follower);
      follower.send(frame({ t: 'viewer', table: this.id, viewer, room: viewRoom(this.hosted.room, viewer) }));
    }
    if (changed) this.#attendanceChanged();
  }

  #attendanceChanged(): void {
    this.attendees.look(this.ports.clock.now());
    this.hooks.onAttendance(this);
    this.tellAttendance();
    this.#scheduler.reschedule(true);
  }

  /** The other nodes told who is with them. */
  hearAttendance(others: readonly string[]): void {
    if (!this.attendees.read(others)) return;
    this.attendees.look(this.ports.clock.now());
    this.tellAttendance();
    this.#scheduler.reschedule(false);
  }

  tellAttendance(): void {
    const text = attendanceFrame(this.id, this.attendees.shown());
    for (const follower of this.attendees.here) follower.send(text);
  }

  get followers(): readonly Follower[] {
    return [...this.attendees.here, ...(this.#delayed?.followers ?? [])];
  }

  /** Whoever still has hold of a table that was dropped asks again, and gets the one that everybody else has. */
  #mustBeServed(): void {
    if (this.#dropped) throw new StoreDown('the table is read again');
  }

  /** Forgotten, with what it knew. */
  drop(): void {
    this.#dropped = true;
    this.stop();
    for (const follower of this.followers) follower.cutOff();
  }

  stop(): void {
    this.#scheduler.stop();
    this.#bots.stop();
    this.#delayed?.stop();
  }
}
