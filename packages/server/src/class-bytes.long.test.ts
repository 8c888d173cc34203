import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAll } from './store/transfer.ts';
import { type TestPerson, TestServer } from './test/harness.ts';
import { TestPostgres } from './test/postgres.ts';

const postgres = new TestPostgres();
beforeAll(async () => {
  await postgres.start();
  // As the page for operators asks for it: old segments are deleted, not kept to be written over.
  await postgres.set('wal_recycle', 'off');
});
afterAll(() => postgres.remove());

/** Files of the data base and of its write-ahead log in which one of these stands. */
function filesWith(folder: string, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch {
      // A segment that is deleted in this moment.
      continue;
    }
    for (const name of names) if (bytes.includes(name)) found.push(`${path}: ${name}`);
  }
  return found;
}

it('a class that ends leaves no byte of a name in the files of PostgreSQL, its write-ahead log or an export', async () => {
  const server = await TestServer.start({ place: { url: await postgres.base() }, settings: { startCountdown: 0 } });
  try {
    const coach = await server.account('ms.rivera');
    const made = await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'Period 3' });
    const { id, code } = made.body;
    const names = ['Zorblattqx', 'Quimbyxv', 'Wexfordzq'];
    const cards = await coach.ask<{ name: string; pin: string }[]>('POST', `/api/classes/${id}/pupils`, { names });
    const pupils: TestPerson[] = [];
    for (const { name, pin } of cards.body) pupils.push(await server.pupil(code, name, pin));
    await coach.ask('POST', `/api/classes/${id}/tables`, { edition: 'wff-2017', division: 'middle' });
    await pupils[0]!.ask('POST', '/api/reports', { name: names[1] });
    // What PostgreSQL notes down about its tables is no place for names either.
    await server.server.engine.write({ text: 'ANALYZE', values: [] });
    await server.server.engine.query('CHECKPOINT');
    expect(filesWith(postgres.files, names).length).toBeGreaterThan(0);
    const ended = await coach.ask<{ deleted: object }>('DELETE', `/api/classes/${id}`);
    expect(ended.body.deleted).toMatchObject({ pupils: 3, tables: 1 });
    await expect.poll(() => filesWith(postgres.files, names), { timeout: 10_000 }).toEqual([]);
    for await (const line of exportAll(server.server.engine))
      for (const name of names) expect(line.includes(name)).toBe(false);
  } finally {
    await server.close();
  }
});
