import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder, TestServer, toGoal } from '../test/harness.ts';
import { TestPostgres } from '../test/postgres.ts';
import { restore } from './backup.ts';
import { importInto } from './import-into.ts';
import { openEngine, type Place } from './open.ts';
import { exportAll } from './transfer.ts';

const postgres = new TestPostgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.remove());

async function linesOf(place: Place): Promise<string[]> {
  const engine = await openEngine(place);
  const lines: string[] = [];
  for await (const line of exportAll(engine)) lines.push(line);
  await engine.close();
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const into = (place: Place, lines: readonly string[]): Promise<number> => importInto(place, each(lines));

describe('all data', () => {
  it('moves from the embedded store to PostgreSQL and back, and the match goes on', async () => {
    const folder = newFolder();
    const server = await TestServer.start({ place: { folder }, settings: { startCountdown: 0 } });
    const coach = await server.account('mover');
    await coach.ask('POST', '/api/classes', { label: 'Room 1' });
    const { table, people, lines } = await server.match();
    await toGoal(lines, table);
    await lines[0]!.draft(table, 1, 'é\u0000');
    const seq = lines[0]!.table(table)!.room.seq;
    await server.close();

    const first = await linesOf({ folder });
    const url = await postgres.base();
    expect(await into({ url }, first)).toBe(first.length - 2);
    const second = await linesOf({ url });
    expect([...second].sort()).toEqual([...first].sort());
    const back = newFolder();
    await into({ folder: back }, second);
    expect((await linesOf({ folder: back })).sort()).toEqual([...first].sort());

    const again = await TestServer.start({ place: { url }, settings: { goCountdown: 0 } });
    const line = people[0]!.line(() => again.base);
    const followed = await people[0]!.followed(line, table);
    expect(followed.room.seq).toBeGreaterThanOrEqual(seq);
    expect(followed.draft).toEqual({ shake: 1, draft: 'é\u0000' });
    line.close();
    await again.close();
  });

  it('is not imported over other data, nor from something else, nor from the future', async () => {
    const folder = newFolder();
    const server = await TestServer.start({ place: { folder } });
    await server.guest();
    await server.close();
    const lines = await linesOf({ folder });
    await expect(into({ folder }, lines)).rejects.toMatchObject({ key: 'not-empty' });
    await expect(into({ folder: newFolder() }, ['{"hello":1}'])).rejects.toMatchObject({ key: 'no-export' });
    await expect(into({ folder: newFolder() }, [])).rejects.toMatchObject({ key: 'nothing' });
    await expect(into({ folder: newFolder() }, ['{"forceout":"export","version":99}'])).rejects.toMatchObject({
      key: 'newer-export',
    });
    const strange = [lines[0]!, '{"in":"sqlite_master","row":[1]}'];
    await expect(into({ folder: newFolder() }, strange)).rejects.toMatchObject({ key: 'no-line', facts: { line: 2 } });
    await expect(into({ folder: newFolder() }, [lines[0]!, 'not json'])).rejects.toMatchObject({
      key: 'no-line',
      facts: { line: 2 },
    });
    // Into a store that is there and empty, and into none.
    const place = { folder: newFolder() };
    await (await openEngine(place)).close();
    await expect(into(place, lines.slice(0, -1))).rejects.toMatchObject({ key: 'cut-off' });
    await expect(into(place, lines.toSpliced(1, 1))).rejects.toMatchObject({ key: 'rows' });
    await expect(into(place, [...lines, lines[1]!])).rejects.toMatchObject({ key: 'past-end' });
    // Whatever went wrong, nothing of it is left: the whole export goes in.
    expect(await into(place, lines)).toBe(lines.length - 2);
    const { ends: _, ...older } = JSON.parse(lines[0]!) as { ends: boolean };
    expect(await into({ folder: newFolder() }, [JSON.stringify(older), ...lines.slice(1, -1)])).toBe(lines.length - 2);
  });

  it('that cannot be imported leaves no store behind: a backup is restored there as if nothing had been tried', async () => {
    const [base, whole] = [newFolder(), newFolder()];
    await (await openEngine({ folder: whole })).close();
    const folder = join(base, 'data');
    await expect(into({ folder }, ['{"hello":1}'])).rejects.toMatchObject({ key: 'no-export' });
    expect(existsSync(folder)).toBe(false);
    await expect(into({ folder: base }, [])).rejects.toMatchObject({ key: 'nothing' });
    expect(readdirSync(base)).toEqual([]);
    expect(restore(join(whole, 'forceout.db'), base)).toBe(0);
  });
});
