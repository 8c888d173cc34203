import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchFigure } from '@forceout/rulebook';
import { BenchChild } from './child.ts';
import {
  actRate,
  actToAllSeats,
  connectAll,
  connectCost,
  echoRate,
  fsyncMs,
  idleCost,
  percentile,
  type Rate,
  reconnectStorm,
  seatsOf,
  singleActCost,
  singleEchoCost,
} from './measure.ts';

interface BenchSizes {
  readonly tables: number;
  readonly rateMs: number;
  /** Times that everybody connects, and acts one by one. */
  readonly single: { readonly times: number; readonly acts: number };
  readonly paced: readonly number[];
  readonly pacedMs: number;
  readonly idle: number;
  readonly storm: number;
}

const SIZES = {
  full: {
    tables: 300,
    rateMs: 16_000,
    single: { times: 20, acts: 500 },
    paced: [100, 500, 1000],
    pacedMs: 20_000,
    idle: 1000,
    storm: 500,
  },
  small: {
    tables: 60,
    rateMs: 4000,
    single: { times: 9, acts: 250 },
    paced: [50],
    pacedMs: 6000,
    idle: 200,
    storm: 60,
  },
} as const;

const figure = (name: string, value: number, unit: string, target: string, ok: boolean): BenchFigure => ({
  name,
  value,
  unit,
  target,
  ok,
});

const below = (name: string, value: number, unit: string, most: number): BenchFigure =>
  figure(name, value, unit, `< ${most}`, value < most);
const told = (name: string, value: number, unit: string): BenchFigure => figure(name, value, unit, 'told only', true);

