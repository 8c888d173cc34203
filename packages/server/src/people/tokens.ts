import type { Engine } from '../store/engine.ts';
import { tokenStore } from '../store/tokens.ts';
import { hashOf, newToken } from './secrets.ts';
import type { TokenRow, TokenStore } from './token-store.ts';

const YEAR = 365 * 86_400_000;

export interface TokenCard {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly made: number;
  readonly expires: number;
}

const cardOf = ({ session, label, scopes, made, expires }: TokenRow): TokenCard => ({
  id: session,
  label,
  scopes,
  made,
  expires,
});

/** Tokens that people make for their programs: sessions of their own, each good for some things only. */
export class Tokens {
  readonly store: TokenStore;

  constructor(
    engine: Engine,
    readonly now: () => number,
  ) {
    this.store = tokenStore(engine);
  }

  /** The token itself is told once. */
  async make(
    person: string,
    label: string,
    scopes: readonly string[],
  ): Promise<TokenCard & { readonly token: string }> {
    const token = newToken();
    const made = this.now();
    const row: TokenRow = { session: hashOf(token), person, label, scopes, made, expires: made + YEAR };
    await this.store.add(row);
    return { token, ...cardOf(row) };
  }

  async of(person: string): Promise<readonly TokenCard[]> {
    return (await this.store.of(person, this.now())).map(cardOf);
  }

  /** False when it is no token of that person's. */
  end(person: string, id: string): Promise<boolean> {
    return this.store.end(person, id);
  }

  /** From now on others see that a program plays. It cannot be undone. */
  markProgram(person: string): Promise<void> {
    return this.store.markProgram(person);
  }
}
