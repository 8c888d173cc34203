import type { Viewer } from '@forceout/table';
import type { ServerMessage, TableMessage } from '@forceout/wire';
import { StoreDown } from '../store/store-errors.ts';
import { type Access, accessOf } from './access.ts';
import type { Follower } from './follower.ts';
import { frame } from './frames.ts';
import type { Hall } from './hall.ts';
import { viewerOf } from './hosted.ts';
import { TableMissing } from './log.ts';
import type { Doer } from './ports.ts';
import { rematchWhenDue } from './rematch.ts';
import { botStep, phraseStep, resignStep, sitStep, standStep, wishStep } from './seating.ts';
import type { Reply } from './step.ts';
import type { Joined, TableHost } from './table.ts';
import type { Arrival } from './time.ts';

/** Longest draft of a Solution that is kept. */
const DRAFT_CHARS = 6000;

/** Knows who came with a code and who owns which class. */
export interface Doors {
  admitted(table: string, person: string): Promise<boolean>;
  admit(table: string, person: string): Promise<void>;
  ownsClass(person: string, classId: string): Promise<boolean>;
}

/** A connection with somebody at its other end. */
export interface Caller {
  readonly doer: Doer;
  readonly following: Map<string, Follower>;
  readonly closed: boolean;
  send(text: string): void;
  close(): void;
  lagMs(): number | null;
}

type Refused = Omit<Extract<ServerMessage, { t: 'refused' }>, 't' | 'ask' | 'table'>;

const no = (code: string, message: string): Refused => ({ code, clause: null, message, seq: null });

const refusedBy = ({ ok: _, ...why }: Extract<Reply, { ok: false }>): Refused => why;

/** A table that is not there and one that is not for you look the same. */
const NO_TABLE = no('no-table', 'There is no such table, or it is not open to you.');

/** Nobody waits longer than five seconds for an answer; what was asked may still be done. */
const ANSWER_MS = 4500;
const STORE_AWAY = no('store-away', 'It is not known whether this was done. Send it again with the same key.');

/** Takes the messages about tables, whichever way they come, and answers every one. */
export class Reception {
  constructor(
    readonly hall: Hall,
    readonly doors: Doors,
  ) {}

  async receive(caller: Caller, message: TableMessage, arrival: Arrival): Promise<void> {
    const { ask, table } = message;
    let answered = false;
    const refuse = (why: Refused) => {
      if (!answered) caller.send(frame({ t: 'refused', ask, table, ...why }));
      answered = true;
    };
    const cancel = this.hall.ports.clock.after(ANSWER_MS, () => refuse(STORE_AWAY));
    try {
      const reply = await this.#handle(caller, message, arrival);
      if (reply === null || answered) return;
      if (reply.ok) caller.send(frame({ t: 'ack', ask, table, seq: reply.seq }));
      else refuse(refusedBy(reply));
    } catch (cause) {
      if (cause instanceof TableMissing) refuse(NO_TABLE);
      else if (cause instanceof StoreDown) refuse(STORE_AWAY);
      else {
        this.hall.ports.journal.fault('a message failed', cause, { table, t: message.t });
        refuse(no('fault', 'Something went wrong on our side.'));
      }
    } finally {
      cancel();
    }
  }

  /** What this person may do with this table. */
  async access(doer: Doer, host: TableHost): Promise<Access> {
    return (await this.#standing(doer, host))();
  }

  /** As `access`, to be asked again when the table has changed. */
  async #standing(doer: Doer, host: TableHost): Promise<() => Access> {
    const row = await this.hall.ports.store.row(host.id);
    if (row === null) throw new TableMissing(host.id);
    const [admitted, coach] = await Promise.all([
      this.doors.admitted(host.id, doer.id),
      row.classId === null ? false : this.doors.ownsClass(doer.id, row.classId),
    ]);
    return () => accessOf(host.hosted, row, { doer, admitted, coach });
  }

