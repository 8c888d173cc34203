import type { ClassRow, ClassStore } from '../people/class-store.ts';
import { withRosters } from './admissions.ts';
import type { Engine, SqlRow, SqlValue, Statement } from './engine.ts';
import { forgetPeople } from './forget-people.ts';
import { STREAM_COLUMNS, STREAM_PARTS, streamRow } from './streams.ts';

const CLASS = 'id, owner, label, code, is_open, delete_at';
const classOf = (row: SqlRow): ClassRow => ({
  id: String(row.id),
  owner: String(row.owner),
  label: String(row.label),
  code: String(row.code),
  open: Number(row.is_open) === 1,
  deleteAt: Number(row.delete_at),
});

/** Classes with all that is theirs, as statements, for what forgets them together with something else. */
export function removeClasses(where: string, values: Statement['values']): readonly Statement[] {
  const classes = `IN (SELECT id FROM classes WHERE ${where})`;
  const streams = `IN (SELECT id FROM streams WHERE class_id ${classes})`;
  return [
    ...STREAM_PARTS.map(([table, column]) => ({ text: `DELETE FROM ${table} WHERE ${column} ${streams}`, values })),
    ...forgetPeople(`class_id ${classes}`, values),
    { text: `DELETE FROM classes WHERE ${where}`, values },
  ];
}

export function classStore(engine: Engine): ClassStore {
  const query = (sql: string, ...values: readonly SqlValue[]) => engine.query(sql, values);
  const first = async (sql: string, ...values: readonly SqlValue[]): Promise<ClassRow | null> => {
    const [row] = await query(sql, ...values);
    return row === undefined ? null : classOf(row);
  };
  const changed = async (...statements: readonly Statement[]): Promise<boolean> =>
    ((await engine.write(...statements)).at(-1) ?? []).length > 0;

  return {
    add: ({ id, owner, label, code, open, made, deleteAt }) =>
      changed({
        text: `INSERT INTO classes (${CLASS}, made) VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT DO NOTHING RETURNING id`,
        values: [id, owner, label, code, open ? 1 : 0, deleteAt, made],
      }),
    ownedBy: (owner, id) => first(`SELECT ${CLASS} FROM classes WHERE id = $1 AND owner = $2`, id, owner),
    async allOf(owner) {
      return (await query(`SELECT ${CLASS} FROM classes WHERE owner = $1 ORDER BY made, id`, owner)).map(classOf);
    },
    byCode: (code, now) => first(`SELECT ${CLASS} FROM classes WHERE code = $1 AND delete_at > $2`, code, now),
    setOpen: (owner, id, open) =>
      changed({
        text: 'UPDATE classes SET is_open = $3 WHERE id = $1 AND owner = $2 RETURNING id',
        values: [id, owner, open ? 1 : 0],
      }),

    async pupils(id) {
      const rows = await query('SELECT id, name, seen FROM people WHERE class_id = $1 ORDER BY name', id);
      return rows.map(row => ({ id: String(row.id), name: String(row.name), seen: Number(row.seen) }));
    },
    addPupil: ({ id, classId, name, secret, now }, most) =>
      changed(
        // Whoever comes at the same moment waits for the class's row.
        { text: 'UPDATE classes SET is_open = is_open WHERE id = $1', values: [classId] },
        {
          text: `INSERT INTO people (id, kind, name, secret, class_id, made, seen)
                 SELECT $1, 'pupil', $2, $3, $4, $5, $5
                 WHERE (SELECT COUNT(*) FROM people WHERE class_id = $4) < $6
                   AND NOT EXISTS (SELECT 1 FROM people WHERE class_id = $4 AND lower(name) = lower($2))
                 RETURNING id`,
          values: [id, name, secret, classId, now, most],
        },
      ),
    async pupilNamed(code, name, now) {
      const [row] = await query(
        `SELECT p.id, p.secret FROM people p JOIN classes c ON c.id = p.class_id
         WHERE c.code = $1 AND c.delete_at > $2 AND lower(p.name) = lower($3)`,
        ...[code, now, name],
      );
      return row?.secret == null ? null : { id: String(row.id), secret: String(row.secret) };
    },
    move: (owner, from, pupil, to) =>
      changed({
        text: `UPDATE people SET class_id = $3
               WHERE id = $1 AND class_id = $2
                 AND (SELECT COUNT(*) FROM classes WHERE owner = $4 AND id IN ($2, $3)) = 2
                 AND NOT EXISTS (SELECT 1 FROM people o WHERE o.class_id = $3 AND lower(o.name) = lower(people.name))
               RETURNING id`,
        values: [pupil, from, to, owner],
      }),
    async here(id, since) {
      const rows = await query(
        `SELECT DISTINCT s.person FROM sessions s JOIN people p ON p.id = s.person
         LEFT JOIN devices d ON d.session = s.hash
         WHERE p.class_id = $1 AND (s.made >= $2 OR d.seen >= $2)`,
        ...[id, since],
      );
      return rows.map(row => String(row.person));
    },

    async tables(id, limit) {
      const rows = await query(
        `SELECT ${STREAM_COLUMNS} FROM streams WHERE class_id = $1 AND kind = 'table' AND stage IN ('gathering', 'playing')
         ORDER BY made DESC, id LIMIT $2`,
        ...[id, limit],
      );
      return await withRosters(engine, rows.map(streamRow));
    },
    async finished(id, since) {
      const rows = await query(
        `SELECT ${STREAM_COLUMNS} FROM streams WHERE class_id = $1 AND kind = 'table' AND stage = 'over' AND made >= $2
         ORDER BY made, id`,
        ...[id, since],
      );
      return rows.map(streamRow);
    },
    async streams(id) {
      return (await query('SELECT id FROM streams WHERE class_id = $1 ORDER BY id', id)).map(row => String(row.id));
    },
    async remove(id) {
      await engine.write(...removeClasses('id = $1', [id]));
      await engine.scrub?.();
    },
  };
}
