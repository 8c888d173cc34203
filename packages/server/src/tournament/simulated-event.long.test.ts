import type { TableStore } from '@forceout/host';
import { game } from '@forceout/wff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimDisk } from '../sim/store.ts';
import type { Engine } from '../store/engine.ts';
import { openEngine } from '../store/open.ts';
import { tableStore } from '../store/tables.ts';
import { TestPostgres } from '../test/postgres.ts';
import { replayed, SimEvent, storeOn } from './sim-event.test-help.ts';
import { type Ledger, playEvent, recount } from './sim-season.test-help.ts';

/** Everything that has to hold after a day in the hall, whatever the store. */
async function judge(
  hall: SimEvent,
  paper: Ledger,
  record: (table: string) => readonly { readonly body: string }[],
  screens: number,
): Promise<void> {
  const state = await hall.state();
  const log = await hall.log();
  const view = (await hall.view()).competitions[0]!.individuals;
  hall.stop();
  const { sums, fromScreens, wrong } = recount(state, paper, record);
  expect(wrong).toEqual([]);
  expect(fromScreens).toBeGreaterThan(screens);
  expect(new Map(view.map(row => [row.id, row.values!.sum]))).toEqual(sums);
  const order = view.map(row => sums.get(row.id)!);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  expect(hall.faults).toEqual([]);
  expect(replayed(log)).toEqual(state);
  expect(hall.acknowledged.every(({ seq }) => seq <= log.length)).toBe(true);
  expect(new Set(hall.acknowledged.map(({ seq }) => seq)).size).toBe(hall.acknowledged.length);
}

it('60 tables, five rounds, half of them on paper', async () => {
  const disk = new SimDisk();
  const hall = new SimEvent(60, game, storeOn(disk), 1);
  const paper = await playEvent(hall, { tables: 60, rounds: 5, pace: 40_000 });
  await judge(hall, paper, table => disk.entries(table), 60);
});

describe('on two nodes with PostgreSQL', () => {
  const postgres = new TestPostgres();
  const engines: Engine[] = [];
  beforeAll(() => postgres.start());
  afterAll(async () => {
    await Promise.all(engines.map(engine => engine.close()));
    await postgres.remove();
  });

  it('the same, smaller, since every entry is written in earnest', async () => {
    let pending = 0;
    const url = await postgres.base();
    for (let i = 0; i < 2; i++) engines.push(await openEngine({ url }));
    let made = 0;
    /** Counts what is on its way, so that time passes only when all of it has arrived. */
    const counted = (store: TableStore): TableStore =>
      new Proxy(store, {
        get(target, name) {
          const found = Reflect.get(target, name) as unknown;
          if (typeof found !== 'function' || name === 'notify' || name === 'onNotify') return found;
          return async (...given: unknown[]) => {
            pending++;
            try {
              return await (found as (...args: unknown[]) => unknown).apply(target, given);
            } finally {
              pending--;
            }
          };
        },
      });
    const settle = async () => {
      do await new Promise<void>(done => setImmediate(done));
      while (pending > 0);
    };
    const hall = new SimEvent(2, game, () => counted(tableStore(engines[made++ % 2]!)), 2, settle);
    const whole = process.env.FORCEOUT_WHOLE_EVENT === '1';
    const size = whole ? { tables: 60, rounds: 5, pace: 40_000 } : { tables: 12, rounds: 2, pace: 30_000, early: true };
    const paper = await playEvent(hall, size);
    const entries = new Map<string, { body: string }[]>();
    for (const row of await engines[0]!.query('SELECT stream_id, body FROM log ORDER BY stream_id, seq', []))
      entries.set(String(row.stream_id), [...(entries.get(String(row.stream_id)) ?? []), { body: String(row.body) }]);
    await judge(hall, paper, table => entries.get(table) ?? [], whole ? 60 : 5);
  });
});
