import type { StoredEntry, StreamKind, StreamRow, StreamStore } from '@forceout/host';
import { packed, unpacked } from './archive.ts';
import { type Engine, type SqlRow, scanned } from './engine.ts';
import { maybeText, text } from './row.ts';

const entryOf = (row: SqlRow): StoredEntry => ({
  seq: Number(row.seq),
  wall: Number(row.wall),
  person: maybeText(row, 'person'),
  key: maybeText(row, 'key'),
  body: text(row, 'body'),
  secret: maybeText(row, 'secret'),
});

export const STREAM_COLUMNS = 'id, kind, code, class_id, made, card';

export const streamRow = (row: SqlRow): StreamRow => ({
  id: text(row, 'id'),
  kind: text(row, 'kind') as StreamKind,
  code: maybeText(row, 'code'),
  classId: maybeText(row, 'class_id'),
  made: Number(row.made),
  card: text(row, 'card'),
});

const ALL = Number.MAX_SAFE_INTEGER - 1;

/** Two texts for any number of streams, for one and for many, so that each is prepared once. */
const CHUNK = 50;

export async function ofStreams(
  query: Engine['query'],
  text: (places: string) => string,
  streams: readonly string[],
): Promise<readonly SqlRow[]> {
  const size = streams.length === 1 ? 1 : CHUNK;
  const asked = text(Array.from({ length: size }, (_, i) => `$${i + 1}`).join(', '));
  const rows: SqlRow[] = [];
  for (let from = 0; from < streams.length; from += size) {
    const chunk = streams.slice(from, from + size);
    rows.push(...(await query(asked, [...chunk, ...Array.from({ length: size - chunk.length }, () => '')])));
  }
  return rows;
}

const HEADS = (places: string) => `SELECT stream_id, MAX(seq) AS seq FROM (
    SELECT stream_id, MAX(seq) AS seq FROM log WHERE stream_id IN (${places}) GROUP BY stream_id
    UNION ALL SELECT stream_id, last AS seq FROM archives WHERE stream_id IN (${places})
  ) AS found GROUP BY stream_id`;
/** The row of an archive, where there is one, comes first: its sequence is 0. */
const READ = `SELECT seq, wall, person, key, body, secret, NULL AS entries FROM log WHERE stream_id = $1 AND seq > $2
  UNION ALL SELECT 0, 0, NULL, NULL, '', NULL, entries FROM archives WHERE stream_id = $1
  ORDER BY 1 LIMIT $3`;

/** Rows that belong to a stream and go with it. */
export const STREAM_PARTS: readonly (readonly [table: string, column: string])[] = [
  ['log', 'stream_id'],
  ['archives', 'stream_id'],
  ['roster', 'stream_id'],
  ['wakes', 'stream_id'],
  ['drafts', 'table_id'],
  ['invitations', 'table_id'],
  ['admissions', 'table_id'],
  ['presses', 'table_id'],
  ['attends', 'table_id'],
  ['played', 'match_id'],
  ['settled', 'match_id'],
  ['streams', 'id'],
];

