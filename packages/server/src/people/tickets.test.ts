import { describe, expect, it } from 'vitest';
import type { PeopleStore } from './people-store.ts';
import { ticketsFor } from './tickets.ts';

const kept = new Map<string, { session: string; expires: number }>();
const store = {
  addTicket: async (hash: string, session: string, expires: number) => void kept.set(hash, { session, expires }),
  takeTicket: async (hash: string) => {
    const found = kept.get(hash) ?? null;
    kept.delete(hash);
    return found;
  },
} as unknown as PeopleStore;

describe.each([{ shared: true }, { shared: false }])('tickets (shared: $shared)', engine => {
  it('are taken once, and only where they were given', async () => {
    const tickets = ticketsFor(engine, store, () => 0);
    await tickets.add('one', { session: 's', expires: 30 });
    expect(await tickets.take('other')).toBeNull();
    expect(await tickets.take('one')).toEqual({ session: 's', expires: 30 });
    expect(await tickets.take('one')).toBeNull();
  });
});

it('tickets that one process remembers are forgotten when they have run out', async () => {
  let now = 0;
  const tickets = ticketsFor({ shared: false }, store, () => now);
  for (let i = 0; i < 100; i++) await tickets.add(`old ${i}`, { session: 's', expires: 30 });
  now = 31;
  await tickets.add('new', { session: 's', expires: 61 });
  expect(await tickets.take('old 0')).toBeNull();
  expect(await tickets.take('old 99')).toBeNull();
  expect(await tickets.take('new')).not.toBeNull();
  expect(kept.size).toBe(0);
});
