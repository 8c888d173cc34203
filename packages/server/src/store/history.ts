import type {
  HistoryStore,
  PlayedFilter,
  PlayedRow,
  PlayedSeat,
  RatingOf,
  RatingRow,
} from '../people/history-store.ts';
import type { After } from '../people/safety-store.ts';
import { rostersOf } from './admissions.ts';
import { type Engine, type SqlRow, type SqlValue, type Statement, scanned } from './engine.ts';

const PLAYED = 'person, match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats';
const playedOf = (row: SqlRow): PlayedRow => ({
  person: String(row.person),
  match: String(row.match_id),
  at: Number(row.at),
  source: row.source as PlayedRow['source'],
  game: String(row.game),
  edition: String(row.edition),
  division: String(row.division),
  result: row.result as PlayedRow['result'],
  place: Number(row.place),
  points: Number(row.points),
  shakes: Number(row.shakes),
  seat: Number(row.seat),
  seats: JSON.parse(String(row.seats)) as readonly PlayedSeat[],
});
const insertPlayed = (p: PlayedRow): Statement => ({
  text: `INSERT INTO played (${PLAYED}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  values: [
    ...[p.person, p.match, p.at, p.source, p.game, p.edition, p.division],
    ...[p.result, p.place, p.points, p.shakes, p.seat, JSON.stringify(p.seats)],
  ],
});

const RATING = 'person, game, division, against, no, at, rating, deviation, volatility';
const ratingOf = (row: SqlRow): RatingRow => ({
  person: String(row.person),
  game: String(row.game),
  division: String(row.division),
  against: row.against as RatingOf['against'],
  no: Number(row.no),
  at: Number(row.at),
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
});
const insertRating = (r: RatingRow): Statement => ({
  text: `INSERT INTO ratings (${RATING}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  values: [r.person, r.game, r.division, r.against, r.no, r.at, r.rating, r.deviation, r.volatility],
});

/** One rating of one person, in two tables. */
const same = (a: string, b: string): string =>
  ['person', 'game', 'division', 'against'].map(column => `${a}.${column} = ${b}.${column}`).join(' AND ');

/** So many matches a page of a filtered list looks at: what nobody has is said after some pages, none of them slow. */
const LOOKED_AT = 1000;

/** A part of a name, as LIKE looks for it. */
const like = (part: string): string => `%${part.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`;

/** The conditions of a filter; `place` keeps a value and tells where it stands. */
function conditions(filter: PlayedFilter, place: (value: SqlValue) => string): string {
  const equal = (['game', 'edition', 'division', 'result'] as const).flatMap(column => {
    const value = filter[column];
    return value === undefined ? [] : [`p.${column} = ${place(value)}`];
  });
  const { against, search } = filter;
  const all = [
    ...equal,
    ...(against === undefined ? [] : [`p.seats ${against === 'bots' ? '' : 'NOT '}LIKE ${place('%"bot":%')}`]),
    ...(search === undefined || search === ''
      ? []
      : [
          `(lower(p.seats) LIKE ${place(like(search))} ESCAPE '\\' OR EXISTS (SELECT 1 FROM roster r
            WHERE r.stream_id = p.match_id AND r.key <> p.person AND lower(r.name) LIKE ${place(like(search))} ESCAPE '\\'))`,
        ]),
  ];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

export function historyStore(engine: Engine): HistoryStore {
  const query = (sql: string, ...values: readonly SqlValue[]) => engine.query(sql, values);
  const scan = (sql: string, ...values: readonly SqlValue[]) => scanned(engine, sql, values);
  const write = async (sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]> =>
    (await engine.write({ text: sql, values }))[0] ?? [];
  const upsert = (table: string, key: readonly string[], columns: readonly string[], ...values: readonly SqlValue[]) =>
    write(
      `INSERT INTO ${table} (${[...key, ...columns].join(', ')}) VALUES (${values.map((_, i) => `$${i + 1}`).join(', ')})
       ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map(column => `${column} = excluded.${column}`).join(', ')}`,
      ...values,
    );

  return {
    async settle(match, played, ratings) {
      await engine.write(
        { text: 'INSERT INTO settled (match_id) VALUES ($1)', values: [match] },
        ...played.map(insertPlayed),
        ...ratings.map(insertRating),
      );
    },
    async isSettled(match) {
      return (await query('SELECT match_id FROM settled WHERE match_id = $1', match)).length > 0;
    },
    async unsettled(limit) {
      const rows = await scan(
        `SELECT id FROM streams WHERE stage = 'over' AND kind = 'table'
           AND NOT EXISTS (SELECT 1 FROM settled WHERE match_id = streams.id) LIMIT $1`,
        limit,
      );
      return rows.map(row => String(row.id));
    },
    async keep(played, events, ratings) {
      const known = await query(
        'SELECT match_id FROM played WHERE person = $1 AND match_id = $2',
        ...[played.person, played.match],
      );
      if (known.length > 0) return false;
      await engine.write(
        insertPlayed(played),
        {
          text: 'INSERT INTO device_matches (person, match_id, events) VALUES ($1, $2, $3)',
          values: [played.person, played.match, events],
        },
        ...ratings.map(insertRating),
      );
      return true;
    },
    async kept(person, match) {
      const [row] = await query(
        'SELECT events FROM device_matches WHERE person = $1 AND match_id = $2',
        ...[person, match],
      );
      return row === undefined ? null : String(row.events);
    },
    async removeKept(person, match) {
      const values = [person, match];
      const [, rows] = await engine.write(
        { text: 'DELETE FROM device_matches WHERE person = $1 AND match_id = $2', values },
        {
          text: "DELETE FROM played WHERE person = $1 AND match_id = $2 AND source = 'device' RETURNING match_id",
          values,
        },
      );
      return (rows ?? []).length > 0;
    },

    async page(person, filter, after, limit) {
      const values: SqlValue[] = [person];
      const place = (value: SqlValue): string => `$${values.push(value)}`;
      const range = [
        ...(after === null ? [] : [`AND (at, match_id) < (${place(after.at)}, ${place(after.id)})`]),
        ...(filter.since === undefined ? [] : [`AND at >= ${place(filter.since)}`]),
      ];
      const mine = `FROM played WHERE person = $1 ${range.join(' ')} ORDER BY at DESC, match_id DESC`;
      const inRange = [...values];
      const fits = conditions(filter, place);
      const rows = await scanned(
        engine,
        `SELECT ${PLAYED} FROM (SELECT ${PLAYED} ${mine} LIMIT ${fits === '' ? place(limit) : LOOKED_AT}) AS p
         ${fits} ORDER BY p.at DESC, p.match_id DESC LIMIT ${place(limit)}`,
        values,
      );
      const played = rows.map(playedOf);
      const last = played.at(-1);
      const next = async (): Promise<After | null> => {
        if (last !== undefined && played.length === limit) return { at: last.at, id: last.match };
        if (fits === '') return null;
        const [seen] = await engine.query(`SELECT at, match_id ${mine} LIMIT 1 OFFSET ${LOOKED_AT - 1}`, inRange);
        return seen === undefined ? null : { at: Number(seen.at), id: String(seen.match_id) };
      };
      const online = played.filter(({ source }) => source === 'online').map(({ match }) => match);
      const [rosters, further] = await Promise.all([rostersOf(engine, online), next()]);
      const none = new Map<string, string>();
      return { found: played.map(row => ({ row, roster: rosters.get(row.match) ?? none })), next: further };
    },
    async count(person) {
      const [row] = await scan('SELECT COUNT(*) AS n, MIN(at) AS first FROM played WHERE person = $1', person);
      return { matches: Number(row?.n ?? 0), first: row?.first == null ? null : Number(row.first) };
    },
    async match(person, match) {
      const [row] = await query(`SELECT ${PLAYED} FROM played WHERE person = $1 AND match_id = $2`, person, match);
      return row === undefined ? null : playedOf(row);
    },

    async ratings(of) {
      if (of.length === 0) return [];
      const values = of.flatMap(({ person, game, division, against }) => [person, game, division, against]);
      const rows = await engine.query(
        `WITH asked (person, game, division, against) AS (
           VALUES ${of.map((_, i) => `($${4 * i + 1}, $${4 * i + 2}, $${4 * i + 3}, $${4 * i + 4})`).join(', ')})
         SELECT ${RATING.split(', ')
           .map(column => `r.${column}`)
           .join(', ')}
         FROM asked a JOIN ratings r ON ${same('r', 'a')}
           AND r.no = (SELECT MAX(l.no) FROM ratings l WHERE ${same('l', 'a')})`,
        values,
      );
      return rows.map(ratingOf);
    },
    async curve({ person, game, division, against }, limit) {
      const rows = await scan(
        `SELECT ${RATING} FROM ratings WHERE person = $1 AND game = $2 AND division = $3 AND against = $4
         ORDER BY no DESC LIMIT $5`,
        ...[person, game, division, against, limit],
      );
      return rows.map(ratingOf).reverse();
    },

    async progress(person) {
      const rows = await query('SELECT game, progress FROM puzzle_progress WHERE person = $1', person);
      return new Map(rows.map(row => [String(row.game), String(row.progress)]));
    },
    async saveProgress(person, game, progress, now) {
      await upsert('puzzle_progress', ['person', 'game'], ['progress', 'saved'], person, game, progress, now);
    },
    async saveReview(person, match, game, counts, now) {
      const columns = ['game', 'at', 'counts'];
      await upsert('reviewed', ['person', 'match_id'], columns, person, match, game, now, counts);
    },
    async reviews(person, game, limit) {
      const rows = await scan(
        'SELECT counts FROM reviewed WHERE person = $1 AND game = $2 ORDER BY at DESC, match_id LIMIT $3',
        ...[person, game, limit],
      );
      return rows.map(row => String(row.counts));
    },
    async preferences(person) {
      const [row] = await query('SELECT settings FROM preferences WHERE person = $1', person);
      return row === undefined ? null : String(row.settings);
    },
    async savePreferences(person, settings, now) {
      await upsert('preferences', ['person'], ['settings', 'saved'], person, settings, now);
    },
  };
}
