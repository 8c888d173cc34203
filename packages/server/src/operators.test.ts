import { spawn } from 'node:child_process';
import { chmodSync, closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from './store/backup.ts';
import { openEngine, type Place } from './store/open.ts';
import { exportAll } from './store/transfer.ts';
import { Crowd } from './test/crowd.ts';
import { newFolder, until } from './test/harness.ts';
import { freePort, TestPostgres } from './test/postgres.ts';
import { ServerProcess } from './test/process.ts';
import { Road } from './test/road.ts';
import { stopAgainAndAgain } from './test/stop.ts';

const command = fileURLToPath(new URL('../../forceout/bin/forceout.js', import.meta.url));
const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};

const postgres = new TestPostgres();
beforeAll(() => postgres.start());
afterAll(async () => {
  await postgres.remove();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
  readonly ms: number;
}

/** The command as an operator runs it; `from`: a file that is piped in. */
function forceout(args: readonly string[], url = '', from?: string): Promise<Ran> {
  const since = performance.now();
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' };
  const input = from === undefined ? null : spawn('cat', [from], { stdio: ['ignore', 'pipe', 'ignore'] });
  const child = spawn(process.execPath, [command, ...args], {
    env,
    stdio: [input?.stdout ?? 'ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout!.on('data', data => (said += data));
  child.stderr!.on('data', data => (complained += data));
  return new Promise(done =>
    child.on('close', code => done({ code, said, complained, ms: performance.now() - since })),
  );
}

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** People in any number, with a line separator in a name now and then: it separates no lines of an export. */
async function fill(place: Place, people: number): Promise<readonly string[]> {
  const engine = await openEngine(place);
  for (let from = 0; from < people; from += 100)
    await engine.write(
      ...Array.from({ length: Math.min(100, people - from) }, (_, i) => ({
        text: 'INSERT INTO people (id, kind, name, made, seen) VALUES ($1, $2, $3, 1, 1)',
        values: [`p${from + i}`, 'guest', i % 10 === 0 ? `Kim\u2028${i}` : `Kim ${i}`],
      })),
    );
  const lines: string[] = [];
  for await (const line of exportAll(engine)) lines.push(line);
  await engine.close();
  return lines;
}

describe('forceout import', () => {
  it('reads every line into a slow PostgreSQL, ten times of ten, from a file and from a pipe', async () => {
    const from = folder();
    const rows = 1700;
    const lines = await fill({ folder: from }, rows);
    const file = join(from, 'all.jsonl');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const once = async (url: string, i: number): Promise<number> => {
      const road = await Road.to(Number(new URL(url).port));
      road.delayMs = 5 + i;
      const slow = url.replace(/:\d+\//, `:${road.port}/`);
      const ran = await (i % 2 ? forceout(['import', file], slow) : forceout(['import'], slow, file));
      expect(ran).toMatchObject({ code: 0, said: `Imported ${rows} rows.\n`, complained: '' });
      await road.close();
      const engine = await openEngine({ url });
      const [row] = await engine.query('SELECT COUNT(*) AS n FROM people');
      await engine.close();
      return Number(row?.n);
    };
    const bases: string[] = [];
    for (let i = 0; i < 10; i++) bases.push(await postgres.base());
    const counted = await Promise.all(bases.map(once));
    expect(counted).toEqual(Array.from({ length: 10 }, () => rows));
  });
});

describe('a start that fails', () => {
  it('ends with 1 and the cause: which file, and what is wrong with it', async () => {
    const [whole, place] = [folder(), folder()];
    const file = join(place, 'forceout.db');
    await fill({ folder: whole }, 300);
    backup(whole, file);
    const bytes = readFileSync(file);
    bytes.fill(0x55, 100, bytes.length);
    writeFileSync(file, bytes);
    const malformed = await forceout(['serve', '--port', '0', '--data', place]);
    expect(malformed).toMatchObject({ code: 1, said: '' });
    expect(malformed.complained).toContain(file);
    expect(malformed.complained).toContain('malformed');
    writeFileSync(
      file,
      'this was never a data base, and is longer than a hundred bytes so that it is looked at. '.repeat(9),
    );
    const strange = await forceout(['serve', '--port', '0', '--data', place]);
    expect(strange).toMatchObject({ code: 1 });
    expect(strange.complained).toMatch(/forceout\.db cannot be read: .*not a database/);
    const nowhere = await forceout(['serve', '--port', '0', '--data', join(file, 'in-a-file')]);
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.complained).toContain('in-a-file');
  });

  it('ends after the store is open as well: a log that cannot be read, an address that is not ours', async () => {
    const place = folder();
    await fill({ folder: place }, 1);
    const away = await forceout(['serve', '--host', '203.0.113.7', '--data', place]);
    expect(away).toMatchObject({ code: 1 });
    expect(away.complained).toContain('203.0.113.7');
    // A table of the data is gone: it is found out only by those who serve.
    const engine = await openEngine({ folder: place });
    await engine.write({ text: 'DROP TABLE nodes', values: [] });
    await engine.close();
    const broken = await forceout(['serve', '--port', '0', '--data', place]);
    expect(broken).toMatchObject({ code: 1, said: '' });
    expect(broken.complained).toContain('no such table: nodes');
    expect(broken.ms).toBeLessThan(20_000);
  });

  it('ends when PostgreSQL is not there, or takes the call and never speaks', async () => {
    const gone = await forceout(['serve', '--port', '0'], `postgres://forceout@127.0.0.1:${await freePort()}/x`);
    expect(gone).toMatchObject({ code: 1 });
    expect(gone.complained).toContain('ECONNREFUSED');
    const road = await Road.to(Number(new URL(await postgres.base()).port));
    road.blocked = true;
    const mute = await forceout(['serve', '--port', '0'], `postgres://forceout@127.0.0.1:${road.port}/x`);
    await road.close();
    expect(mute).toMatchObject({ code: 1 });
    expect(mute.complained).toContain('timeout');
  });
});

describe('a server that is asked to stop under load', () => {
  it('ends with 0 within 10 s, each time', async () => {
    expect(await stopAgainAndAgain(3)).toEqual([]);
  });
});

describe('forceout backup', () => {
  it('copies a store that is written to; what was acknowledged before is in it, and it serves again', async () => {
    const [from, to] = [folder(), folder()];
    const server = new ServerProcess(await freePort(), { folder: from });
    const again = new ServerProcess(await freePort(), { folder: join(to, 'restored') });
    try {
      await server.start();
      const crowd = await Crowd.gather(() => [server.base], 6, 30, 7);
      const files: string[] = [];
      for (let i = 0; i < 3; i++) {
        await until(() => crowd.acknowledged > 30 * (i + 1), 60_000);
        const before = crowd.seated.map(({ player }) => [...player.acknowledged]);
        const file = join(to, `backup-${i}.db`);
        files.push(file);
        const ran = await forceout(['backup', file, '--data', from]);
        expect(ran).toMatchObject({ code: 0, complained: '' });
        expect(mode(file)).toBe('600');
        const target = join(to, `restored-${i}`);
        expect(await forceout(['restore', file, '--data', target])).toMatchObject({ code: 0 });
        const engine = await openEngine({ folder: target });
        const lost: string[] = [];
        for (const [n, { player }] of crowd.seated.entries())
          for (const { person, seq } of before[n]!) {
            const [row] = await engine.query('SELECT person FROM log WHERE stream_id = $1 AND seq = $2', [
              player.table,
              seq,
            ]);
            if (row?.person !== person) lost.push(`${player.table} ${seq}`);
          }
        // Consistent: one order in every table, up to one moment.
        const gaps = await engine.query(
          'SELECT stream_id FROM log GROUP BY stream_id HAVING MAX(seq) <> COUNT(*) OR MIN(seq) <> 1',
        );
        await engine.close();
        expect({ lost, gaps }).toEqual({ lost: [], gaps: [] });
      }
      for (const { player } of crowd.seated) player.quiet = true;
      crowd.leave();
      expect(await forceout(['backup', files[0]!, '--data', from])).toMatchObject({ code: 1 });
      expect(await forceout(['restore', files[0]!, '--data', from])).toMatchObject({ code: 1 });
      expect(await forceout(['restore', files[2]!, '--data', join(to, 'restored')])).toMatchObject({ code: 0 });
      await again.start();
      expect((await fetch(`${again.base}/health`)).status).toBe(200);
      expect(await again.end('SIGTERM')).toBe(0);
    } finally {
      await server.end('SIGKILL');
      await again.end('SIGKILL');
    }
  });

  it('says no to a file that is damaged', async () => {
    const file = join(folder(), 'bad.db');
    writeFileSync(file, 'no data base at all '.repeat(99));
    const ran = await forceout(['restore', file, '--data', folder()]);
    expect(ran.code).toBe(1);
    expect(ran.complained).toContain('is no backup');
  });
});

describe('files with people in them', () => {
  it('are for their owner alone: data, log, lock, export and backup, also where they were open before', async () => {
    const place = folder();
    await fill({ folder: place }, 5);
    chmodSync(join(place, 'forceout.db'), 0o644);
    const server = new ServerProcess(await freePort(), { folder: place });
    await server.start();
    await fetch(`${server.base}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":true}',
    });
    const open = readdirSync(place).map(name => [name, mode(join(place, name))]);
    await server.end('SIGTERM');
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(open.filter(([, bits]) => bits !== '600')).toEqual([]);
    const file = join(place, 'all.jsonl');
    closeSync(openSync(file, 'w', 0o644));
    expect(await forceout(['export', file, '--data', place])).toMatchObject({ code: 0 });
    expect(mode(file)).toBe('600');
  });
});
