import type { TokenStore } from '../people/token-store.ts';
import type { Engine } from './engine.ts';

export function tokenStore(engine: Engine): TokenStore {
  return {
    async add({ session, person, label, scopes, made, expires }) {
      await engine.write(
        {
          text: 'INSERT INTO sessions (hash, person, made, expires) VALUES ($1, $2, $3, $4)',
          values: [session, person, made, expires],
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
    },
    async of(person, now) {
      const rows = await engine.query(
        `SELECT t.session, t.person, t.label, t.scopes, t.made, s.expires FROM tokens t JOIN sessions s ON s.hash = t.session
         WHERE t.person = $1 AND s.expires > $2 ORDER BY t.made DESC, t.session LIMIT 100`,
        [person, now],
      );
      return rows.map(row => ({
        session: String(row.session),
        person: String(row.person),
        label: String(row.label),
        scopes: String(row.scopes).split(' '),
        made: Number(row.made),
        expires: Number(row.expires),
      }));
    },
    async end(person, session) {
      const values = [session, person];
      const token = 'EXISTS (SELECT 1 FROM tokens WHERE session = $1 AND person = $2)';
      const [, , rows] = await engine.write(
        { text: `DELETE FROM devices WHERE session = $1 AND ${token}`, values },
        { text: `DELETE FROM sessions WHERE hash = $1 AND ${token}`, values },
        { text: 'DELETE FROM tokens WHERE session = $1 AND person = $2 RETURNING session', values },
      );
      return (rows ?? []).length > 0;
    },
    async markProgram(person) {
      await engine.write({
        text: 'INSERT INTO programs (person) VALUES ($1) ON CONFLICT DO NOTHING',
        values: [person],
      });
    },
  };
}
