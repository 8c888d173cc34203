import type { Viewer } from '@forceout/table';
import type { ServerMessage, TableMessage } from '@forceout/wire';
import { type Access, accessOf } from './access.ts';
import type { Reply } from './command.ts';
import { frame } from './entry-frames.ts';
import type { Follower } from './follower.ts';
import { type ServerKey, serverSays } from './host-says.ts';
import { viewerOf } from './hosted.ts';
import type { Arrival } from './lag.ts';
import { consentCommand, removeOfficialCommand, resignCommand } from './official-commands.ts';
import type { Participant } from './ports.ts';
import { rematchWhenDue } from './rematch.ts';
import { botCommand, phraseCommand, sitCommand, standCommand, wishCommand } from './seating-commands.ts';
import { StoreDown } from './store/store-down.ts';
import type { Joined, TableHost } from './table-host.ts';
import { TableMissing } from './table-log.ts';
import type { TableRegistry } from './table-registry.ts';

/** Longest draft of a Solution that is kept. */
const DRAFT_CHARS = 6000;

/** Knows who came with a code and who owns which class. */
export interface AdmissionPolicy {
  admitted(table: string, person: string): Promise<boolean>;
  admit(table: string, person: string): Promise<void>;
  ownsClass(person: string, classId: string): Promise<boolean>;
}

/** A connection with somebody at its other end. */
export interface ClientSession {
  readonly participant: Participant;
  readonly following: Map<string, Follower>;
  readonly closed: boolean;
  send(text: string): void;
  close(): void;
  lagMs(): number | null;
}

type Refused = Omit<Extract<ServerMessage, { t: 'refused' }>, 't' | 'ask' | 'table'>;

const no = (key: ServerKey): Refused => ({ ...serverSays(key), clause: null, seq: null });

const refusedBy = ({ ok: _, ...why }: Extract<Reply, { ok: false }>): Refused => why;

/** A table that is not there and one that is not for you look the same. */
const NO_TABLE = no('no-table');

/** Nobody waits longer than five seconds for an answer; what was asked may still be done. */
const ANSWER_MS = 4500;
const STORE_AWAY = no('store-away.unknown');

/** Takes the messages about tables, whichever way they come, and answers every one. */
export class MessageRouter {
  constructor(
    readonly registry: TableRegistry,
    readonly doors: AdmissionPolicy,
  ) {}

  async receive(caller: ClientSession, message: TableMessage, arrival: Arrival): Promise<void> {
    const { ask, table } = message;
    let answered = false;
    const refuse = (why: Refused) => {
      if (!answered) caller.send(frame({ t: 'refused', ask, table, ...why }));
      answered = true;
    };
    const cancel = this.registry.ports.clock.after(ANSWER_MS, () => refuse(STORE_AWAY));
    try {
      const reply = await this.#handle(caller, message, arrival);
      if (reply === null || answered) return;
      if (reply.ok) caller.send(frame({ t: 'ack', ask, table, seq: reply.seq }));
      else refuse(refusedBy(reply));
    } catch (cause) {
      if (cause instanceof TableMissing) refuse(NO_TABLE);
      else if (cause instanceof StoreDown) refuse(STORE_AWAY);
      else {
        this.registry.ports.journal.fault('a message failed', cause, { table, t: message.t });
        refuse(no('fault'));
      }
    } finally {
      cancel();
    }
  }

  /** What this person may do with this table. */
  async access(participant: Participant, host: TableHost): Promise<Access> {
    return (await this.#standing(participant, host))();
  }

  async #isCoach(participant: Participant, host: TableHost): Promise<boolean> {
    const row = await this.registry.ports.store.row(host.id);
    return row !== null && row.classId !== null && (await this.doors.ownsClass(participant.id, row.classId));
  }

