import type { LEVELS } from '@forceout/players/level';
import type { TableEvent } from '@forceout/table';
import { openStore } from '../host/store.ts';
import { matches } from '../me/api.ts';
import { isKept, whoAmI } from '../me/session.ts';
import { call } from '../online/api.ts';
import { fits, type HistoryFilter, type MatchRow, queryOf, rowOf } from './match-row.ts';

export interface HistoryPage {
  readonly rows: readonly MatchRow[];
  readonly after: string | null;
  readonly total: number;
  readonly first: number | null;
  /** Out of this device, though there is an account: the line is down. */
  readonly stale?: boolean;
}

/** Matches that are over on this device, newest first. */
async function onDevice(filter: HistoryFilter): Promise<HistoryPage> {
  const saved = await (await openStore()).list();
  const all = saved
    .filter(table => table.over && !table.watched)
    .map(rowOf)
    .sort((a, b) => b.at - a.at);
  const rows = all.filter(row => fits(row, filter, Date.now()));
  return { rows, after: null, total: all.length, first: all.at(-1)?.at ?? null };
}

const A_SCREENFUL = 20;

/** A page of the history: of an account from the server, of a guest from this device. */
export async function historyPage(filter: HistoryFilter, after: string | null): Promise<HistoryPage | null> {
  if (!isKept(whoAmI())) return await onDevice(filter);
  const rows: MatchRow[] = [];
  // A search looks at so many matches at a time: where few fit, the next ones are looked at as well.
  for (let from = after; ; ) {
    const answer = await matches(queryOf(filter, from, Date.now()));
    if (!answer.ok) return after === null ? { ...(await onDevice(filter)), stale: true } : null;
    const { matches: found, after: next, total, first } = answer.answer;
    rows.push(...(found as readonly MatchRow[]));
    if (next === null || rows.length >= A_SCREENFUL) return { rows, after: next, total, first };
    from = next;
  }
}

interface MatchLog {
  readonly events: readonly TableEvent[];
  readonly sitters: readonly { readonly bot: (typeof LEVELS)[number] | null }[];
}

/** The log of a match: from this device, or from the server, and then it is on this device too. */
export async function bringHere(id: string): Promise<readonly TableEvent[] | null> {
  const store = await openStore();
  const here = await store.load(id);
  if (here !== null && here.events.at(-1)?.event === 'closed') return here.events;
  const answer = await call<MatchLog>('GET', `me/matches/${encodeURIComponent(id)}/log`);
  if (!answer.ok) return null;
  const { events, sitters } = answer.answer;
  const { stateAfter } = await import('@forceout/wire');
  const { savedRecord } = await import('../host/keep-record.ts');
  const state = stateAfter(events);
  if (here !== null) await store.remove(id);
  await store.append(
    {
      ...savedRecord(
        {
          id,
          sitters: sitters.map(({ bot }) =>
            bot === null ? { kind: 'person' } : { kind: 'bot', bot: { level: bot, style: 'steady', seed: 1 } },
          ),
        },
        state,
      ),
      over: true,
      online: true,
    },
    events,
  );
  return events;
}
