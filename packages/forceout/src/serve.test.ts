import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/forceout.js', import.meta.url));
const env = { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '' };
const folders: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-serve-'));
  folders.push(folder);
  return folder;
};

/** Runs `forceout serve` until it is ready or has ended. */
async function serve(...args: readonly string[]) {
  const child = spawn(process.execPath, [bin, 'serve', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  let complained = '';
  child.stdout!.on('data', data => (said += data));
  child.stderr!.on('data', data => (complained += data));
  const ended = new Promise<number | null>(done => child.on('close', done));
  await Promise.race([
    ended,
    new Promise<void>(done => child.stdout!.on('data', () => said.includes('ready') && done())),
  ]);
  return { child, ended, said: () => said, complained: () => complained };
}

const occupied = (): Promise<{ server: Server; port: number }> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });

describe('forceout serve', () => {
  it('says that a port is taken, takes the next, prints one address, and stops in good order', async () => {
    const { server, port } = await occupied();
    const { child, ended, said } = await serve('--port', String(port), '--data', newFolder());
    server.close();
    expect(said()).toContain(`Port ${port} is taken; trying ${port + 1}.`);
    const addresses = said().match(/http:\/\/\S+/g)!;
    expect(addresses[0]).toMatch(/^http:\/\/localhost:\d+$/);
    const health = await fetch(`${addresses[0]}/health`);
    expect(await health.json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).toContain('Forceout has stopped.');
  });

  it('tells a second server on the same data why it does not start', async () => {
    const folder = newFolder();
    await serve('--port', '0', '--data', folder);
    const second = await serve('--port', '0', '--data', folder);
    expect(await second.ended).toBe(1);
    expect(second.complained()).toContain('in use by another Forceout');
  });

  it('explains options it does not understand', async () => {
    const wrong = await serve('--port', 'eighty', '--data', newFolder());
    expect(await wrong.ended).toBe(2);
    expect(wrong.complained()).toBe('"eighty" is not a port. A port is a whole number from 0 to 65535.\n');
  });
});

describe('forceout export and import', () => {
  it('move all data from one place to another', async () => {
    const [from, to] = [newFolder(), newFolder()];
    const { child, ended, said } = await serve('--port', '0', '--data', from);
    const base = /http:\/\/\S+/.exec(said())![0];
    const body = JSON.stringify({ token: true });
    await fetch(`${base}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    child.kill('SIGTERM');
    await ended;
    const run = promisify(execFile);
    const file = join(from, 'all.jsonl');
    await run(process.execPath, [bin, 'export', file, '--data', from], { env });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({ forceout: 'export' });
    expect(lines.some(line => line.includes('"in":"people"'))).toBe(true);
    const { stdout } = await run(process.execPath, [bin, 'import', file, '--data', to], { env });
    expect(stdout).toBe(`Imported ${lines.length - 2} rows.\n`);
    writeFileSync(file, 'nonsense\n');
    await expect(run(process.execPath, [bin, 'import', file, '--data', newFolder()], { env })).rejects.toMatchObject({
      stderr: expect.stringContaining('Line 1'),
    });
    const nowhere = join(from, 'nowhere', 'all.jsonl');
    await expect(run(process.execPath, [bin, 'import', nowhere, '--data', newFolder()], { env })).rejects.toMatchObject(
      {
        code: 2,
        stderr: `${nowhere} cannot be read: there is no such file. Look at its name, and at the folder you are in.\n`,
      },
    );
    await expect(run(process.execPath, [bin, 'export', nowhere, '--data', to], { env })).rejects.toMatchObject({
      code: 1,
      stderr: `${nowhere} cannot be written: its folder is not there. Make the folder first.\n`,
    });
    const typo = join(from, 'dat');
    await expect(run(process.execPath, [bin, 'export', '--data', typo], { env })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `There is no data in ${typo}. Say where it is with --data.\n`,
    });
    expect(existsSync(typo)).toBe(false);
  });
});
