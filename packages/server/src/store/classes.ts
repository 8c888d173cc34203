import type { ClassRow, ClassStore, PupilRow } from '../people/class-store.ts';
import { withRosters } from './admissions.ts';
import { type Engine, type SqlRow, type SqlValue, type Statement, scanned } from './engine.ts';
import { forgetPeople } from './forget-people.ts';
import { STREAM_COLUMNS, STREAM_PARTS, streamRow } from './streams.ts';

const CLASS = 'id, owner, label, code, is_open, made, delete_at';
/** As it is asked for: whether pupils may go elsewhere is a row of its own. */
const CLASSES = `(SELECT c.id, c.owner, c.label, c.code, c.is_open, c.made, c.delete_at, r.class_id AS roams
  FROM classes c LEFT JOIN roaming_classes r ON r.class_id = c.id) AS shown`;
const classOf = (row: SqlRow): ClassRow => ({
  id: String(row.id),
  owner: String(row.owner),
  label: String(row.label),
  code: String(row.code),
  open: Number(row.is_open) === 1,
  made: Number(row.made),
  deleteAt: Number(row.delete_at),
  roams: row.roams != null,
});

/** Classes with all that is theirs, as statements, for what forgets them together with something else. */
export function removeClasses(where: string, values: Statement['values']): readonly Statement[] {
  const classes = `IN (SELECT id FROM classes WHERE ${where})`;
  const streams = `IN (SELECT id FROM streams WHERE class_id ${classes})`;
  return [
    ...STREAM_PARTS.map(([table, column]) => ({ text: `DELETE FROM ${table} WHERE ${column} ${streams}`, values })),
    ...forgetPeople(`class_id ${classes}`, values),
    { text: `DELETE FROM roaming_classes WHERE class_id ${classes}`, values },
    { text: `DELETE FROM classes WHERE ${where}`, values },
  ];
}

export function classStore(engine: Engine): ClassStore {
  const query = (sql: string, ...values: readonly SqlValue[]) => engine.query(sql, values);
  const scan = (sql: string, ...values: readonly SqlValue[]) => scanned(engine, sql, values);
  const first = async (sql: string, ...values: readonly SqlValue[]): Promise<ClassRow | null> => {
    const [row] = await query(sql, ...values);
    return row === undefined ? null : classOf(row);
  };
  const changed = async (...statements: readonly Statement[]): Promise<boolean> =>
    ((await engine.write(...statements)).at(-1) ?? []).length > 0;

  return {
    add: ({ id, owner, label, code, open, made, deleteAt }) =>
      changed({
        text: `INSERT INTO classes (${CLASS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT DO NOTHING RETURNING id`,
        values: [id, owner, label, code, open ? 1 : 0, made, deleteAt],
      }),
    ownedBy: (owner, id) => first(`SELECT * FROM ${CLASSES} WHERE id = $1 AND owner = $2`, id, owner),
    async page(owner, after, limit) {
      const { at, id } = after ?? { at: -1, id: '' };
      const rows = await query(
        `SELECT * FROM ${CLASSES} WHERE owner = $1 AND (made, id) > ($2, $3) ORDER BY made, id LIMIT $4`,
        ...[owner, at, id, limit],
      );
      return rows.map(classOf);
    },
    byCode: (code, now) => first(`SELECT * FROM ${CLASSES} WHERE code = $1 AND delete_at > $2`, code, now),
    setOpen: (owner, id, open) =>
      changed({
        text: 'UPDATE classes SET is_open = $3 WHERE id = $1 AND owner = $2 RETURNING id',
        values: [id, owner, open ? 1 : 0],
      }),

    setRoams: (owner, id, roams) =>
      changed({
        text: roams
          ? `INSERT INTO roaming_classes (class_id) SELECT id FROM classes WHERE id = $1 AND owner = $2
             ON CONFLICT (class_id) DO UPDATE SET class_id = excluded.class_id RETURNING class_id`
          : `DELETE FROM roaming_classes WHERE class_id IN (SELECT id FROM classes WHERE id = $1 AND owner = $2)
             RETURNING class_id`,
        values: [id, owner],
      }),

    async pupils(ids) {
      const found = new Map<string, PupilRow[]>(ids.map(id => [id, []]));
      if (ids.length === 0) return found;
      const rows = await query(
        `SELECT id, name, seen, class_id FROM people WHERE class_id IN (${ids.map((_, i) => `$${i + 1}`).join(', ')})
         ORDER BY name`,
        ...ids,
      );
      for (const row of rows)
        found.get(String(row.class_id))?.push({ id: String(row.id), name: String(row.name), seen: Number(row.seen) });
      return found;
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
      const rows = await scan(
        `SELECT DISTINCT s.person FROM sessions s JOIN people p ON p.id = s.person
         LEFT JOIN devices d ON d.session = s.hash
         WHERE p.class_id = $1 AND (s.made >= $2 OR d.seen >= $2)`,
        ...[id, since],
      );
      return rows.map(row => String(row.person));
    },

    async tables(id, limit) {
      const rows = await scan(
        `SELECT ${STREAM_COLUMNS} FROM streams WHERE class_id = $1 AND kind = 'table' AND stage IN ('gathering', 'playing')
         ORDER BY made DESC, id LIMIT $2`,
        ...[id, limit],
      );
      return await withRosters(engine, rows.map(streamRow));
    },
    async results(id, since) {
      const rows = await scan(
        `SELECT p.match_id, p.person, p.game, p.place, p.at FROM people q JOIN played p ON p.person = q.id
         WHERE q.class_id = $1 AND p.at >= $2 AND p.source = 'online' ORDER BY p.at, p.match_id, p.place`,
        ...[id, since],
      );
      const matches = new Map<string, { game: string; at: number; places: { pupil: string; place: number }[] }>();
      for (const row of rows) {
        const match = matches.get(String(row.match_id)) ?? { game: String(row.game), at: Number(row.at), places: [] };
        match.places.push({ pupil: String(row.person), place: Number(row.place) });
        matches.set(String(row.match_id), match);
      }
      return [...matches].flatMap(([match, found]) => (found.places.length < 2 ? [] : [{ match, ...found }]));
    },
    async streams(id) {
      return (await scan('SELECT id FROM streams WHERE class_id = $1 ORDER BY id', id)).map(row => String(row.id));
    },
    async remove(id) {
      await engine.write(...removeClasses('id = $1', [id]));
      await engine.scrub?.();
    },
  };
}
