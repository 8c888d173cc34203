import type { Attempts, Guess } from '../people/attempts.ts';
import { tooManyGuesses } from './fault.ts';

async function waited(ms: number | null): Promise<void> {
  if (ms === null) throw tooManyGuesses();
  if (ms > 0) await new Promise<void>(done => setTimeout(done, ms));
}

/** Looks something up by a code that somebody may have made up: counted, and held back where many are searching. */
export async function guessed<T>(
  attempts: Attempts,
  guess: Guess,
  look: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<T> {
  // A code is right for many at once, so only those that were wrong count.
  await waited(attempts.waitMs(guess));
  const found = await look();
  if (!isRight(found)) attempts.wrong(guess);
  return found;
}

/** The same for what one person alone knows: wrong until it was right; null when it is not. */
export async function proved<T>(attempts: Attempts, guess: Guess, look: () => Promise<T | null>): Promise<T | null> {
  await waited(attempts.begin(guess));
  const found = await look();
  if (found !== null) attempts.right(guess);
  return found;
}
