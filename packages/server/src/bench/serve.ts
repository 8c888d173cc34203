import { createTable, playCommand, sitCommand } from '@forceout/host';
import { GAMES, itemAt, newestEdition } from '@forceout/rulebook';
import { Setup } from '@forceout/wire';
import { pino } from 'pino';
import { startServer } from '../server.ts';
import { openEngine } from '../store/open.ts';
import { importAll } from '../store/transfer.ts';
import { HoldMeter } from './hold-meter.ts';
import type { Order, SeatedTable, WorkerReport } from './order.ts';
import { ASKERS, FIRST_CLASS, PEOPLE, peopleData } from './people-data.ts';

// The server of a bench, in a process of its own: bench/serve.js <folder or postgres://…> [people | season:<matches>]

const place = process.argv[2]!;
if (process.argv[3] === 'people') {
  const engine = await openEngine(place.startsWith('postgres') ? { url: place } : { folder: place });
  await importAll(engine, peopleData(PEOPLE));
  await engine.close();
}
const season = /^season:(\d+)$/.exec(process.argv[3] ?? '');
if (season !== null) {
  const engine = await openEngine(place.startsWith('postgres') ? { url: place } : { folder: place });
  await importAll(engine, peopleData({ ...PEOPLE, matches: 0, classes: 5, mine: 1, did: 200 }));
  // A bench of the start should not wait for what only this one needs.
  const [{ seasonLogs }, { fillSeason }] = await Promise.all([
    import('./season-logs.ts'),
    import('../store/season.ts'),
  ]);
  const sizes = { matches: Number(season[1]), every: 5, archived: process.argv[4] === 'archived' };
  await fillSeason(engine, await seasonLogs(1, 1), sizes, { me: ASKERS.me, classId: FIRST_CLASS });
  await engine.close();
}
const server = await startServer({
  place: place.startsWith('postgres') ? { url: place } : { folder: place },
  logger: pino({ level: 'silent' }),
  webFolder: null,
  rateLimits: false,
  socketLimits: { burst: 1e9, perSecond: 1e9 },
  doorLimits: () => ({ perAddress: 1e6, all: 1e6 }),
  // Time is not what is measured here, and tables without followers stay in memory to be weighed.
  settings: { startCountdown: 0, emptyHold: 3_600_000, idle: 3_600_000 },
});
const { registry, people, admissions } = server.context;
const meter = new HoldMeter();
const report = (told: WorkerReport) => process.send?.(told);

/** A table with everybody seated and a Goal to be set. */
async function seatOne(seats: number): Promise<SeatedTable> {
  const sitters = await Promise.all(Array.from({ length: seats }, () => people.guest()));
  const setup = Setup.parse({ edition: newestEdition('wff'), seats, extraTime: 300 });
  const { table } = await createTable(registry.ports, { maker: sitters[0]!, setup, coded: true });
  const host = await registry.table(table);
  for (const [seat, participant] of sitters.entries()) {
    await admissions.admit(table, participant.id);
    await host.decide(participant.id, null, sitCommand(participant, seat));
  }
  const state = () => host.hosted.room.state;
  while (state() === null) await new Promise(done => setTimeout(done, 1));
  const referee = { game: registry.ports.game, seed: registry.ports.chance.seed, sha256: registry.ports.chance.sha256 };
  const roll = (seat: number) =>
    host.decide(
      sitters[seat]!.id,
      null,
      playCommand(referee, {
        seat,
        person: sitters[seat]!.id,
        act: { seat, do: 'roll' },
        arrival: { received: registry.ports.clock.now(), pressed: null, measured: null },
        expect: null,
        ruled: null,
      }),
    );
  while (state()!.phase === 'roll-off') {
    const { contenders, faces } = state()!.rollOff;
    await roll(contenders.find(c => faces[c] === null)!);
  }
  const { setter } = state()!.shake!;
  await roll(setter);
  const goal = state()!.shake!.mat.resources.find(c => 'pqrs'.includes(c.face))!.face;
  return { table, setter, goal, tokens: await Promise.all(sitters.map(participant => people.signIn(participant))) };
}

async function seat(count: number, seats: number): Promise<void> {
  const tables: SeatedTable[] = [];
  for (let from = 0; from < count; from += 50)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(50, count - from) }, () => seatOne(seats)))));
  report({ told: 'seated', tables });
}

/** Tables that wait for players and want to be found, each with somebody who sits there. */
async function open(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const maker = await people.guest();
    const game = itemAt(GAMES, n % GAMES.length);
    const setup = Setup.parse({
      edition: newestEdition(game),
      division: 'middle',
      seats: 3,
      listed: true,
      watch: 'open',
    });
    const { table } = await createTable(registry.ports, { maker, setup, coded: true });
    await admissions.admit(table, maker.id);
    await (await registry.table(table)).decide(maker.id, null, sitCommand(maker, 0));
  }
  report({ told: 'opened' });
}

process.on('message', (order: Order) => {
  if (order.do === 'seat') return void seat(order.tables, order.seats);
  if (order.do === 'open') return void open(order.tables);
  if (order.do === 'hold-begin') {
    meter.begin();
    return void report({ told: 'held', ms: 0 });
  }
  if (order.do === 'hold-end') return void report({ told: 'held', ms: meter.end() });
  if (order.weigh) global.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  report({ told: 'usage', usage: { cpu: user + system, heap: heapUsed, rss } });
});
process.on('disconnect', () => process.exit(0));
report({ told: 'port', port: await server.listen(0, '127.0.0.1') });
