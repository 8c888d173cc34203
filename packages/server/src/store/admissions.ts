import type { StreamRow } from '@forceout/host';
import type { Role } from '@forceout/wire';
import type { AdmissionStore, Invitation, ListedTable } from '../people/admissions-store.ts';
import { type Engine, type SqlRow, scanned } from './engine.ts';
import { STREAM_COLUMNS, streamRow } from './streams.ts';

const invitationOf = (row: SqlRow): Invitation => ({
  code: String(row.code),
  table: String(row.table_id),
  role: row.role as Role,
  expires: Number(row.expires),
});

/** What an index has to be asked for in the same words as it was made with. */
const LISTED = {
  gathering: "stage = 'gathering' AND listed = 'true'",
  playing: "stage = 'playing' AND listed = 'true' AND watch = 'open'",
} as const;

const STAGES = {
  any: '',
  unfinished: "stage IN ('gathering', 'playing') AND",
  playing: "stage = 'playing' AND",
} as const;

/** Of the thousands that somebody came to most are written down as over: that is known without a look at their cards. */
const NOT_SETTLED = 'AND NOT EXISTS (SELECT 1 FROM settled WHERE match_id = a.table_id)';

/** The names at these tables, in one question. */
export async function rostersOf(
  engine: Engine,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Map<string, string>>> {
  const rosters = new Map<string, Map<string, string>>(tables.map(id => [id, new Map()]));
  if (tables.length === 0) return rosters;
  const places = tables.map((_, i) => `$${i + 1}`).join(', ');
  for (const row of await engine.query(
    `SELECT stream_id, key, name FROM roster WHERE stream_id IN (${places})`,
    tables,
  ))
    rosters.get(String(row.stream_id))?.set(String(row.key), String(row.name));
  return rosters;
}

/** Tables with the names of those who sit there. */
export async function withRosters(engine: Engine, tables: readonly StreamRow[]): Promise<readonly ListedTable[]> {
  const rosters = await rostersOf(
    engine,
    tables.map(table => table.id),
  );
  return tables.map(row => ({ row, roster: rosters.get(row.id) ?? new Map<string, string>() }));
}

export function admissionStore(engine: Engine): AdmissionStore {
  return {
    async admitted(table, person) {
      const rows = await engine.query('SELECT since FROM admissions WHERE table_id = $1 AND person = $2', [
        table,
        person,
      ]);
      return rows.length > 0;
    },
    async admit(table, person, now) {
      await engine.write({
        text: 'INSERT INTO admissions (table_id, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [table, person, now],
      });
    },
    async invite({ code, table, role, expires }) {
      const [rows] = await engine.write({
        text: `INSERT INTO invitations (code, table_id, role, expires)
               SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM streams WHERE code = $1)
               ON CONFLICT DO NOTHING RETURNING code`,
        values: [code, table, role, expires],
      });
      return rows!.length > 0;
    },
    async takeInvitation(code, now) {
      const [rows] = await engine.write({
        text: 'DELETE FROM invitations WHERE code = $1 AND expires > $2 RETURNING code, table_id, role, expires',
        values: [code, now],
      });
      return rows![0] === undefined ? null : invitationOf(rows![0]);
    },
    async giveBack({ code, table, role, expires }) {
      await engine.write({
        text: 'INSERT INTO invitations (code, table_id, role, expires) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        values: [code, table, role, expires],
      });
    },

    async listed({ stage, classId, roams, editions, division, since }, after, limit) {
      const values: (string | number)[] = [since, classId ?? '', division ?? ''];
      const place = (value: string | number): string => `$${values.push(value)}`;
      const rows = await scanned(
        engine,
        `SELECT ${STREAM_COLUMNS} FROM streams
         WHERE ${LISTED[stage]} AND kind = 'table' AND made >= $1
           AND (class_id = $2${roams ? ' OR class_id IS NULL' : " OR (class_id IS NULL AND $2 = '')"}) AND (division = $3 OR $3 = '')
           ${editions.length === 0 ? '' : `AND edition IN (${editions.map(place).join(', ')})`}
           ${after === null ? '' : `AND (made, id) > (${place(after.at)}, ${place(after.id)})`}
         ORDER BY made, id LIMIT ${place(limit)}`,
        values,
      );
      return await withRosters(engine, rows.map(streamRow));
    },
    async tablesOf(person, which, after, limit) {
      const { at, id } = after ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
      const rows = await scanned(
        engine,
        `SELECT ${STREAM_COLUMNS} FROM streams
         WHERE ${STAGES[which]} kind = 'table'
           AND id IN (SELECT table_id FROM admissions a WHERE person = $1 ${which === 'any' ? '' : NOT_SETTLED})
           AND (made, id) < ($2, $3)
         ORDER BY made DESC, id DESC LIMIT $4`,
        [person, at, id, limit],
      );
      return await withRosters(engine, rows.map(streamRow));
    },
  };
}
