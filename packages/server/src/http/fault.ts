import { type ServerKey, serverSays } from '@forceout/host';
import type { Said } from '@forceout/table';

/** Something a caller did wrong, or may not do: a status, and a stable code with its facts. */
export class HttpFault extends Error {
  readonly said: Said;

  constructor(
    readonly status: number,
    said: ServerKey | Said,
    /** Seconds after which it may be tried again. */
    readonly retryAfter: number | null = null,
  ) {
    const whole = typeof said === 'string' ? serverSays(said) : said;
    super(whole.message ?? whole.code);
    this.said = whole;
  }
}

export const notSignedIn = () => new HttpFault(401, 'not-signed-in');
export const notFound = () => new HttpFault(404, 'not-found');

/** What was looked for, or the answer that it is not there. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

export const accountsOnly = () => new HttpFault(403, 'accounts-only');
export const wrongOrigin = () => new HttpFault(403, 'wrong-origin');
export const tooManyRequests = (retryAfter: number) => new HttpFault(429, 'too-many-requests', retryAfter);
export const tooManyGuesses = () => new HttpFault(429, 'too-many-guesses', 5);
