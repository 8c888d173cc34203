import { fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@forceout/rulebook';
import { WebSocket } from 'ws';
import { BenchChild } from './child.ts';
import { type BenchSeat, connectAll, seatsOf } from './client.ts';
import type { SeatedTable } from './order.ts';

export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
};

/** What one durable write costs on this disk, now. */
export function fsyncMs(folder: string, times: number): { readonly p50: number; readonly p99: number } {
  const path = join(folder, 'fsync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    took.push(performance.now() - began);
  }
  rmSync(path);
  return { p50: percentile(took, 50), p99: percentile(took, 99) };
}

export interface Rate {
  readonly perSecond: number;
  /** Server time for one, in microseconds. */
  readonly cpu: number;
}

/** What is counted so long, after a quarter of that time to warm up, and what it costs the server. */
async function rateOf(child: BenchChild, count: () => number, ms: number): Promise<Rate> {
  await wait(ms / 4);
  const [before, counted, began] = [await child.usage(), count(), performance.now()];
  await wait(ms);
  const done = count() - counted;
  const took = performance.now() - began;
  const after = await child.usage();
  return { perSecond: (done / took) * 1000, cpu: (after.cpu - before.cpu) / done };
}

/** Acts in a closed loop, one under way at every table: durable, acknowledged, told to all seats. */
export async function actRate(child: BenchChild, tables: readonly (readonly BenchSeat[])[], ms: number): Promise<Rate> {
  let told = 0;
  let running = true;
  for (const seats of tables) {
    const setter = seats[seats[0]!.table.setter]!;
    let heard = 0;
    for (const seat of seats)
      seat.onEntry = () => {
        if (++heard < seats.length) return;
        heard = 0;
        told++;
        if (running) setter.act();
      };
    setter.act();
  }
  const rate = await rateOf(child, () => told, ms);
  running = false;
  await wait(300);
  return rate;
}

/** A server at work has had as many: until then the code that lets somebody in is compiled, piece by piece. */
const CONNECTED_BEFORE = 2400;

export interface ConnectCost {
  /** Of those who come to a server that has just started. */
  readonly first: number;
  /** Of those who come when many have come before. */
  readonly atWork: number;
}

/** What everybody who connects costs the server, in microseconds: ticket, socket, hello, the whole table. */
export async function connectCost(
  child: BenchChild,
  tables: readonly SeatedTable[],
  times: number,
): Promise<ConnectCost> {
  const costs: number[] = [];
  const seats = tables.reduce((sum, { tokens }) => sum + tokens.length, 0);
  for (let time = 0; time < CONNECTED_BEFORE / seats + times; time++) {
    const coming = seatsOf(child.port, tables).flat();
    const before = await child.usage();
    await connectAll(coming);
    const after = await child.usage();
    costs.push((after.cpu - before.cpu) / coming.length);
    for (const seat of coming) seat.drop();
    await wait(100);
  }
  return { first: percentile(costs.slice(1, 1 + times), 50), atWork: percentile(costs.slice(-times), 50) };
}

/** What a server needs for a second in which nobody does anything, in microseconds. */
export async function idleCost(child: BenchChild, ms: number): Promise<number> {
  const before = await child.usage();
  await wait(ms);
  return ((await child.usage()).cpu - before.cpu) / (ms / 1000);
}

const PAUSE_MS = 10;

/** What one costs the server of those that come alone, in microseconds, beside what it needs when nothing comes. */
async function pacedCost(child: BenchChild, one: (n: number) => Promise<void>, times: number): Promise<number> {
  const began = performance.now();
  const before = await child.usage();
  for (let n = 0; n < times; n++) {
    await one(n);
    await wait(PAUSE_MS);
  }
  const took = performance.now() - began;
  const after = await child.usage();
  await wait(took);
  const idle = await child.usage();
  return (after.cpu - before.cpu - (idle.cpu - after.cpu)) / times;
}

/** What an act costs the server that comes alone. */
export async function singleActCost(
  child: BenchChild,
  tables: readonly (readonly BenchSeat[])[],
  acts: number,
): Promise<number> {
  const one = async (n: number): Promise<void> => {
    const seats = itemAt(tables, n % tables.length);
    await new Promise<void>(done => {
      let heard = 0;
      for (const seat of seats)
        seat.onEntry = () => {
          if (++heard === seats.length) done();
        };
      seats[seats[0]!.table.setter]!.act();
    });
  };
  for (let n = 0; n < tables.length; n++) await one(n);
  return await pacedCost(child, one, acts);
}

