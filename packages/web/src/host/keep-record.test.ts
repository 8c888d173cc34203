import { game } from '@forceout/on-sets';
import { playMatch } from '@forceout/players';
import { expect, it } from 'vitest';
import { keepRecord } from './keep-record.ts';
import { MemoryStore } from './store.ts';

const bots = [1, 2].map(seed => ({ level: 'newcomer' as const, style: 'steady' as const, seed }));
const { events } = playMatch(game, { edition: 'onsets-2026', division: 'elementary', shakes: 2 }, bots, 1);
const firstShake = events.findIndex(e => e.event === 'scored' || e.event === 'void') + 1;

it('a match at a server is kept after its first shake, goes on, and is over at its end', async () => {
  const store = new MemoryStore();
  await keepRecord('far', events.slice(0, firstShake), 'online', store);
  const half = await store.load('far');
  expect(half?.events).toHaveLength(firstShake);
  expect(half?.saved).toMatchObject({ over: false, online: true });
  await keepRecord('far', events.slice(0, firstShake), 'online', store);
  expect((await store.load('far'))?.events).toHaveLength(firstShake);
  await keepRecord('far', events, 'online', store);
  const whole = await store.load('far');
  expect(whole?.events).toEqual(events);
  expect(whole?.saved.over).toBe(true);
});

it('a log whose beginning is missing is not kept', async () => {
  const store = new MemoryStore();
  await keepRecord('late', events.slice(3), 'online', store);
  expect(await store.list()).toEqual([]);
});
