import type { Division, EditionId, GameId } from '@forceout/rulebook';
import type { OpenTable } from '@forceout/wire';
import { whoAmI } from '../me/session.ts';
import { call, type Fetched, signIn } from '../online/api.ts';

/** Whoever looks for tables needs to be somebody: a guest at least. */
async function signed<A>(ask: () => Promise<Fetched<A>>): Promise<Fetched<A>> {
  if (whoAmI() === null) {
    const me = await signIn();
    if (!me.ok) return me;
  }
  const first = await ask();
  if (first.ok || first.code !== 'not-signed-in') return first;
  const me = await signIn();
  return me.ok ? await ask() : me;
}

export const openTables = (
  stage: 'gathering' | 'playing',
  game: GameId | null,
  after: string | null,
  limit = 20,
): Promise<Fetched<readonly OpenTable[]>> =>
  signed(() => {
    const query = new URLSearchParams({ stage, limit: String(limit) });
    if (game !== null) query.set('game', game);
    if (after !== null) query.set('after', after);
    return call('GET', `open-tables?${query}`);
  });

export interface Wanted {
  readonly edition: EditionId;
  readonly division: Division;
  readonly seats: 2 | 3;
}

export interface Paired {
  readonly table: string;
  readonly found: boolean;
}

export const pair = (setup: Wanted, mine: string | null): Promise<Fetched<Paired>> =>
  signed(() => call('POST', 'pairing', { setup: { ...setup, watch: 'open' }, mine }));

export const stopPairing = (table: string): Promise<Fetched<object>> => call('POST', 'pairing/stop', { table });

/** Takes a free seat; false when it is taken meanwhile. */
export async function join(table: string): Promise<boolean> {
  const body = { t: 'sit', ask: 'sit', table };
  const answer = await call<{ t: string }>('POST', `tables/${encodeURIComponent(table)}/messages`, body);
  return answer.ok && answer.answer.t === 'ack';
}
