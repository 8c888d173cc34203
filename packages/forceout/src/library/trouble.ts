/** What was asked cannot be done; the message says what to change, and `code` stays the same in every language. */
export class ForceoutError extends Error {
  override readonly name = 'ForceoutError';
  readonly code: string;
  /** Where in the question: the path of the first thing that is wrong. */
  readonly at: string | null;

  constructor(code: string, message: string, at: string | null = null) {
    super(message);
    this.code = code;
    this.at = at;
  }
}
