import type { Engine } from '../store/engine.ts';
import { hashOf, newToken } from './secrets.ts';

const YEAR = 365 * 86_400_000;

export interface TokenCard {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly made: number;
  readonly expires: number;
}

/** Tokens that people make for their programs: sessions of their own, each good for some things only. */
export class Tokens {
  constructor(
    readonly engine: Engine,
    readonly now: () => number,
  ) {}

  /** The token itself is told once. */
  async make(
    person: string,
    label: string,
    scopes: readonly string[],
  ): Promise<TokenCard & { readonly token: string }> {
    const token = newToken();
    const session = hashOf(token);
    const made = this.now();
    await this.engine.write(
      {
        text: 'INSERT INTO sessions (hash, person, made, expires) VALUES ($1, $2, $3, $4)',
        values: [session, person, made, made + YEAR],
      },
      {
        text: 'INSERT INTO devices (session, device, seen) VALUES ($1, $2, $3)',
        values: [session, 'program', made],
      },
      {
        text: 'INSERT INTO tokens (session, person, label, scopes, made) VALUES ($1, $2, $3, $4, $5)',
        values: [session, person, label, scopes.join(' '), made],
      },
    );
    return { token, id: session, label, scopes, made, expires: made + YEAR };
  }

  async of(person: string): Promise<readonly TokenCard[]> {
    const rows = await this.engine.query(
      `SELECT t.session, t.label, t.scopes, t.made, s.expires FROM tokens t JOIN sessions s ON s.hash = t.session
       WHERE t.person = $1 AND s.expires > $2 ORDER BY t.made DESC, t.session LIMIT 100`,
      [person, this.now()],
    );
    return rows.map(row => ({
      id: String(row.session),
      label: String(row.label),
      scopes: String(row.scopes).split(' '),
      made: Number(row.made),
      expires: Number(row.expires),
    }));
  }

  /** False when it is no token of that person's. */
  async end(person: string, id: string): Promise<boolean> {
    const [rows] = await this.engine.write(
      { text: 'DELETE FROM tokens WHERE session = $1 AND person = $2 RETURNING session', values: [id, person] },
      {
        text: 'DELETE FROM sessions WHERE hash = $1 AND person = $2 AND NOT EXISTS (SELECT 1 FROM tokens WHERE session = $1)',
        values: [id, person],
      },
    );
    return (rows ?? []).length > 0;
  }

  /** From now on others see that a program plays. It cannot be undone. */
  async markProgram(person: string): Promise<void> {
    await this.engine.write({
      text: 'INSERT INTO programs (person) VALUES ($1) ON CONFLICT DO NOTHING',
      values: [person],
    });
  }
}
