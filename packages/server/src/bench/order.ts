/** What the bench asks of its server process. */
export type Order =
  | { readonly do: 'seat'; readonly tables: number; readonly seats: number }
  | { readonly do: 'open'; readonly tables: number }
  /** From the first of these to the second: the longest time that the server held on to one turn. */
  | { readonly do: 'hold-begin' }
  | { readonly do: 'hold-end' }
  /** `weigh`: after a collection of garbage, which itself takes time. */
  | { readonly do: 'usage'; readonly weigh: boolean };

export interface SeatedTable {
  readonly table: string;
  /** The seat that may place a Goal again and again. */
  readonly setter: number;
  /** A cube's letter to place. */
  readonly goal: string;
  /** For each seat a token. */
  readonly tokens: readonly string[];
}

export interface Usage {
  /** User and system time so far, in microseconds. */
  readonly cpu: number;
  readonly heap: number;
  readonly rss: number;
}

export type WorkerReport =
  | { readonly told: 'opened' }
  | { readonly told: 'held'; readonly ms: number }
  | { readonly told: 'port'; readonly port: number }
  | { readonly told: 'seated'; readonly tables: readonly SeatedTable[] }
  | { readonly told: 'usage'; readonly usage: Usage };