export function streamStore(engine: Engine): StreamStore {
  const { query, write } = { query: engine.query.bind(engine), write: engine.write.bind(engine) };

  const readAll = async (stream: string, after: number, limit: number): Promise<readonly StoredEntry[]> => {
    // One more, since the archive may be among them.
    const rows = await scanned(engine, READ, [stream, after, limit + 1]);
    const archived = rows[0]?.entries;
    if (archived == null) return rows.slice(0, limit).map(entryOf);
    // Whatever was appended while the archive was made follows on it.
    const later = rows.slice(1).map(entryOf);
    const kept = (await unpacked(String(archived))).filter(
      entry => entry.seq > after && entry.seq < (later[0]?.seq ?? Infinity),
    );
    return [...kept, ...later].slice(0, limit);
  };

  return {
    shared: engine.shared,
    append: engine.append.bind(engine),
    wall: () => engine.wall(),
    notify: subject => engine.notify(subject),
    onNotify: listener => engine.onNotify(listener),
    read: readAll,

    async seqOfKey(stream, key) {
      const [row] = await query('SELECT seq FROM log WHERE stream_id = $1 AND key = $2', [stream, key]);
      if (row !== undefined) return Number(row.seq);
      const [kept] = await query('SELECT entries FROM archives WHERE stream_id = $1', [stream]);
      if (kept === undefined) return null;
      return (await unpacked(text(kept, 'entries'))).find(entry => entry.key === key)?.seq ?? null;
    },
    async row(stream) {
      const [row] = await query(`SELECT ${STREAM_COLUMNS} FROM streams WHERE id = $1`, [stream]);
      return row === undefined ? null : streamRow(row);
    },
    async rowByCode(code) {
      const [row] = await query(`SELECT ${STREAM_COLUMNS} FROM streams WHERE code = $1`, [code]);
      return row === undefined ? null : streamRow(row);
    },
    async heads(streams) {
      const rows = await ofStreams(query, HEADS, streams);
      return new Map(rows.map(row => [text(row, 'stream_id'), Number(row.seq)]));
    },

    async roster(stream) {
      const rows = await query('SELECT key, name FROM roster WHERE stream_id = $1', [stream]);
      return new Map(rows.map(row => [text(row, 'key'), text(row, 'name')]));
    },
    async forget(key) {
      const [rows] = await write({ text: 'DELETE FROM roster WHERE key = $1 RETURNING stream_id', values: [key] });
      return rows!.map(row => text(row, 'stream_id'));
    },

    async remove(stream) {
      await write(
        ...STREAM_PARTS.map(([table, column]) => ({
          text: `DELETE FROM ${table} WHERE ${column} = $1`,
          values: [stream],
        })),
      );
    },
    async archive(stream) {
      const entries = await readAll(stream, 0, ALL);
      const last = entries.at(-1)?.seq;
      if (last === undefined) return false;
      const archived = await packed(entries);
      const [kept] = await write(
        {
          // Only if nobody has appended since, and what is in an archive already is not put there again.
          text: `INSERT INTO archives (stream_id, last, entries) SELECT $1, $2, $3
                 WHERE (SELECT MAX(seq) FROM log WHERE stream_id = $1) = $2
                 ON CONFLICT DO NOTHING RETURNING stream_id`,
          values: [stream, last, archived],
        },
        {
          text: `DELETE FROM log WHERE stream_id = $1 AND seq <= (SELECT last FROM archives WHERE stream_id = $1)`,
          values: [stream],
        },
      );
      return kept!.length === 1;
    },
    async restore(stream) {
      const [row] = await query('SELECT entries FROM archives WHERE stream_id = $1', [stream]);
      if (row === undefined) return false;
      const entries = await unpacked(text(row, 'entries'));
      await write(
        ...entries.map(({ seq, wall, person, key, body, secret }) => ({
          text: `INSERT INTO log (stream_id, seq, wall, person, key, body, secret)
                 SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM archives WHERE stream_id = $1)`,
          values: [stream, seq, wall, person, key, body, secret],
        })),
        { text: 'DELETE FROM archives WHERE stream_id = $1', values: [stream] },
      );
      return true;
    },

    async claimWakes(kind, now, leaseMs, limit) {
      // Nearly always nothing is due, and to ask costs less than to write.
      const due = await query('SELECT 1 AS one FROM wakes WHERE wake_at <= $1 AND claimed_until <= $1 LIMIT 1', [now]);
      if (due.length === 0) return [];
      const [rows] = await write({
        text: `UPDATE wakes SET claimed_until = $3 WHERE stream_id IN (
                 SELECT w.stream_id FROM wakes w JOIN streams s ON s.id = w.stream_id
                 WHERE s.kind = $1 AND w.wake_at <= $2 AND w.claimed_until <= $2
                 ORDER BY w.wake_at LIMIT $4 ${engine.dialect.claiming}
               ) RETURNING stream_id`,
        values: [kind, now, now + leaseMs, limit],
      });
      return rows!.map(row => text(row, 'stream_id'));
    },
    async running(kind) {
      const rows = await query(
        'SELECT w.stream_id FROM wakes w JOIN streams s ON s.id = w.stream_id WHERE s.kind = $1 AND w.wake_at IS NOT NULL',
        [kind],
      );
      return rows.map(row => text(row, 'stream_id'));
    },
  };
}
