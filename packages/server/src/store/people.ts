import type { Person } from '@forceout/wire';
import type { Device, PasskeyRow, PeopleStore, PersonRow, SessionRow } from '../people/people-store.ts';
import { type Engine, type SqlRow, type SqlValue, scanned } from './engine.ts';
import { forgetPeople } from './forget-people.ts';
import { maybeText, text } from './row.ts';

const PERSON = 'id, kind, name, class_id, login, secret';
const personOf = (row: SqlRow): PersonRow => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  kind: row.kind as Person['kind'],
  classId: maybeText(row, 'class_id'),
  login: maybeText(row, 'login'),
  secret: maybeText(row, 'secret'),
});

const sessionOf = (row: SqlRow): SessionRow => ({
  hash: text(row, 'hash'),
  person: text(row, 'person'),
  made: Number(row.made),
  expires: Number(row.expires),
  device: (row.device ?? 'other') as Device,
  seen: Number(row.seen ?? row.made),
});

const PASSKEY = 'id, person, public_key, counter, device, made, used';
const passkeyOf = (row: SqlRow): PasskeyRow => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  publicKey: text(row, 'public_key'),
  counter: Number(row.counter),
  device: row.device as Device,
  made: Number(row.made),
  used: Number(row.used),
});

export function peopleStore(engine: Engine): PeopleStore {
  const query = (sql: string, ...values: readonly SqlValue[]) => engine.query(sql, values);
  /** The rows that a single statement gives back. */
  const write = async (sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]> =>
    (await engine.write({ text: sql, values }))[0] ?? [];

  return {
    async add({ id, kind, name, login, secret, classId, now }) {
      const rows = await write(
        `INSERT INTO people (id, kind, name, login, secret, class_id, made, seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
         ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, kind, name, login, secret, classId, now],
      );
      return rows.length > 0;
    },
    async promote(id, { name, login, secret }) {
      const rows = await write(
        `UPDATE people SET kind = 'account', name = $2, login = $3, secret = $4
         WHERE id = $1 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM people WHERE login = $3) RETURNING id`,
        ...[id, name, login, secret],
      );
      return rows.length > 0;
    },
    async byId(id) {
      const [row] = await query(`SELECT ${PERSON} FROM people WHERE id = $1`, id);
      return row === undefined ? null : personOf(row);
    },
    async byLogin(login) {
      const [row] = await query(`SELECT ${PERSON} FROM people WHERE login = $1`, login);
      return row === undefined ? null : personOf(row);
    },
    async setSecret(id, secret) {
      await write('UPDATE people SET secret = $2 WHERE id = $1', id, secret);
    },
    async rename(id, name) {
      await write('UPDATE people SET name = $2 WHERE id = $1', id, name);
    },
    async replaceName(id, name) {
      const [, rows] = await engine.write(
        { text: 'UPDATE people SET name = $2 WHERE id = $1', values: [id, name] },
        { text: 'UPDATE roster SET name = $2 WHERE key = $1 RETURNING stream_id', values: [id, name] },
      );
      return (rows ?? []).map(row => text(row, 'stream_id'));
    },
    async seen(id, now) {
      await write('UPDATE people SET seen = $2 WHERE id = $1', id, now);
    },
    async isOperator(id) {
      return (await query('SELECT person FROM operators WHERE person = $1', id)).length > 0;
    },
    async setOperator(id, operator) {
      if (operator) await write('INSERT INTO operators (person) VALUES ($1) ON CONFLICT DO NOTHING', id);
      else await write('DELETE FROM operators WHERE person = $1', id);
    },

    async addSession({ hash, person, made, expires, device, seen }) {
      await engine.write(
        {
          text: 'INSERT INTO sessions (hash, person, made, expires) VALUES ($1, $2, $3, $4)',
          values: [hash, person, made, expires],
        },
        { text: 'INSERT INTO devices (session, device, seen) VALUES ($1, $2, $3)', values: [hash, device, seen] },
      );
    },
    async session(hash, now) {
      const [row] = await query(
        `SELECT p.id, p.kind, p.name, p.class_id, p.seen, d.seen AS used, t.scopes, g.person AS program, o.class_id AS roams
         FROM sessions s JOIN people p ON p.id = s.person LEFT JOIN devices d ON d.session = s.hash
         LEFT JOIN tokens t ON t.session = s.hash LEFT JOIN programs g ON g.person = p.id
         LEFT JOIN roaming_classes o ON o.class_id = p.class_id
         WHERE s.hash = $1 AND s.expires > $2`,
        ...[hash, now],
      );
      if (row === undefined) return null;
      const { id, name, kind, classId } = personOf(row);
      return {
        participant: {
          ...{ id, name, kind, classId },
          ...(row.program == null ? {} : { program: true }),
          ...(row.roams == null ? {} : { roams: true }),
        },
        ...(row.scopes == null ? {} : { scopes: String(row.scopes).split(' ') }),
        seen: Number(row.seen),
        used: row.used == null ? null : Number(row.used),
      };
    },
    async sessionUsed(hash, now) {
      await write('UPDATE devices SET seen = $2 WHERE session = $1', hash, now);
    },
    async sessionsOf(person, now) {
      const rows = await query(
        `SELECT s.hash, s.person, s.made, s.expires, d.device, d.seen FROM sessions s LEFT JOIN devices d ON d.session = s.hash
         WHERE s.person = $1 AND s.expires > $2 ORDER BY s.made DESC, s.hash LIMIT 100`,
        ...[person, now],
      );
      return rows.map(sessionOf);
    },
    async endSession(hash) {
      await engine.write(
        { text: 'DELETE FROM sessions WHERE hash = $1', values: [hash] },
        { text: 'DELETE FROM devices WHERE session = $1', values: [hash] },
        { text: 'DELETE FROM tickets WHERE session = $1', values: [hash] },
      );
    },
    async endSessions(person, except) {
      const others = 'SELECT hash FROM sessions WHERE person = $1 AND hash <> $2';
      const values = [person, except ?? ''];
      const [, , rows] = await engine.write(
        { text: `DELETE FROM devices WHERE session IN (${others})`, values },
        { text: `DELETE FROM tickets WHERE session IN (${others})`, values },
        { text: 'DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash', values },
      );
      return (rows ?? []).map(row => text(row, 'hash'));
    },

    async addTicket(hash, session, expires) {
      await write('INSERT INTO tickets (hash, session, expires) VALUES ($1, $2, $3)', hash, session, expires);
    },
    async takeTicket(hash) {
      const [row] = await write('DELETE FROM tickets WHERE hash = $1 RETURNING session, expires', hash);
      return row === undefined ? null : { session: text(row, 'session'), expires: Number(row.expires) };
    },

    async addProofs(proofs) {
      await engine.write(
        ...proofs.map(({ hash, kind, person, value, expires }) => ({
          text: 'INSERT INTO proofs (hash, kind, person, value, expires) VALUES ($1, $2, $3, $4, $5)',
          values: [hash, kind, person, value, expires],
        })),
      );
    },
    async takeProof(kind, hash, now) {
      const [row] = await write(
        'DELETE FROM proofs WHERE hash = $1 AND kind = $2 AND expires > $3 RETURNING person, value',
        ...[hash, kind, now],
      );
      return row === undefined ? null : { person: maybeText(row, 'person'), value: maybeText(row, 'value') };
    },
    async takeProofOf(person, kind, hash, now) {
      const rows = await write(
        'DELETE FROM proofs WHERE hash = $1 AND kind = $2 AND expires > $3 AND person = $4 RETURNING hash',
        ...[hash, kind, now, person],
      );
      return rows.length > 0;
    },
    async proofsLeft(person, kind, now) {
      const [row] = await query(
        'SELECT COUNT(*) AS n FROM proofs WHERE person = $1 AND kind = $2 AND expires > $3',
        ...[person, kind, now],
      );
      return Number(row?.n ?? 0);
    },
    async dropProofs(person, kind) {
      await write('DELETE FROM proofs WHERE person = $1 AND kind = $2', person, kind);
    },

    async addPasskey({ id, person, publicKey, counter, device, made, used }) {
      const rows = await write(
        `INSERT INTO passkeys (${PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, person, publicKey, counter, device, made, used],
      );
      return rows.length > 0;
    },
    async passkey(id) {
      const [row] = await query(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, id);
      return row === undefined ? null : passkeyOf(row);
    },
    async passkeysOf(person) {
      return (await query(`SELECT ${PASSKEY} FROM passkeys WHERE person = $1 ORDER BY made, id`, person)).map(
        passkeyOf,
      );
    },
    async passkeyUsed(id, counter, now) {
      await write('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1', id, counter, now);
    },
    async removePasskey(person, id) {
      return (await write('DELETE FROM passkeys WHERE person = $1 AND id = $2 RETURNING id', person, id)).length > 0;
    },

    export(person) {
      const of = (sql: string) => engine.scan(sql, [person]);
      return {
        person: of('SELECT id, kind, name, login, made, seen FROM people WHERE id = $1'),
        sessions: of(
          `SELECT s.made, s.expires, d.device, d.seen FROM sessions s LEFT JOIN devices d ON d.session = s.hash
           WHERE s.person = $1`,
        ),
        passkeys: of('SELECT device, made, used FROM passkeys WHERE person = $1'),
        names: of('SELECT stream_id, name FROM roster WHERE key = $1 ORDER BY stream_id'),
        drafts: of('SELECT table_id, shake, draft, saved FROM drafts WHERE person = $1'),
        classes: of('SELECT id, label, made, delete_at FROM classes WHERE owner = $1'),
        matches: of(
          `SELECT match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats
           FROM played WHERE person = $1 ORDER BY at`,
        ),
        ratings: of(
          'SELECT game, division, against, no, at, rating, deviation FROM ratings WHERE person = $1 ORDER BY at, no',
        ),
        puzzles: of('SELECT game, progress, saved FROM puzzle_progress WHERE person = $1'),
        reviewed: of('SELECT match_id, game, at, counts FROM reviewed WHERE person = $1'),
        settings: of('SELECT settings, saved FROM preferences WHERE person = $1'),
        reports: of('SELECT at, name, table_id, state FROM reports WHERE by_person = $1'),
      };
    },
    async tablesOf(person) {
      const rows = await scanned(engine, 'SELECT table_id FROM admissions WHERE person = $1 ORDER BY table_id', [
        person,
      ]);
      return rows.map(row => text(row, 'table_id'));
    },
    async forget(person) {
      await engine.write(...forgetPeople('id = $1', [person]));
    },
    async scrub() {
      await engine.scrub?.();
    },
  };
}
