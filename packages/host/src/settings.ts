/** Times of the host, in milliseconds. Rules of play are not here: those are the referee's. */
export interface Settings {
  /** Between the last seat taken and the first second of the match. */
  readonly startCountdown: number;
  /** Between everybody being back and time running on. */
  readonly goCountdown: number;
  /** After so long with some players back, time runs on without the others. */
  readonly goGrace: number;
  /** With nobody at the table for so long, its time stands still. */
  readonly emptyHold: number;
  /** A table nobody follows is dropped from memory after this. */
  readonly idle: number;
  /** A node tells that it lives. */
  readonly heartbeatMs: number;
  /** A node not heard of for so long is dead; a longer silence of our own is an outage. */
  readonly dead: number;
  /** Nodes that did not write the last entry leave its consequences to the one that did, for so long. */
  readonly yieldTo: number;
  /** Before a computer player takes the result of a shake off the screens of people. */
  readonly readingMs: number;
}

export const SETTINGS: Settings = {
  startCountdown: 3000,
  goCountdown: 5000,
  goGrace: 60_000,
  emptyHold: 20_000,
  idle: 10_000,
  heartbeatMs: 500,
  dead: 2000,
  yieldTo: 300,
  readingMs: 10_000,
};
