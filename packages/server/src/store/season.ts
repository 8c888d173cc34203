import { type SeasonLog, SITTERS } from '../bench/season-logs.ts';
import { packed } from './archive.ts';
import type { Engine, SqlValue, Statement } from './engine.ts';

/** How much of everything a season has. */
export interface SeasonSizes {
  readonly matches: number;
  /** Every so-manieth match is of the one who asks, and as many are of one class. */
  readonly every: number;
  /** Matches after their end lie in archives. */
  readonly archived: boolean;
}

export interface SeasonKeys {
  readonly me: string;
  readonly classId: string;
}

const CHUNK = 2000;
const DAY = 86_400_000;

const run = (text: string, ...values: readonly SqlValue[]): Statement => ({ text, values });

/** Numbers from $1 up to and without $2. */
const NUMBERS = `WITH RECURSIVE counted(n) AS (
  SELECT CAST($1 AS BIGINT) UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < CAST($2 AS BIGINT))`;
/** The name of a match: always as long. PostgreSQL counts places from the left only. */
const ID = "'t' || SUBSTR('000000000000000' || CAST(n AS TEXT), LENGTH(CAST(n AS TEXT)) + 1, 15)";

/**
 * Finished matches by the thousand, copied by the data base itself from a few that were really played. It is for
 * measuring: how a server does that has been used for years.
 */
export async function fillSeason(
  engine: Engine,
  logs: readonly SeasonLog[],
  { matches, every, archived }: SeasonSizes,
  { me, classId }: SeasonKeys,
): Promise<{ readonly matches: number; readonly rows: number }> {
  const archives = archived ? await Promise.all(logs.map(({ entries }) => packed(entries))) : [];
  const begin = Date.now() - 200 * DAY;
  const space = Math.floor((190 * DAY) / matches);
  const mine = `CASE WHEN n % ${every} = 1 THEN '${me}' ELSE 'season-' || CAST(n * 7 % 5000 AS TEXT) END`;
  const other = "'season-' || CAST((n * 13 + 1) % 5000 AS TEXT)";
  const person = `CASE t.person WHEN '${SITTERS[0]}' THEN ${mine} WHEN '${SITTERS[1]}' THEN ${other} ELSE NULL END`;
  const at = `(${begin} + n * ${space})`;
  await engine.write(
    run(
      'CREATE TABLE season_log (template BIGINT, seq BIGINT, wall BIGINT, person TEXT, key TEXT, body TEXT, secret TEXT)',
    ),
    run('CREATE INDEX season_log_at ON season_log (template)'),
    run(
      'CREATE TABLE season (template BIGINT PRIMARY KEY, game TEXT, edition TEXT, card TEXT, last BIGINT, entries TEXT)',
    ),
    ...logs.map(({ game, edition, card, entries }, n) =>
      run(
        'INSERT INTO season (template, game, edition, card, last, entries) VALUES ($1, $2, $3, $4, $5, $6)',
        ...[n, game, edition, card, entries.length, archives[n] ?? null],
      ),
    ),
  );
  for (const [n, { entries }] of logs.entries())
    await engine.write(
      ...entries.map(({ seq, wall, person: by, key, body, secret }) =>
        run(
          'INSERT INTO season_log (template, seq, wall, person, key, body, secret) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          ...[n, seq, wall - (entries[0]?.wall ?? 0), by, key, body, secret],
        ),
      ),
    );
  const played = (key: string, seat: number, result: string) =>
    `INSERT INTO played (person, match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats)
     ${NUMBERS} SELECT ${key}, ${ID}, ${at}, 'online', t.game, t.edition, 'middle', '${result}', ${seat + 1}, 10, 3, ${seat},
       '[{"key":"' || ${mine} || '"},{"key":"' || ${other} || '"}]'
     FROM counted JOIN season t ON t.template = n % ${logs.length} WHERE 1 = 1 ON CONFLICT DO NOTHING`;
  for (let from = 0; from < matches; from += CHUNK) {
    const to = Math.min(matches, from + CHUNK);
    const many = (text: string): Statement => run(text, from, to);
    const of = `FROM counted JOIN season t ON t.template = n % ${logs.length}`;
    await engine.write(
      many(`INSERT INTO streams (id, kind, code, class_id, made, card)
        ${NUMBERS} SELECT ${ID}, 'table', NULL, CASE WHEN n % ${every} = 2 THEN '${classId}' END, ${at},
          REPLACE(REPLACE(t.card, '${SITTERS[0]}', ${mine}), '${SITTERS[1]}', ${other}) ${of}`),
      many(`INSERT INTO wakes (stream_id, touched, wake_at) ${NUMBERS} SELECT ${ID}, ${at}, NULL FROM counted`),
      many(`INSERT INTO settled (match_id) ${NUMBERS} SELECT ${ID} FROM counted`),
      ...[mine, other].flatMap(key => [
        many(`INSERT INTO roster (stream_id, key, name) ${NUMBERS} SELECT ${ID}, ${key}, 'Blue Fox' FROM counted
          WHERE 1 = 1 ON CONFLICT DO NOTHING`),
        many(`INSERT INTO admissions (table_id, person, since) ${NUMBERS} SELECT ${ID}, ${key}, ${at} FROM counted
          WHERE 1 = 1 ON CONFLICT DO NOTHING`),
      ]),
      many(played(mine, 0, 'won')),
      many(played(other, 1, 'lost')),
      archived
        ? many(`INSERT INTO archives (stream_id, last, entries) ${NUMBERS} SELECT ${ID}, t.last, t.entries ${of}`)
        : many(`INSERT INTO log (stream_id, seq, wall, person, key, body, secret)
            ${NUMBERS} SELECT ${ID}, t.seq, ${at} + t.wall, ${person}, t.key, t.body, t.secret
            FROM counted JOIN season_log t ON t.template = n % ${logs.length} ORDER BY n, t.seq`),
    );
  }
  await engine.write(run('DROP TABLE season_log'), run('DROP TABLE season'));
  const rows = logs.reduce((sum, { entries }) => sum + entries.length, 0) / logs.length;
  return { matches, rows: Math.round(rows * matches) };
}

/** How large the archives are, and how many entries are in one, on the average. */
export async function archiveSizes(engine: Engine): Promise<{ readonly bytes: number; readonly entries: number }> {
  const [row] = await engine.query('SELECT AVG(LENGTH(entries)) AS bytes, AVG(last) AS entries FROM archives');
  return { bytes: Number(row?.bytes ?? 0), entries: Number(row?.entries ?? 0) };
}

/** How large an embedded store is, with what still stands beside its file in the write-ahead log. */
export async function storeBytes(engine: Engine): Promise<number> {
  const [row] = await engine.query(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  );
  return Number(row?.bytes);
}