const SAID = JSON.stringify({
  t: 'act',
  ask: '1',
  table: 't0123456789abcde',
  key: '0-1-abcdefghijk',
  act: { do: 'place', goal: 'p' },
});
const HEARERS = 3;

/** The tables of a server that only repeats what it hears, one of three for each. */
class EchoTables {
  told = 0;
  onTold: (table: number) => void = () => {};
  readonly #heard: number[];

  private constructor(
    readonly sockets: readonly WebSocket[],
    readonly tables: number,
  ) {
    this.#heard = new Array<number>(tables).fill(0);
    for (const [i, socket] of sockets.entries())
      socket.on('message', data => {
        String(data);
        const table = i % tables;
        this.#heard[table]!++;
        if (this.#heard[table]! < HEARERS) return;
        this.#heard[table] = 0;
        this.told++;
        this.onTold(table);
      });
  }

  static async of(child: BenchChild, tables: number): Promise<EchoTables> {
    const sockets = await Promise.all(
      Array.from({ length: tables * HEARERS }, (_, i) => {
        const socket = new WebSocket(`ws://127.0.0.1:${child.port}/${i % tables}`, { perMessageDeflate: false });
        return new Promise<WebSocket>((done, fail) => socket.on('open', () => done(socket)).on('error', fail));
      }),
    );
    return new EchoTables(sockets, tables);
  }

  say(table: number): void {
    itemAt(this.sockets, table).send(SAID);
  }

  /** As fast as they are told. */
  async rate(child: BenchChild, ms: number): Promise<Rate> {
    this.onTold = table => this.say(table);
    for (let table = 0; table < this.tables; table++) this.say(table);
    const rate = await rateOf(child, () => this.told, ms);
    this.onTold = () => {};
    return rate;
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** As `actRate`, against a server that only repeats what it hears. */
export async function echoRate(tables: number, ms: number): Promise<Rate> {
  const child = await BenchChild.start('echo');
  const echo = await EchoTables.of(child, tables);
  const rate = await echo.rate(child, ms);
  echo.leave();
  await child.end();
  return rate;
}

/**
 * As `singleActCost`, against a server that only repeats what it hears; with a file, when another thread has kept it there
 * durably: the least that a server of this build can cost.
 */
export async function singleEchoCost(tables: number, times: number, ...file: readonly string[]): Promise<number> {
  const child = await BenchChild.start('echo', ...file);
  const echo = await EchoTables.of(child, tables);
  await echo.rate(child, 1500);
  await wait(300);
  const cost = await pacedCost(
    child,
    n =>
      new Promise<void>(done => {
        echo.onTold = () => done();
        echo.say(n % tables);
      }),
    times,
  );
  echo.leave();
  await child.end();
  return cost;
}

/** From an act to the last of the seats that is told of it, with tables that act as people do: every ten seconds. */
export async function actToAllSeats(tables: readonly (readonly BenchSeat[])[], ms: number): Promise<readonly number[]> {
  const took: number[] = [];
  const timers: NodeJS.Timeout[] = [];
  for (const seats of tables) {
    let heard = 0;
    let began = 0;
    for (const seat of seats)
      seat.onEntry = () => {
        if (++heard === seats.length) took.push(performance.now() - began);
      };
    const act = () => {
      heard = 0;
      began = performance.now();
      seats[seats[0]!.table.setter]!.act();
    };
    timers.push(
      setTimeout(() => {
        act();
        timers.push(setInterval(act, 10_000));
      }, Math.random() * 10_000),
    );
  }
  await wait(ms);
  for (const timer of timers) clearTimeout(timer);
  await wait(500);
  return took;
}

/** All connections break at once and come back; who is back goes on playing. Resolves when nobody lacks anything. */
export async function reconnectStorm(
  tables: readonly (readonly BenchSeat[])[],
): Promise<{ readonly ms: number; readonly missed: number }> {
  const all = tables.flat();
  const heads = tables.map(seats => Math.max(...seats.map(s => s.seq)));
  for (const seat of all) {
    seat.onEntry = () => {};
    seat.missed = 0;
    seat.drop();
  }
  const began = performance.now();
  await connectAll(all, 200, seat => seat.seat === seat.table.setter && seat.act());
  const told = () => tables.every((seats, i) => seats.every(s => s.seq > heads[i]! && s.seq === seats[0]!.seq));
  while (!told() && performance.now() - began < 30_000) await wait(5);
  const ms = performance.now() - began;
  return { ms, missed: all.reduce((n, seat) => n + seat.missed, 0) + (told() ? 0 : 1) };
}

export { connectAll, seatsOf };
