import type { StreamRow } from '@forceout/host';
import type { Role } from '@forceout/wire';
import type { After } from './safety-store.ts';

export interface Invitation {
  readonly code: string;
  readonly table: string;
  readonly role: Role;
  readonly expires: number;
}

/** Which of the tables that want to be found. */
export interface ListedTables {
  /** Waiting for players, or playing and open to be watched. */
  readonly stage: 'gathering' | 'playing';
  /** Of this class, or of none. */
  readonly classId: string | null;
  /** Of a class, and of none as well. */
  readonly roams?: boolean | undefined;
  /** Any of these editions; empty: all. */
  readonly editions: readonly string[];
  readonly division: string | null;
  /** Not made before. */
  readonly since: number;
}

/** Which of the tables that somebody came to: unfinished ones wait or play. */
export type OwnTables = 'any' | 'unfinished' | 'playing';

/** A table with the names of those who sit there. */
export interface ListedTable {
  readonly row: StreamRow;
  readonly roster: ReadonlyMap<string, string>;
}

/** Who came to which table, who is invited, and which tables want to be found. */
export interface AdmissionStore {
  admitted(table: string, person: string): Promise<boolean>;
  admit(table: string, person: string, now: number): Promise<void>;
  /** False when a table or an invitation has this code. */
  invite(invitation: Invitation): Promise<boolean>;
  /** An invitation is used once. */
  takeInvitation(code: string, now: number): Promise<Invitation | null>;
  giveBack(invitation: Invitation): Promise<void>;
  /** Those that wait longest first. */
  listed(which: ListedTables, after: After | null, limit: number): Promise<readonly ListedTable[]>;
  /** Tables somebody came to, newest first. */
  tablesOf(person: string, which: OwnTables, after: After | null, limit: number): Promise<readonly ListedTable[]>;
}
