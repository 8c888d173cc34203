import type { After, BlockedName, Removal, Report, SafetyStore } from '../people/safety-store.ts';
import { type Engine, type SqlRow, scanned } from './engine.ts';

const REPORT = 'id, at, by_person, person, name, table_id, state';
const reportOf = (row: SqlRow): Report => ({
  id: String(row.id),
  at: Number(row.at),
  by: String(row.by_person),
  person: row.person == null ? null : String(row.person),
  name: String(row.name),
  table: row.table_id == null ? null : String(row.table_id),
  state: row.state as Report['state'],
});
const blockedOf = (row: SqlRow): BlockedName => ({
  looks: String(row.looks),
  name: String(row.name),
  at: Number(row.at),
});
const removalOf = (row: SqlRow): Removal => ({
  at: Number(row.at),
  what: String(row.what),
  removed: Number(row.removed),
});

/** Later than any time, above any id. */
const FIRST: After = { at: Number.MAX_SAFE_INTEGER, id: '' };

export function safetyStore(engine: Engine): SafetyStore {
  /** Rows of a table with a time and a key, the latest first. */
  async function latest<T>(
    table: string,
    key: string,
    other: string,
    after: After | null,
    limit: number,
    rowOf: (row: SqlRow) => T,
  ): Promise<readonly T[]> {
    const { at, id } = after ?? FIRST;
    const order = `WHERE (at, ${key}) < ($1, $2) ORDER BY at DESC, ${key} DESC LIMIT $3`;
    return (await scanned(engine, `SELECT at, ${key}, ${other} FROM ${table} ${order}`, [at, id, limit])).map(rowOf);
  }
  return {
    async report({ id, at, by, person, name, table, state }) {
      await engine.write({
        text: `INSERT INTO reports (${REPORT}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, at, by, person, name, table, state],
      });
    },
    async reportOf(id) {
      const [row] = await engine.query(`SELECT ${REPORT} FROM reports WHERE id = $1`, [id]);
      return row === undefined ? null : reportOf(row);
    },
    async reports(state, after, limit) {
      const { at, id } = after ?? FIRST;
      const rows = await scanned(
        engine,
        `SELECT ${REPORT}, (SELECT p.kind FROM people p WHERE p.id = reports.person) AS kind
         FROM reports WHERE state = $1 AND (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4`,
        [state, at, id, limit],
      );
      return rows.map(row => ({ ...reportOf(row), account: row.kind === 'account' }));
    },
    async settle(id, state) {
      await engine.write({ text: 'UPDATE reports SET state = $2 WHERE id = $1', values: [id, state] });
    },

    async block({ looks, name, at }) {
      await engine.write({
        text: 'INSERT INTO blocked_names (looks, name, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [looks, name, at],
      });
    },
    async unblock(looks) {
      const [rows] = await engine.write({
        text: 'DELETE FROM blocked_names WHERE looks = $1 RETURNING looks',
        values: [looks],
      });
      return rows!.length > 0;
    },
    async isBlocked(looks) {
      const places = looks.map((_, i) => `$${i + 1}`).join(', ');
      if (looks.length === 0) return false;
      return (await engine.query(`SELECT looks FROM blocked_names WHERE looks IN (${places})`, looks)).length > 0;
    },
    blocked: (after, limit) => latest('blocked_names', 'looks', 'name', after, limit, blockedOf),

    async noteRemovals(removals) {
      if (removals.length === 0) return;
      await engine.write(
        ...removals.map(({ at, what, removed }) => ({
          text: `INSERT INTO removals (at, what, removed) VALUES ($1, $2, $3)
                 ON CONFLICT (at, what) DO UPDATE SET removed = removals.removed + excluded.removed`,
          values: [at, what, removed],
        })),
      );
    },
    removals: (after, limit) => latest('removals', 'what', 'removed', after, limit, removalOf),
  };
}
