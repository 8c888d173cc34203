import type { Viewer } from '@forceout/table';
import type { Participant } from './ports.ts';

/** Somebody who follows a table over a connection. */
export interface Follower {
  readonly person: Participant;
  /** What that person is at the table; the table keeps it right. */
  viewer: Viewer;
  /** Whether that person may still follow it, as things stand now. */
  mayStay(): boolean;
  /** Never waits and never throws; a connection that cannot keep up is closed by its owner. */
  send(text: string): void;
  /** The table can no longer tell it anything; the connection has to be made anew. */
  cutOff(): void;
  /** One way, as the server measured it; null when it cannot be known. */
  lagMs(): number | null;
}
