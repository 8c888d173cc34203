import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ForceoutServer, newLogger, startServer } from '@forceout/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'forceout-example-'));
const script = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
let server: ForceoutServer;
let base: string;
let bot: ChildProcess;

beforeAll(async () => {
  server = await startServer({ place: { folder }, logger: newLogger('silent'), webFolder: null });
  base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  bot?.kill();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return (await (await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
};

it('the example sits down and plays over HTTP against a computer player of the server', async () => {
  const { token } = await post<{ token: string }>('/api/guest', { token: true });
  const setup = { edition: 'onsets-2026', division: 'elementary', seats: 2 };
  const { table, code } = await post<{ table: string; code: string }>('/api/tables', { setup, sit: false }, token);
  const seat = { t: 'bot', ask: 'b', table, seat: 0, bot: { level: 'newcomer', style: 'bold' } };
  expect(await post(`/api/tables/${table}/messages`, seat, token)).toMatchObject({ t: 'ack' });
  const faults: string[] = [];
  bot = spawn(process.execPath, [script, base, code, 'newcomer'], { stdio: ['ignore', 'ignore', 'pipe'] });
  bot.stderr!.on('data', text => faults.push(String(text)));
  const host = await server.context.registry.table(table);
  const done = (): boolean => {
    const { state } = host.hosted.room;
    return state !== null && state.shake !== null && state.shake.setter >= 0 && state.shake.rolled;
  };
  for (let n = 0; n < 600 && !done(); n++) await new Promise(wait => setTimeout(wait, 100));
  expect(host.hosted.room.seats.map(s => s?.bot === null)).toEqual([false, true]);
  expect(done()).toBe(true);
  expect(faults).toEqual([]);
});
