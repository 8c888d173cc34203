import type { Bot, Step } from '@forceout/players';
import type { TableConfig } from '@forceout/table';

/** Who sits where at a table on this device. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: Bot };

/** A table this device hosts itself. */
export interface LocalSetup {
  readonly id: string;
  readonly config: TableConfig;
  readonly sitters: readonly Sitter[];
  /** Off: nothing ever falls due, and the players end the match themselves. */
  readonly clocks: boolean;
  /** The pad may also work out values. */
  readonly practice: boolean;
  /** A first table: how far its rules are open. Cubes are rolled and cards dealt for the player. */
  readonly step?: Step;
  /** Wall time, for the list of matches to go on with. */
  readonly createdAt: number;
}

/** One line in the list of matches on this device. */
export interface SavedTable {
  readonly setup: LocalSetup;
  readonly savedAt: number;
  readonly shake: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  /** A server hosts it; here lies what this device has seen of it. */
  readonly online?: boolean;
  /** Out of a file, to be watched: whose match it was is not known. */
  readonly watched?: boolean;
}
