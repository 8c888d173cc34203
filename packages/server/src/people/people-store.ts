import type { Participant } from '@forceout/host';
import type { Person } from '@forceout/wire';
import type { Pages } from './object-text.ts';

/** Kinds of machine that a session or a passkey is on; all that is kept about it. */
export const DEVICES = ['phone', 'tablet', 'chromebook', 'windows', 'mac', 'linux', 'program', 'other'] as const;
export type Device = (typeof DEVICES)[number];

export interface PersonRow extends Participant {
  readonly login: string | null;
  readonly secret: string | null;
}

/** Somebody who is to be written down. */
export interface NewPersonRow {
  readonly id: string;
  readonly kind: Person['kind'];
  readonly name: string;
  readonly login: string | null;
  readonly secret: string | null;
  readonly classId: string | null;
  readonly now: number;
}

export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly made: number;
  readonly expires: number;
  readonly device: Device;
  readonly seen: number;
}

/** Whoever has a session, and when they and it were last seen. */
export interface FoundSession {
  readonly participant: Participant;
  /** What the token of a program is good for; absent for a person's own session, which is good for everything. */
  readonly scopes?: readonly string[];
  readonly seen: number;
  readonly used: number | null;
}

/**
 * Something that proves once who somebody is: a code to come back with, a code for a second device, a challenge of a
 * passkey. Only its hash is kept.
 */
export interface Proof {
  readonly hash: string;
  readonly kind: 'recovery' | 'device' | 'passkey';
  /** Null: whoever answers it says who they are. */
  readonly person: string | null;
  readonly value: string | null;
  readonly expires: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly device: Device;
  readonly made: number;
  readonly used: number;
}

/** What is kept of people and of how they sign in. One suite of tests holds for every store. */
export interface PeopleStore {
  /** False when the login is taken. */
  add(person: NewPersonRow): Promise<boolean>;
  /** A guest becomes an account and stays the same person. False when the login is taken or it is no guest. */
  promote(
    id: string,
    account: { readonly name: string; readonly login: string; readonly secret: string | null },
  ): Promise<boolean>;
  byId(id: string): Promise<PersonRow | null>;
  byLogin(login: string): Promise<PersonRow | null>;
  setSecret(id: string, secret: string | null): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** A name that may not stand gives way at every table as well; tells at which. */
  replaceName(id: string, name: string): Promise<readonly string[]>;
  seen(id: string, now: number): Promise<void>;
  isOperator(id: string): Promise<boolean>;
  setOperator(id: string, operator: boolean): Promise<void>;

  addSession(session: SessionRow): Promise<void>;
  session(hash: string, now: number): Promise<FoundSession | null>;
  sessionUsed(hash: string, now: number): Promise<void>;
  /** Newest first. */
  sessionsOf(person: string, now: number): Promise<readonly SessionRow[]>;
  endSession(hash: string): Promise<void>;
  /** Ends every session of a person but one; tells which. */
  endSessions(person: string, except: string | null): Promise<readonly string[]>;

  addTicket(hash: string, session: string, expires: number): Promise<void>;
  /** A ticket is used once. */
  takeTicket(hash: string): Promise<{ readonly session: string; readonly expires: number } | null>;

  addProofs(proofs: readonly Proof[]): Promise<void>;
  /** A proof is used once, and only while it is good. */
  takeProof(kind: Proof['kind'], hash: string, now: number): Promise<Pick<Proof, 'person' | 'value'> | null>;
  /** As `takeProof`, of one person alone: another's is not used up. */
  takeProofOf(person: string, kind: Proof['kind'], hash: string, now: number): Promise<boolean>;
  proofsLeft(person: string, kind: Proof['kind'], now: number): Promise<number>;
  dropProofs(person: string, kind: Proof['kind']): Promise<void>;

  /** False when the passkey is known already. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  passkeyUsed(id: string, counter: number, now: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** Everything kept about a person but what they did at tables. */
  export(person: string): Readonly<Record<string, Pages>> & { readonly person: Pages };
  /** Tables somebody came to. */
  tablesOf(person: string): Promise<readonly string[]>;
  /** Forgets somebody: nothing is left that leads from their key to a person. */
  forget(person: string): Promise<void>;
  /** What was forgotten is in no file any more. */
  scrub(): Promise<void>;
}
