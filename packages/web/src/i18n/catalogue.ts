import type { strings as shell } from './shell.ts';

/** Every feature that has words, for the type of a key. One line a feature. */
interface Features {
  readonly shell: typeof shell;
}

export type Key = { [F in keyof Features]: keyof Features[F]['en'] & string }[keyof Features];