  /** As `access`, to be asked again when the table has changed. */
  async #standing(participant: Participant, host: TableHost): Promise<() => Access> {
    const row = await this.registry.ports.store.row(host.id);
    if (row === null) throw new TableMissing(host.id);
    const [admitted, coach] = await Promise.all([
      this.doors.admitted(host.id, participant.id),
      row.classId === null ? false : this.doors.ownsClass(participant.id, row.classId),
    ]);
    return () => accessOf(host.hosted, row, { participant, admitted, coach });
  }

  async #handle(caller: ClientSession, message: TableMessage, arrival: Arrival): Promise<Reply | null> {
    const { participant } = caller;
    const host = await this.registry.table(message.table);
    if (message.t !== 'join' && message.t !== 'leave' && viewerOf(host.hosted, participant.id) === 'spectator')
      if (!(await this.access(participant, host)).follow) return { ok: false, ...NO_TABLE };
    switch (message.t) {
      case 'act':
        return await host.act(participant, message, arrival);
      case 'join':
        return await this.#join(caller, host, message);
      case 'leave':
        return this.#leave(caller, host);
      case 'sit':
        if ((await this.access(participant, host)).sit) await this.doors.admit(host.id, participant.id);
        else if (host.hosted.room.stage === 'gathering') return { ok: false, ...NO_TABLE };
        return await host.decide(
          participant.id,
          null,
          sitCommand(participant, message.seat ?? null, this.registry.ports.looksLike),
        );
      case 'stand':
        return await host.decide(participant.id, null, standCommand(participant));
      case 'bot':
        if (this.registry.ports.bots === null) return { ok: false, ...no('no-bots') };
        return await host.decide(participant.id, null, botCommand(participant, message.seat, message.bot));
      case 'phrase':
        return await host.decide(
          participant.id,
          `${participant.id}/${message.key}`,
          phraseCommand(participant, message.phrase),
        );
      case 'rematch':
        return await this.#wish(participant, host);
      case 'consent':
        return await host.decide(participant.id, null, consentCommand(participant, message.official, message.agrees));
      case 'remove-official':
        return await host.decide(
          participant.id,
          null,
          removeOfficialCommand(participant, message.official, await this.#isCoach(participant, host)),
        );
      case 'resign-office':
        return await host.decide(participant.id, null, resignCommand(participant));
      case 'draft':
        return await this.#keepDraft(participant, host, message);
    }
  }

  /** A node may die between the last wish and the new table: whoever wishes again has it made. */
  async #wish(participant: Participant, host: TableHost): Promise<Reply> {
    const reply = await host.decide(participant.id, null, wishCommand(participant));
    if (reply.ok) await rematchWhenDue(this.registry, host);
    return reply;
  }

  async #keepDraft(
    participant: Participant,
    host: TableHost,
    message: Extract<TableMessage, { t: 'draft' }>,
  ): Promise<Reply> {
    if (!host.hosted.people.includes(participant.id)) return { ok: false, ...no('not-seated.draft') };
    const draft = JSON.stringify(message.draft);
    if (draft.length > DRAFT_CHARS) return { ok: false, ...no('too-long.draft') };
    await this.registry.ports.store.saveDraft(
      host.id,
      participant.id,
      { shake: message.shake, draft },
      this.registry.ports.clock.now(),
    );
    return { ok: true, seq: host.hosted.room.seq };
  }

  async #join(
    caller: ClientSession,
    host: TableHost,
    message: Extract<TableMessage, { t: 'join' }>,
  ): Promise<Reply | null> {
    const access = await this.#standing(caller.participant, host);
    if (!access().follow) return { ok: false, ...NO_TABLE };
    this.#leave(caller, host);
    const kept = await this.registry.ports.store.draft(host.id, caller.participant.id);
    const draft = kept === null ? null : { shake: kept.shake, draft: JSON.parse(kept.draft) };
    const follower: Follower = {
      person: caller.participant,
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
          maker: host.hosted.owner === caller.participant.id,
          draft,
          wall: this.registry.ports.clock.now(),
        }),
      );
    });
    if (caller.closed) this.#leave(caller, host);
    return null;
  }

  #leave(caller: ClientSession, host: TableHost): Reply {
    const follower = caller.following.get(host.id);
    if (follower !== undefined) {
      caller.following.delete(host.id);
      host.unfollow(follower);
    }
    return { ok: true, seq: host.hosted.room.seq };
  }

  /** The connection is gone. */
  async gone(caller: ClientSession): Promise<void> {
    for (const [table, follower] of caller.following) {
      caller.following.delete(table);
      await this.registry.table(table).then(
        host => host.unfollow(follower),
        () => {},
      );
    }
  }
}
