/** Something a caller did wrong, or may not do: a status, a stable code, a sentence. */
export class HttpFault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds after which it may be tried again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

export const notSignedIn = () => new HttpFault(401, 'not-signed-in', 'Sign in first, or come as a guest.');
export const notFound = () => new HttpFault(404, 'not-found', 'There is no such thing, or it is not yours.');
export const accountsOnly = () =>
  new HttpFault(403, 'accounts-only', 'This is for accounts; guests and pupils have none.');
export const wrongOrigin = () => new HttpFault(403, 'wrong-origin', 'This request came from another site.');
export const tooManyRequests = (retryAfter: number) =>
  new HttpFault(429, 'too-many-requests', 'Too many requests; try again in a minute.', retryAfter);
export const badName = (why: string) => new HttpFault(400, 'bad-name', why);
export const tooManyGuesses = () =>
  new HttpFault(429, 'too-many-guesses', 'Too many wrong guesses. Try again in ten minutes.');
