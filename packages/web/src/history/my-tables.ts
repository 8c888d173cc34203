import { type GameId, rulesOf } from '@forceout/rulebook';
import { openStore } from '../host/store.ts';
import { whoAmI } from '../me/session.ts';
import { call } from '../online/api.ts';

/** A table at which I have a seat and whose match is not over. */
export interface MyTable {
  readonly id: string;
  readonly where: 'table' | 'online';
  readonly game: GameId;
  readonly division: string;
  readonly at: number;
  readonly shake: number;
  readonly others: readonly string[];
  /** Nobody has begun yet. */
  readonly waiting: boolean;
}

interface Card {
  readonly table: string;
  readonly made: number;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly players: readonly (string | null)[];
  readonly seated: boolean;
  readonly setup: { readonly edition: string; readonly division: string };
}

/** Tables left so long ago are found in the history of matches, not on the first page. */
const FRESH_MS = 14 * 86_400_000;

async function online(): Promise<readonly MyTable[]> {
  const who = whoAmI();
  if (who === null) return [];
  const answer = await call<readonly Card[]>('GET', 'me/tables?unfinished=true&limit=20');
  if (!answer.ok) return [];
  return answer.answer
    .filter(({ seated, made }) => seated && made > Date.now() - FRESH_MS)
    .map(({ table, made, stage, players, setup }) => ({
      id: table,
      where: 'online',
      game: rulesOf(setup.edition as never).game,
      division: setup.division,
      at: made,
      shake: 0,
      others: players.flatMap(name => (name === null || name.startsWith(who.name) ? [] : [name])),
      waiting: stage === 'gathering',
    }));
}

/** Wherever I have a seat, newest first: at the server's tables and at those of this device. */
export async function myTables(): Promise<readonly MyTable[]> {
  const [saved, there] = await Promise.all([openStore().then(store => store.list()), online()]);
  const known = new Set(there.map(({ id }) => id));
  const here = saved
    .filter(({ over, setup, savedAt }) => !over && !known.has(setup.id) && savedAt > Date.now() - FRESH_MS)
    .map(({ setup, savedAt, shake, online: elsewhere }): MyTable => {
      const { config, sitters, id } = setup;
      const first = sitters.findIndex(({ kind }) => kind === 'person');
      return {
        id,
        where: elsewhere ? 'online' : 'table',
        game: rulesOf(config.edition).game,
        division: config.division,
        at: savedAt,
        shake,
        others: config.players.filter((_, i) => i !== first),
        waiting: false,
      };
    });
  return [...there, ...here].sort((a, b) => b.at - a.at);
}