/** Measures a server in a process of its own from clients in this one, over loopback. */
export async function benchServer(
  size: keyof typeof SIZES,
  place: string | null = null,
): Promise<readonly BenchFigure[]> {
  const sizes = SIZES[size];
  const folder = mkdtempSync(join(tmpdir(), 'forceout-bench-'));
  try {
    return [
      ...(await rates(sizes, place ?? join(folder, 'rate'), folder)),
      ...(await costs(sizes, place ?? join(folder, 'costs'), folder)),
      ...(await memory(sizes, place ?? join(folder, 'memory'))),
      ...(await latencies(sizes, place ?? join(folder, 'paced'))),
      ...(await recovery(sizes, place ?? join(folder, 'storm'))),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 4;

/** A server that has been at work for a while: until then its code is compiled, act by act. */
const atWork = (child: BenchChild, seats: Parameters<typeof actRate>[1]) => actRate(child, seats, 3000);

const meanRate = (rates: readonly Rate[]): Rate => ({
  perSecond: rates.reduce((sum, rate) => sum + rate.perSecond, 0) / rates.length,
  cpu: rates.reduce((sum, rate) => sum + rate.cpu, 0) / rates.length,
});

async function rates({ tables, rateMs }: BenchSizes, place: string, folder: string): Promise<readonly BenchFigure[]> {
  const child = await BenchChild.start('serve', place);
  const seats = seatsOf(child.port, await child.seat(tables, 3));
  await connectAll(seats.flat());
  await atWork(child, seats);
  // In turns, because a machine is not equally fast all the time.
  const echoes: Rate[] = [];
  const durable: Rate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    echoes.push(await echoRate(tables, rateMs / ROUNDS));
    durable.push(await actRate(child, seats, rateMs / ROUNDS));
  }
  for (const seat of seats.flat()) seat.drop();
  await child.end();
  const disk = fsyncMs(folder, 200);
  const [echo, acts] = [meanRate(echoes), meanRate(durable)];
  const share = (acts.perSecond / echo.perSecond) * 100;
  return [
    told(`one fsync of this disk, p50`, disk.p50, 'ms'),
    told(`one fsync of this disk, p99`, disk.p99, 'ms'),
    told(`bare echo to three at ${tables} tables`, echo.perSecond, 'acts/s'),
    told('bare echo, server CPU', echo.cpu, 'µs/act'),
    told(`durable acts told to three seats at ${tables} tables`, acts.perSecond, 'acts/s'),
    below('durable acts told to three, server CPU', acts.cpu, 'µs/act', 110),
    figure('durable acts, share of a bare echo', share, '%', '>= 35', share >= 35),
  ];
}

const IDLE_MS = 5000;

/** What one person costs who comes, and one act at a table where nobody hurries. */
async function costs({ single }: BenchSizes, place: string, folder: string): Promise<readonly BenchFigure[]> {
  const child = await BenchChild.start('serve', place);
  const tables = await child.seat(20, 3);
  const connecting = await connectCost(child, tables, single.times);
  const seats = seatsOf(child.port, tables);
  await connectAll(seats.flat());
  await atWork(child, seats);
  const acting = await singleActCost(child, seats, single.acts);
  const idling = await idleCost(child, IDLE_MS);
  for (const seat of seats.flat()) seat.drop();
  await child.end();
  const echoed = await singleEchoCost(tables.length, single.acts);
  const kept = await singleEchoCost(tables.length, single.acts, join(folder, 'kept'));
  return [
    told('connecting a client soon after the start, server CPU', connecting.first, 'µs'),
    below('connecting a client, server CPU', connecting.atWork, 'µs', 1000),
    below('a single act told to three, server CPU', acting, 'µs', 500),
    told('a single bare echo to three, server CPU', echoed, 'µs'),
    told('the same, kept on the disk by another thread first, server CPU', kept, 'µs'),
    told(`a second in which none of ${seats.flat().length} connected act, server CPU`, idling / 1000, 'ms'),
  ];
}

async function memory({ idle }: BenchSizes, place: string): Promise<readonly BenchFigure[]> {
  const child = await BenchChild.start('serve', place);
  await child.seat(20, 3);
  const empty = await child.usage(true);
  const tables = await child.seat(idle, 3);
  const seated = await child.usage(true);
  const seats = seatsOf(child.port, tables.slice(0, Math.ceil(idle / 3))).flat();
  await connectAll(seats);
  const connected = await child.usage(true);
  for (const seat of seats) seat.drop();
  await child.end();
  return [
    below('memory of an idle table', (seated.heap - empty.heap) / idle / 1024, 'KB', 40),
    below('memory of a connection', (connected.rss - seated.rss) / seats.length / 1024, 'KB', 40),
  ];
}

async function latencies({ paced, pacedMs }: BenchSizes, place: string): Promise<readonly BenchFigure[]> {
  const figures: BenchFigure[] = [];
  const child = await BenchChild.start('serve', place);
  for (const tables of paced) {
    const seats = seatsOf(child.port, await child.seat(tables, 3));
    await connectAll(seats.flat());
    const took = await actToAllSeats(seats, pacedMs);
    for (const seat of seats.flat()) seat.drop();
    const p99 = percentile(took, 99);
    figures.push(told(`act to all seats at ${tables} tables, p50`, percentile(took, 50), 'ms'));
    figures.push(below(`act to all seats at ${tables} tables, p99`, p99, 'ms', tables > 500 ? 100 : 50));
  }
  await child.end();
  return figures;
}

async function recovery({ storm }: BenchSizes, place: string): Promise<readonly BenchFigure[]> {
  const child = await BenchChild.start('serve', place);
  const tables = await child.seat(storm, 3);
  const seats = seatsOf(child.port, tables);
  await connectAll(seats.flat());
  const { ms, missed } = await reconnectStorm(seats);
  for (const seat of seats.flat()) seat.drop();
  await child.end('SIGKILL');
  const began = performance.now();
  const again = await BenchChild.start('serve', place);
  const recovered = performance.now() - began;
  const back = seatsOf(again.port, tables);
  await connectAll(back.flat());
  const lost = back.flat().filter((seat, i) => seat.seq < seats.flat()[i]!.seq).length;
  for (const seat of back.flat()) seat.drop();
  await again.end();
  return [
    below(`reconnect storm of ${storm * 3} clients`, ms / 1000, 's', 10),
    figure('entries missed in the storm', missed, 'entries', '0', missed === 0),
    below(`${storm} tables recovered after kill -9`, recovered / 1000, 's', 5),
    figure('seats behind after the recovery', lost, 'seats', '0', lost === 0),
  ];
}
