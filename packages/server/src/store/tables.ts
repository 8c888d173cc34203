import type { TableStore } from '@forceout/host';
import type { Engine, SqlRow, SqlValue } from './engine.ts';
import { text } from './row.ts';
import { ofStreams, streamStore } from './streams.ts';

const ATTENDANCE = (places: string) => `SELECT table_id, node, who FROM attends WHERE table_id IN (${places})`;

export function tableStore(engine: Engine): TableStore {
  const { query, write } = { query: engine.query.bind(engine), write: engine.write.bind(engine) };
  const urgent = async (text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> =>
    engine.urgent === undefined ? (await write({ text, values }))[0]! : await engine.urgent(text, values);
  return {
    ...streamStore(engine),

    async setAttendance(node, told) {
      await write(
        ...told.map(({ stream, who }) =>
          who === null
            ? { text: 'DELETE FROM attends WHERE table_id = $1 AND node = $2', values: [stream, node] }
            : {
                text: `INSERT INTO attends (table_id, node, who) VALUES ($1, $2, $3)
                       ON CONFLICT (table_id, node) DO UPDATE SET who = excluded.who`,
                values: [stream, node, who],
              },
        ),
      );
    },
    async attendance(streams) {
      const rows = await ofStreams(query, ATTENDANCE, streams);
      return rows.map(row => ({ stream: text(row, 'table_id'), node: text(row, 'node'), who: text(row, 'who') }));
    },
    async attendedBy(node) {
      return (await query('SELECT table_id FROM attends WHERE node = $1', [node])).map(row => text(row, 'table_id'));
    },
    async heartbeat({ id, seenAt, servedUntil }) {
      const values = [id, seenAt, servedUntil];
      const known = await urgent('UPDATE nodes SET beat = $2, served_until = $3 WHERE id = $1 RETURNING id', values);
      if (known.length > 0) return true;
      await urgent(
        `INSERT INTO nodes (id, beat, served_until) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, served_until = excluded.served_until`,
        values,
      );
      return false;
    },
    async nodes() {
      return (await urgent('SELECT id, beat AS seen_at, served_until FROM nodes')).map(row => ({
        id: text(row, 'id'),
        seenAt: Number(row.seen_at),
        servedUntil: Number(row.served_until ?? row.seen_at),
      }));
    },
    async removeNode(node) {
      await write(
        { text: 'DELETE FROM attends WHERE node = $1', values: [node] },
        { text: 'DELETE FROM nodes WHERE id = $1', values: [node] },
      );
    },

    async saveDraft(table, person, { shake, draft }, now) {
      await write({
        text: `INSERT INTO drafts (table_id, person, shake, draft, saved) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (table_id, person) DO UPDATE SET shake = excluded.shake, draft = excluded.draft, saved = excluded.saved`,
        values: [table, person, shake, draft, now],
      });
    },
    async draft(table, person) {
      const [row] = await query('SELECT shake, draft FROM drafts WHERE table_id = $1 AND person = $2', [table, person]);
      return row === undefined ? null : { shake: Number(row.shake), draft: text(row, 'draft') };
    },

    async press(table, gameSeq, { seat, key, press }, now) {
      await write({
        text: `INSERT INTO presses (table_id, game_seq, seat, key, press, wall) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT DO NOTHING`,
        values: [table, gameSeq, seat, key, press, now],
      });
    },
    async presses(table, gameSeq) {
      const rows = await query('SELECT seat, key, press FROM presses WHERE table_id = $1 AND game_seq = $2', [
        table,
        gameSeq,
      ]);
      return rows.map(row => ({ seat: Number(row.seat), key: text(row, 'key'), press: text(row, 'press') }));
    },
  };
}
