import type { AdmissionPolicy, StoredCard, StreamRow, StreamStore } from '@forceout/host';
import { shownCard } from '@forceout/host';
import type { MyTableCard, Role, TableCard } from '@forceout/wire';
import { admissionStore } from '../store/admissions.ts';
import type { Engine } from '../store/engine.ts';
import { streamStore } from '../store/streams.ts';
import type { AdmissionStore, Invitation, ListedTables } from './admissions-store.ts';
import type { Classes } from './classes.ts';
import type { After } from './safety-store.ts';
import { newCode } from './secrets.ts';

const INVITATION_MS = 86_400_000;
/** A table that found no players in so long is no longer shown. */
const WAITING_MS = 3 * 3_600_000;
/** A match takes an afternoon at most; what runs longer was left. */
const LIVE_MS = 12 * 3_600_000;
const PAGE = 50;

/** A table as lists show it, with the keys of those who sit there. */
export interface SeatedCard {
  readonly card: TableCard;
  readonly people: readonly string[];
}

const seatedAt = (row: StreamRow): readonly string[] =>
  (JSON.parse(row.card) as StoredCard).players.flatMap(seat => (seat !== null && 'key' in seat ? [seat.key] : []));

/** Who may come to which table: by its code, by an invitation, or because it is listed. */
export class Admissions implements AdmissionPolicy {
  readonly store: AdmissionStore;
  readonly #streams: StreamStore;

  constructor(
    engine: Engine,
    readonly classes: Classes,
    readonly now: () => number,
  ) {
    this.store = admissionStore(engine);
    this.#streams = streamStore(engine);
  }

  admitted(table: string, person: string): Promise<boolean> {
    return this.store.admitted(table, person);
  }

  ownsClass(person: string, classId: string): Promise<boolean> {
    return this.classes.owns(person, classId);
  }

  admit(table: string, person: string): Promise<void> {
    return this.store.admit(table, person, this.now());
  }

  async byCode(code: string): Promise<StreamRow | null> {
    const row = await this.#streams.rowByCode(code);
    // The code of a match that is over leads nowhere: it was given to those who play, not for good.
    return row === null || (JSON.parse(row.card) as { stage?: string }).stage === 'over' ? null : row;
  }

  /** What a table plays, and who sits there. */
  async card(row: StreamRow): Promise<TableCard> {
    return shownCard(row, await this.#streams.roster(row.id));
  }

  async invite(
    table: string,
    role: Role,
  ): Promise<{ readonly code: string; readonly role: Role; readonly expires: number }> {
    const expires = this.now() + INVITATION_MS;
    for (;;) {
      const code = newCode();
      if (await this.store.invite({ code, table, role, expires })) return { code, role, expires };
    }
  }

  useInvitation(code: string): Promise<Invitation | null> {
    return this.store.takeInvitation(code, this.now());
  }

  /** Whoever came with it could not take the office: it is good for somebody else. */
  giveBack(code: string, invitation: Invitation): Promise<void> {
    return this.store.giveBack({ ...invitation, code });
  }

  /** Tables that want to be found: those that wait longest first; of the reader's class, or of none. */
  async listed(
    which: Omit<ListedTables, 'since'>,
    after: After | null = null,
    limit = PAGE,
  ): Promise<readonly SeatedCard[]> {
    const since = this.now() - (which.stage === 'gathering' ? WAITING_MS : LIVE_MS);
    const found = await this.store.listed({ ...which, since }, after, limit);
    return found.map(({ row, roster }) => ({ card: shownCard(row, roster), people: seatedAt(row) }));
  }

  /** A table at which this person plays a match against people that still runs: it counts for ratings or an event. */
  async playingAt(person: string): Promise<string | null> {
    let after: After | null = null;
    for (;;) {
      const page = await this.store.tablesOf(person, 'playing', after, PAGE);
      for (const { row } of page) {
        const people = seatedAt(row);
        if (people.length > 1 && people.includes(person)) return row.id;
      }
      const last = page.at(-1)?.row;
      if (last === undefined || page.length < PAGE) return null;
      after = { at: last.made, id: last.id };
    }
  }

  /** Tables somebody came to, newest first. */
  async of(
    person: string,
    unfinished = false,
    after: After | null = null,
    limit = PAGE,
  ): Promise<readonly MyTableCard[]> {
    const found = await this.store.tablesOf(person, unfinished ? 'unfinished' : 'any', after, limit);
    return found.map(({ row, roster }) => ({ ...shownCard(row, roster), seated: seatedAt(row).includes(person) }));
  }
}
