import {
  botCommand,
  createTable,
  gamePackage,
  type Participant,
  type StoredEntry,
  TableRegistry,
} from '@forceout/host';
import { botContext, type Level, nextAct } from '@forceout/players';
import { GAMES, type GameId, newestEdition } from '@forceout/rulebook';
import { answer } from '@forceout/table';
import { Setup } from '@forceout/wire';
import { sha256 } from '../people/secrets.ts';
import { SimClock } from '../sim/clock.ts';
import { SeededRandom } from '../sim/random.ts';
import { SimDisk, simStore } from '../sim/store.ts';

/** The log of a finished match, with keys that stand for its two people. */
export interface SeasonLog {
  readonly game: GameId;
  readonly edition: string;
  readonly card: string;
  readonly entries: readonly StoredEntry[];
}

/** Who sits at the first two seats, wherever somebody's key belongs. */
export const SITTERS = ['season-person-a', 'season-person-b'] as const;

const LEVEL: Level = 'newcomer';
const DAY = 86_400_000;
const settle = () => new Promise<void>(done => setImmediate(done));

/** One match of computer players at a real table in virtual time, then told as if people had sat there. */
async function playOne(id: GameId, seed: number): Promise<SeasonLog> {
  const { game } = await gamePackage(id);
  const random = new SeededRandom(seed);
  const clock = new SimClock(1_700_000_000_000);
  const disk = new SimDisk();
  const faults: string[] = [];
  const registry = new TableRegistry(
    {
      node: 'season',
      store: simStore(
        disk,
        false,
        async effect => effect(),
        () => {},
      ),
      clock,
      chance: { seed: () => random.hex(64), tableId: () => `t${random.hex(15)}`, code: () => random.hex(6), sha256 },
      verdicts: { answer: async (_, state, question) => answer(game, state, question, random, { steps: 200_000 }) },
      bots: {
        next: async ({ view, seat, bot }) =>
          nextAct(botContext(game, view, seat, { level: LEVEL, style: bot.style, seed: seed + seat })),
      },
      journal: { note: () => {}, fault: (what, cause) => faults.push(`${what}: ${cause}`) },
      game: () => game,
    },
    // Nobody looks on, and it goes on all the same.
    { startCountdown: 0, emptyHold: 10 * DAY, idle: 10 * DAY },
  );
  await registry.start();
  const maker: Participant = { id: SITTERS[0], name: 'A', kind: 'guest', classId: null };
  const setup = Setup.parse({ edition: newestEdition(id), division: 'middle', seats: 2 });
  const { table } = await createTable(registry.ports, { maker, setup, coded: false });
  const host = await registry.table(table);
  for (const seat of [0, 1])
    await host.decide(maker.id, null, botCommand(maker, seat, { level: LEVEL, style: 'steady' }));
  const end = clock.now() + DAY;
  while (host.hosted.room.stage !== 'over' && clock.now() < end) {
    clock.step(end);
    await settle();
  }
  registry.stop();
  if (host.hosted.room.stage !== 'over') throw new Error(`a match of ${id} did not end: ${faults.join('; ')}`);
  const { row, log } = disk.streams.get(table) ?? { row: null, log: [] };
  return {
    game: id,
    edition: setup.edition,
    card: withPeople(row?.card ?? '{}'),
    entries: log.map(entry => told(entry, random)),
  };
}

/** A bot that sat down is a person who did; what a seat did was done by its person, under a key. */
function told(entry: StoredEntry, random: SeededRandom): StoredEntry {
  const body = JSON.parse(entry.body) as { kind: string; seat?: number; events?: readonly { seat?: number }[] };
  if (body.kind === 'bot')
    return {
      ...entry,
      person: SITTERS[body.seat ?? 0] ?? null,
      body: JSON.stringify({ kind: 'sat', seat: body.seat }),
    };
  const seat = body.kind === 'play' ? body.events?.find(event => typeof event.seat === 'number')?.seat : undefined;
  if (seat === undefined) return entry;
  return {
    ...entry,
    person: SITTERS[seat] ?? null,
    key: `c${seat}9f2x-${entry.seq}-${Number.parseInt(random.hex(10), 16).toString(36)}`,
  };
}

function withPeople(card: string): string {
  const { players, ...rest } = JSON.parse(card) as { players: readonly unknown[] };
  return JSON.stringify({ ...rest, players: players.map((_, seat) => ({ key: SITTERS[seat] })) });
}

/** Finished matches of every game; the same for a seed. */
export async function seasonLogs(seed: number, each = 2): Promise<readonly SeasonLog[]> {
  const logs: SeasonLog[] = [];
  for (let n = 0; n < each; n++) for (const game of GAMES) logs.push(await playOne(game, seed + n));
  return logs;
}