  async #handle(caller: Caller, message: TableMessage, arrival: Arrival): Promise<Reply | null> {
    const { doer } = caller;
    const host = await this.hall.table(message.table);
    if (message.t !== 'join' && message.t !== 'leave' && viewerOf(host.hosted, doer.id) === 'spectator')
      if (!(await this.access(doer, host)).follow) return { ok: false, ...NO_TABLE };
    switch (message.t) {
      case 'act':
        return await host.act(doer, message, arrival);
      case 'join':
        return await this.#join(caller, host, message);
      case 'leave':
        return this.#leave(caller, host);
      case 'sit':
        if ((await this.access(doer, host)).sit) await this.doors.admit(host.id, doer.id);
        else if (host.hosted.room.stage === 'gathering') return { ok: false, ...NO_TABLE };
        return await host.decide(doer.id, null, sitStep(doer, message.seat ?? null));
      case 'stand':
        return await host.decide(doer.id, null, standStep(doer));
      case 'bot':
        if (this.hall.ports.bots === null)
          return { ok: false, ...no('no-bots', 'There are no computer players here.') };
        return await host.decide(doer.id, null, botStep(doer, message.seat, message.bot));
      case 'phrase':
        return await host.decide(doer.id, `${doer.id}/${message.key}`, phraseStep(doer, message.phrase));
      case 'rematch':
        return await this.#wish(doer, host);
      case 'resign-office':
        return await host.decide(doer.id, null, resignStep(doer));
      case 'draft':
        return await this.#keepDraft(doer, host, message);
    }
  }

  /** A node may die between the last wish and the new table: whoever wishes again has it made. */
  async #wish(doer: Doer, host: TableHost): Promise<Reply> {
    const reply = await host.decide(doer.id, null, wishStep(doer));
    if (reply.ok) await rematchWhenDue(this.hall, host);
    return reply;
  }

  async #keepDraft(doer: Doer, host: TableHost, message: Extract<TableMessage, { t: 'draft' }>): Promise<Reply> {
    if (!host.hosted.people.includes(doer.id))
      return { ok: false, ...no('not-seated', 'Only players keep a draft at a table.') };
    const draft = JSON.stringify(message.draft);
    if (draft.length > DRAFT_CHARS) return { ok: false, ...no('too-long', 'That draft is too long to keep.') };
    await this.hall.ports.store.saveDraft(
      host.id,
      doer.id,
      { shake: message.shake, draft },
      this.hall.ports.clock.now(),
    );
    return { ok: true, seq: host.hosted.room.seq };
  }

  async #join(caller: Caller, host: TableHost, message: Extract<TableMessage, { t: 'join' }>): Promise<Reply | null> {
    const access = await this.#standing(caller.doer, host);
    if (!access().follow) return { ok: false, ...NO_TABLE };
    this.#leave(caller, host);
    const kept = await this.hall.ports.store.draft(host.id, caller.doer.id);
    const draft = kept === null ? null : { shake: kept.shake, draft: JSON.parse(kept.draft) };
    const follower: Follower = {
      person: caller.doer,
      viewer: 'spectator' as Viewer,
      mayStay: () => access().follow,
      send: text => caller.send(text),
      cutOff: () => caller.close(),
      lagMs: () => caller.lagMs(),
    };
    await host.follow(follower, message.from ?? null, (joined: Joined) => {
      // Joined twice at once: only one of them follows, or nobody would ever see it go.
      this.#leave(caller, host);
      caller.following.set(host.id, follower);
      const { viewer, seq, room, entries, state } = joined;
      caller.send(
        frame({
          t: 'joined',
          ask: message.ask,
          table: host.id,
          viewer: viewer as Extract<ServerMessage, { t: 'joined' }>['viewer'],
          seq,
          ...(room === undefined ? {} : { room }),
          ...(entries === undefined ? {} : { entries }),
          ...(state == null ? {} : { state }),
          attendance: host.attendees.shown(),
          maker: host.hosted.owner === caller.doer.id,
          draft,
          wall: this.hall.ports.clock.now(),
        }),
      );
    });
    if (caller.closed) this.#leave(caller, host);
    return null;
  }

  #leave(caller: Caller, host: TableHost): Reply {
    const follower = caller.following.get(host.id);
    if (follower !== undefined) {
      caller.following.delete(host.id);
      host.unfollow(follower);
    }
    return { ok: true, seq: host.hosted.room.seq };
  }

  /** The connection is gone. */
  async gone(caller: Caller): Promise<void> {
    for (const [table, follower] of caller.following) {
      caller.following.delete(table);
      await this.hall.table(table).then(
        host => host.unfollow(follower),
        () => {},
      );
    }
  }
}
