import type { Step } from '@forceout/players';
import type { Act, BotLevel, Json, Seat, TableEvent, TableView, Viewer } from '@forceout/table';
import type { Ending, Phrase } from '@forceout/wire';
import type { Reply } from './local-host.ts';

export type { Reply } from './local-host.ts';

/** What a page knows of its table. A new object whenever something changed. */
export interface Snapshot {
  readonly view: TableView;
  /** The log as this viewer may see it. */
  readonly events: readonly TableEvent[];
  /** How the last shake ended, once one has. */
  readonly ending: Ending | null;
  /** Table time at page time `taken` (performance.now); it goes on while `running`. */
  readonly at: number;
  readonly taken: number;
  readonly running: boolean;
}

/** What a table of an event shows of its hall. */
export interface HallAtTable {
  readonly event: string;
  /** Until the warning and until stop; null before the start. */
  readonly left: { readonly warningMs: number; readonly stopMs: number } | null;
}

/** Somebody who judges or directs a table, or would like to. */
export interface OfficialAtTable {
  readonly id: number;
  readonly role: 'judge' | 'director';
  readonly name: string;
  /** It is whoever sits at this page. */
  readonly me: boolean;
  /** Players who have not agreed; in office when nobody is left. */
  readonly waitsFor: readonly Seat[];
  /** What this page's player has said; `ends`: taken back, and it ends with the shake; null: is not asked. */
  readonly mine: 'yes' | 'ends' | 'no' | null;
  readonly mayRemove: boolean;
}

export interface OfficialsAtTable {
  readonly list: readonly OfficialAtTable[];
  agree(official: number, agrees: boolean): Promise<Reply>;
  remove(official: number): Promise<Reply>;
  leave(): Promise<Reply>;
}

export type Line = 'opening' | 'open' | 'lost' | 'failed';

/** The page's end of a table, wherever it is hosted. */
export interface TableConnection {
  readonly kind: 'local' | 'online' | 'record';
  readonly id: string;
  /** Seats that are played from this device. */
  readonly seats: readonly Seat[];
  readonly practice: boolean;
  /** A first table: how far its rules are open; null where all are. */
  readonly step: Step | null;
  /** Its clocks ever run. */
  readonly timed: boolean;
  snapshot(): Snapshot | null;
  line(): Line;
  /** Why the line failed, in words. */
  trouble(): string | null;
  subscribe(listener: () => void): () => void;
  act(act: Act): Promise<Reply>;
  /** Whose eyes the page has: on a shared device it changes from hand to hand. */
  lookAs(viewer: Viewer): void;
  /** Which computer player has that seat; null where a person has it. */
  botAt?(seat: Seat): BotLevel | null;
  /** Is that player connected? Absent where everybody is here. */
  isHere?(seat: Seat): boolean;
  /** How long that player's acts travel, in milliseconds; absent where nothing travels, null where it is not known. */
  lagOf?(seat: Seat): number | null;
  /** Why table time stands still though nobody paused it: the server was away, or too few players are connected. */
  waits?(): 'outage' | 'empty' | 'hall' | null;
  /** Does not wait for the next try of a line that is lost. */
  hurry?(): void;
  /** This seat is played in a newer tab; absent where tabs share what they do. */
  elsewhere?(): boolean;
  /** Takes the seat back from the other tab. */
  playHere?(): void;
  /** How many only watch; absent where nobody can. */
  watchers?(): number;
  /** A table of an event: the hall's clock, in milliseconds from now, and which event it is. */
  hall?(): HallAtTable | null;
  /** Judges and directors; absent where nobody can come to judge. */
  officials?(): OfficialsAtTable;
  /** Set phrases: all that players can say to each other. */
  sayPhrase?(phrase: Phrase): Promise<unknown>;
  heardPhrase?(): { readonly seq: number; readonly seat: Seat; readonly phrase: Phrase } | null;
  /** Another match with the same players. */
  readonly rematch?: (() => Promise<unknown>) | undefined;
  /** Drafts that outlive this device; absent where there is no such place. */
  keepDraft?(shake: number, draft: Json): void;
  keptDraft?(shake: number): Json;
  hold(): void;
  release(): void;
  close(): void;
}

export const tableTime = (snapshot: Snapshot): number =>
  snapshot.running ? snapshot.at + (performance.now() - snapshot.taken) : snapshot.at;
