import { game } from '@forceout/wff';
import { expect, it } from 'vitest';
import { SimDisk } from '../sim/store.ts';
import { replayed, SimEvent, storeOn } from './sim-event.test-help.ts';
import { playEvent, recount } from './sim-season.test-help.ts';

it('a day in the hall: standings made from records and paper alone are ours, and nothing is lost', async () => {
  const disk = new SimDisk();
  const hall = new SimEvent(7, game, storeOn(disk), 1);
  const paper = await playEvent(hall, { tables: 10, rounds: 3, pace: 25_000 });
  const state = await hall.state();
  hall.stop();
  const { sums, fromScreens, wrong } = recount(state, paper, table => disk.entries(table));
  expect(wrong).toEqual([]);
  expect(fromScreens).toBeGreaterThan(5);
  const view = (await hall.view()).competitions[0]!.individuals;
  expect(new Map(view.map(row => [row.id, row.values!.sum]))).toEqual(sums);
  expect(hall.faults).toEqual([]);
  const log = await hall.log();
  expect(replayed(log)).toEqual(state);
  expect(hall.acknowledged.every(({ seq }) => seq <= log.length)).toBe(true);
});
