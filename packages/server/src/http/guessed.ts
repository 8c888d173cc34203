import type { Attempts, Guess } from '../people/attempts.ts';
import { tooManyGuesses } from './fault.ts';

/** Looks something up by a code that somebody may have made up: counted, and held back where many are searching. */
export async function guessed<T>(
  attempts: Attempts,
  guess: Guess,
  look: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<T> {
  // A code is right for many at once, so only those that were wrong count.
  if (attempts.shut(guess)) throw tooManyGuesses();
  const wait = attempts.waitMs(guess);
  if (wait > 0) await new Promise<void>(done => setTimeout(done, wait));
  const found = await look();
  if (!isRight(found)) attempts.wrong(guess);
  return found;
}
