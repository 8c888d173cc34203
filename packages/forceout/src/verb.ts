/** What a file under `verbs/` exports. Its name is the word people type. */
export interface Verb {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Resolves with the exit code: 0 done, 1 a check failed, 2 something was not understood. */
  readonly run: (args: readonly string[]) => Promise<number>;
}
