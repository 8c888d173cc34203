/** A token of a program: a session of its person that is good for some things only. */
export interface TokenRow {
  /** Hash of the token, which is its session. */
  readonly session: string;
  readonly person: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly made: number;
  readonly expires: number;
}

/** Tokens of programs, and who is one. One suite of tests holds for every store. */
export interface TokenStore {
  add(token: TokenRow): Promise<void>;
  /** Those that are good still, newest first. */
  of(person: string, now: number): Promise<readonly TokenRow[]>;
  /** False when it is no token of that person's. */
  end(person: string, session: string): Promise<boolean>;
  markProgram(person: string): Promise<void>;
}
