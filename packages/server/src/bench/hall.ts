import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchFigure, newestEdition } from '@forceout/rulebook';
import { BenchChild } from './child.ts';
import { type BenchSeat, connectAll, seatsOf } from './client.ts';

/** How large a hall the bench fills. */
interface HallSize {
  readonly tables: number;
  readonly viewers: number;
  readonly changes: number;
}

type Reply = { readonly ok: boolean; readonly seq: number };
type Ask = <T>(method: 'GET' | 'POST', path: string, body?: object, link?: string) => Promise<T>;

const asking =
  (port: number): Ask =>
  async <T>(method: 'GET' | 'POST', path: string, body?: object, link?: string): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(link && { 'x-event-link': link }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

const round = { competition: 'm', round: 1 };
const NEWS_MS = 60;

/** An event whose tables all play on screen, published; one person's typing counts. */
async function fullHall(port: number, tables: number) {
  const ask = asking(port);
  const me = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"token":true}',
  });
  const { token: guest } = (await me.json()) as { token: string };
  const opened = await fetch(`http://127.0.0.1:${port}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${guest}` },
    body: JSON.stringify({ name: 'Full Hall', director: 'Dora' }),
  });
  const { id, token } = (await opened.json()) as { id: string; token: string };
  const act = async (name: string, fields: object): Promise<void> => {
    const reply = await ask<Reply>('POST', `events/${id}/acts`, { act: { do: name, ...fields } }, token);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  };
  await act('change-settings', { settings: { secondPerson: false } });
  await act('add-competition', { id: 'm', edition: newestEdition('wff'), division: 'middle', rounds: 5 });
  const players = Array.from({ length: tables * 3 }, (_, i) => ({
    id: `p${i}`,
    name: `Pupil ${i}`,
    team: `T${Math.floor(i / 5)}`,
    school: `S${Math.floor(i / 20)}`,
  }));
  await act('enter', { players });
  await act('check-in', { players: players.map(player => player.id) });
  await act('seat', { competition: 'm', method: 'draw' });
  return { id, token, ask, act, players };
}

/** From the director's press to the last seat of a hall that hears of it. */
async function startReachesSeats(
  child: BenchChild,
  tables: number,
): Promise<{ readonly lastMs: number; readonly cpuMs: number }> {
  const { id, token, ask, act, players } = await fullHall(child.port, tables);
  const all = Array.from({ length: tables }, (_, i) => i + 1);
  await act('set-medium', { ...round, tables: all, medium: 'screen' });
  await act('publish', round);
  const links = (await ask<{ players: Record<string, string> }>('GET', `events/${id}/links`, undefined, token)).players;
  const tokens = new Map<string, string[]>();
  for (let from = 0; from < players.length; from += 30)
    await Promise.all(
      players.slice(from, from + 30).map(async player => {
        const link = links[player.id]!;
        type Seated = { table: string; me: { token: string } };
        const { table, me } = await ask<Seated>('POST', `events/${id}/seat`, { token: true }, link);
        tokens.set(table, [...(tokens.get(table) ?? []), me.token]);
      }),
    );
  const hall = [...tokens].map(([table, own]) => ({ table, tokens: own, setter: 0, goal: '' }));
  const seats: readonly BenchSeat[] = seatsOf(child.port, hall).flat();
  await connectAll(seats, 30);
  await wait(1500);
  const { cpu: before } = await child.usage();
  const began = performance.now();
  let lastMs = 0;
  const heard = Promise.all(
    seats.map(
      seat =>
        new Promise<void>(done => {
          seat.onEntry = () => {
            lastMs = Math.max(lastMs, performance.now() - began);
            seat.onEntry = () => {};
            done();
          };
        }),
    ),
  );
  await act('start', { rounds: [round] });
  await heard;
  await wait(1500);
  const { cpu: after } = await child.usage();
  for (const seat of seats) seat.drop();
  return { lastMs, cpuMs: (after - before) / 1000 };
}

/** Somebody who has the public page open; counts what is pushed. */
async function viewer(port: number, id: string, told: () => void): Promise<ClientRequest> {
  return await new Promise((done, fail) => {
    const request = get({ port, host: '127.0.0.1', path: `/api/events/${id}/watch`, agent: false }, response => {
      response.on('data', (chunk: Buffer) => chunk.includes('event: change') && told());
      done(request);
    });
    request.on('error', fail);
  });
}

/** Server time that one viewer of the public page costs at each change, beyond what the change costs by itself. */
async function deliveryMicros(child: BenchChild, { tables, viewers, changes }: HallSize): Promise<number> {
  const { id, act } = await fullHall(child.port, tables);
  await act('publish', round);
  await act('start', { rounds: [round] });
  let table = 0;
  const changeAll = async (): Promise<number> => {
    const { cpu: before } = await child.usage();
    for (let i = 0; i < changes; i++) {
      table += 1;
      await act('type-result', { ...round, table, sees: 0, depth: 'points', points: [6, 4, 2] });
      await wait(NEWS_MS);
    }
    return (await child.usage()).cpu - before;
  };
  let told = 0;
  // Somebody always looks, so that the page itself is made in both counts.
  const lines = [await viewer(child.port, id, () => told++)];
  await changeAll();
  const byThemselves = await changeAll();
  while (lines.length < viewers) lines.push(await viewer(child.port, id, () => told++));
  told = 0;
  const many = await changeAll();
  await wait(500);
  for (const line of lines) line.destroy();
  // Several changes at once are told as one; hardly ever here.
  if (told < 0.9 * viewers * changes) throw new Error(`only ${told} of ${viewers * changes} were told`);
  return (many - byThemselves) / told;
}

export async function benchHall({ tables, viewers, changes }: HallSize): Promise<readonly BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-hall-'));
  const child = await BenchChild.start('serve', join(folder, 'data'));
  try {
    const start = await startReachesSeats(child, tables);
    const micros = await deliveryMicros(child, { tables, viewers, changes });
    const figure = (name: string, value: number, unit: string, most: number): BenchFigure => ({
      name,
      value,
      unit,
      target: `< ${most}`,
      ok: value < most,
    });
    return [
      figure(`start reaches the last of ${3 * tables} seats at ${tables} tables`, start.lastMs, 'ms', 2000),
      figure('server time for that start', start.cpuMs, 'ms CPU', 2000),
      figure(`public page, a viewer and change (${viewers} viewers, ${changes} changes)`, micros, 'µs CPU', 60),
    ];
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
