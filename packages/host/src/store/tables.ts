import type { StreamStore } from './streams.ts';

export interface Draft {
  readonly shake: number;
  readonly draft: string;
}

/** A player's hand on the block, as another process has to know it. */
export interface Press {
  readonly seat: number;
  readonly key: string;
  readonly press: string;
}

/** A process that serves tables, as it wrote itself down. */
export interface ServingNode {
  readonly id: string;
  readonly seenAt: number;
  /** Up to this moment all its tables were served, or their time stands still in the log. */
  readonly servedUntil: number;
}

/** Who is with a process at a stream, as it told the others. */
export interface Attendance {
  readonly stream: string;
  readonly node: string;
  readonly who: string;
}

/** All that the host of tables asks of storage; the simulator has an implementation of its own. */
export interface TableStore extends StreamStore {
  /** Who is with a process at streams; null: nobody any more. */
  setAttendance(node: string, told: readonly { readonly stream: string; readonly who: string | null }[]): Promise<void>;
  attendance(streams: readonly string[]): Promise<readonly Attendance[]>;
  attendedBy(node: string): Promise<readonly string[]>;
  /** Writes down that a process lives; false where it did not stand there, new or removed by another one. */
  heartbeat(node: ServingNode): Promise<boolean>;
  nodes(): Promise<readonly ServingNode[]>;
  removeNode(node: string): Promise<void>;

  saveDraft(table: string, person: string, draft: Draft, now: number): Promise<void>;
  draft(table: string, person: string): Promise<Draft | null>;

  press(table: string, gameSeq: number, press: Press, now: number): Promise<void>;
  presses(table: string, gameSeq: number): Promise<readonly Press[]>;
}
