import type { StoredEntry } from '@forceout/host';
import { type Hosted, hostedAfter, type LoggedBody, viewerOf, withNames } from '@forceout/host';
import { nextDeadline } from '@forceout/table';
import { type RoomState, tableTime, viewRoom } from '@forceout/wire';

/** An act that the server said is done. */
export interface Acknowledged {
  readonly person: string;
  readonly seq: number;
  readonly do: string;
}

/** A time in which nobody served. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The log of a table, folded, to be held against the laws. Each check gives a sentence for whatever is wrong. */
export class JudgedLog {
  readonly hosted: Hosted;
  readonly #rooms: readonly RoomState[];

  constructor(
    readonly id: string,
    readonly log: readonly StoredEntry[],
    roster: ReadonlyMap<string, string>,
  ) {
    let hosted: Hosted | null = null;
    const rooms: RoomState[] = [];
    for (const entry of log) {
      const logged = JSON.parse(entry.body) as LoggedBody;
      const body = withNames(logged, entry.person, roster, hosted?.room.seats ?? []);
      hosted = hostedAfter(id, hosted, entry, body);
      rooms.push(hosted.room);
    }
    this.hosted = hosted!;
    this.#rooms = rooms;
  }

  /** One order, without a gap, and no act twice (Law 2, 3). */
  *order(): Generator<string> {
    for (const [i, { seq }] of this.log.entries())
      if (seq !== i + 1) yield `${this.id}: entry ${seq} stands at ${i + 1}`;
    const keys = this.log.flatMap(e => e.key ?? []);
    if (new Set(keys).size !== keys.length) yield `${this.id}: an act was done twice`;
  }

  /** What was acknowledged is there (Law 1). */
  *kept(acknowledged: readonly Acknowledged[]): Generator<string> {
    for (const { person, seq, do: what } of acknowledged) {
      const entry = this.log[seq - 1];
      if (entry?.person !== person || entry.key === null)
        yield `${this.id}: "${what}" of ${person} was acknowledged as ${seq} and is not in the log`;
    }
  }

  /** Time stood still while nobody served the table (Law 8). */
  *still(outages: readonly Outage[]): Generator<string> {
    for (const { from, to } of outages) {
      const next = this.log.findIndex(e => e.wall >= to);
      const before = this.#rooms[(next < 0 ? this.log.length : next) - 1];
      if (before?.state == null || before.clock.from === null || before.clock.from >= from) continue;
      if (before.stage !== 'playing' || nextDeadline(before.state) === null) continue;
      const body = next < 0 ? null : (JSON.parse(this.log[next]!.body) as LoggedBody);
      const most = Math.max(before.state.at, tableTime(before.clock, from));
      if (body?.kind !== 'held' || body.at > most)
        yield `${this.id}: time ran while nobody served it, ${from} to ${to}`;
    }
  }

  /** A client has come to the same table. */
  *same(person: string, seen: RoomState | undefined): Generator<string> {
    const shown = viewRoom(this.hosted.room, viewerOf(this.hosted, person));
    if (JSON.stringify(seen) !== JSON.stringify(shown))
      yield `${this.id}: ${person} sees ${seen?.seq}, the table is at ${shown.seq}${difference(seen, shown)}`;
  }
}

/** Where two tables differ, for the message. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (JSON.stringify(a) === JSON.stringify(b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `; ${path}: ${JSON.stringify(a)?.slice(0, 80)} / ${JSON.stringify(b)?.slice(0, 80)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found !== '') return found;
  }
  return `; ${path}: same, in another order`;
}
