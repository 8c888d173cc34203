import { expect, it } from 'vitest';
import { changesLog } from './changes-log.ts';
import type { Engine, SqlRow, Statement } from './engine.ts';
import { streamStore } from './streams.ts';

/** Whether the thread that writes looks anew how far streams are, after what `run` has the store write. */
async function looksAnew(run: (store: ReturnType<typeof streamStore>) => Promise<unknown>): Promise<boolean> {
  const written: Statement[] = [];
  const entry: SqlRow = { seq: 1, wall: 1, person: null, key: null, body: '{}', secret: null, entries: null };
  const engine = {
    dialect: { claiming: '' },
    // Something is due, so that it is claimed.
    query: async () => [{ one: 1 }],
    scan: async function* () {
      yield [entry];
    },
    write: async (...statements: readonly Statement[]) => {
      written.push(...statements);
      return statements.map(() => []);
    },
    append: async () => true,
  } as unknown as Engine;
  await run(streamStore(engine));
  expect(written).not.toEqual([]);
  return written.some(changesLog);
}

it('whoever looks every second for what is due leaves alone what is known of the streams', async () => {
  expect(await looksAnew(store => store.claimWakes('table', 0, 5000, 100))).toBe(false);
});

it('a stream that goes, or goes into an archive, is looked up anew', async () => {
  expect(await looksAnew(store => store.remove('t1'))).toBe(true);
  expect(await looksAnew(store => store.archive('t1'))).toBe(true);
});

it('whatever changes log, archives or streams is told from what only reads them', () => {
  const changes = (text: string) => changesLog({ text, values: [] });
  for (const table of ['log', 'archives', 'streams'])
    for (const text of [`INSERT INTO ${table} (a)`, `UPDATE ${table} SET a = 1`, `DELETE FROM ${table}`])
      expect(changes(text), text).toBe(true);
  expect(changes('DELETE FROM roster WHERE stream_id IN (SELECT id FROM streams)')).toBe(false);
  expect(changes('UPDATE people SET seen = 1')).toBe(false);
});
