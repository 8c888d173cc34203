import type { TableStore } from '@forceout/host';
import type { Engine } from './engine.ts';
import { text } from './row.ts';
import { streamStore } from './streams.ts';

export function tableStore(engine: Engine): TableStore {
  const { query, write } = { query: engine.query.bind(engine), write: engine.write.bind(engine) };
  return {
    ...streamStore(engine),

    async setAttendance(table, node, who) {
      await write(
        who === null
          ? { text: 'DELETE FROM attends WHERE table_id = $1 AND node = $2', values: [table, node] }
          : {
              text: `INSERT INTO attends (table_id, node, who) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, node) DO UPDATE SET who = excluded.who`,
              values: [table, node, who],
            },
      );
    },
    async attendance(table) {
      const rows = await query('SELECT node, who FROM attends WHERE table_id = $1', [table]);
      return rows.map(row => ({ node: text(row, 'node'), who: text(row, 'who') }));
    },
    async attendedBy(node) {
      return (await query('SELECT table_id FROM attends WHERE node = $1', [node])).map(row => text(row, 'table_id'));
    },
    async heartbeat({ id, seenAt, servedUntil }) {
      const values = [id, seenAt, servedUntil];
      const [known] = await write({
        text: 'UPDATE nodes SET beat = $2, served_until = $3 WHERE id = $1 RETURNING id',
        values,
      });
      if (known !== undefined && known.length > 0) return true;
      await write({
        text: `INSERT INTO nodes (id, beat, served_until) VALUES ($1, $2, $3)
               ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, served_until = excluded.served_until`,
        values,
      });
      return false;
    },
    async nodes() {
      return (await query('SELECT id, beat AS seen_at, served_until FROM nodes')).map(row => ({
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
