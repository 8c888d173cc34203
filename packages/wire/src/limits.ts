/** The version of the messages. A client names it in `hello`; the server speaks this one and the one before. */
export const PROTOCOL = 1;

export const LIMITS = {
  /** Bytes in one frame from a client. */
  frame: 8192,
  /** Messages of one connection: so many at once, and so many a second again. As many as a quick hand needs. */
  messages: { burst: 100, perSecond: 5 },
  /** Levels of lists and objects in a message. */
  depth: 40,
  /** A ticket opens one socket within this time. */
  ticketMs: 30_000,
  /** Lag compensation for one act at most. */
  lagMs: 500,
  /** The longest a challenge waits for another hand on the block. */
  raceMs: 250,
  /** Pupils of one class. */
  pupils: 100,
} as const;

/** No look-alikes: neither 0, 1, i, l nor o. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
