import type { RoundView, TableView } from '@forceout/tournament';
import { useEffect, useState } from 'react';
import { fetchLive, type LiveTable } from './api.ts';
import type { DeskProps } from './index.tsx';
import { minutes } from './use-event.ts';

export type Kind = 'call' | 'challenge' | 'empty' | 'done' | 'other';

export interface TileState {
  readonly kind: Kind;
  readonly look: string;
  readonly word: string;
  readonly more: string;
}

/** After so long a call is overdue. */
export const OVERDUE_MS = 180_000;

/** Whether a table needs somebody to come or to do something. */
export const isNeedy = ({ kind, word }: TileState): boolean =>
  kind === 'call' || kind === 'empty' || ['typed', 'disputed', 'paused'].includes(word);

const LIVE_MS = 4000;

/** What the tables on screen are doing, asked for now and then while a round runs. */
export function useLive(event: DeskProps['event'], competition: DeskProps['competition']): readonly LiveTable[] {
  const [live, setLive] = useState<readonly LiveTable[]>([]);
  const { id, link } = event;
  const on =
    competition?.rounds.some(
      ({ status, tables }) => status === 'running' && tables.some(({ medium }) => medium === 'screen'),
    ) ?? false;
  useEffect(() => {
    if (!on) return;
    const ask = () => void fetchLive(id, link).then(found => found && setLive(found));
    ask();
    const timer = setInterval(ask, LIVE_MS);
    return () => clearInterval(timer);
  }, [id, link, on]);
  return live;
}

export const liveAt = (live: readonly LiveTable[], round: RoundView, table: TableView): LiveTable | undefined =>
  live.find(one => one.round === round.number && one.table === table.number);

const CHALLENGES = ['write', 'present', 'check'];

/** What a tile says of its table, and how it looks. */
export function stateOf(
  event: DeskProps['event'],
  round: RoundView,
  table: TableView,
  competition: string,
  live: LiveTable | undefined,
): TileState {
  const call = event.view.calls.find(
    one => one.open && one.competition === competition && one.round === round.number && one.table === table.number,
  );
  const plain = (word: string, look = '', kind: Kind = 'other', more = ''): TileState => ({ word, look, kind, more });
  if (call) {
    const waits = event.now() - call.at;
    return plain('call', waits > OVERDUE_MS ? 'over' : 'call', 'call', minutes(waits));
  }
  const { desk } = table;
  if (desk?.disputed) return plain('disputed', 'empty');
  if (desk?.typed) return plain('typed', 'done', 'done');
  if (table.points) return plain('done', 'done', 'done', table.points.map(point => point ?? '–').join(' · '));
  if (round.status === 'published') return plain('seated');
  if (round.status === 'done') return plain('missing', 'empty', 'empty');
  if (desk?.paused) return plain('paused', 'call');
  if (desk && desk.lostMs >= 1000) return plain('lost', 'empty', 'empty', minutes(desk.lostMs));
  if (table.medium === 'paper') return plain('paper');
  if (live?.challenge && CHALLENGES.includes(live.phase)) return plain(`said.${live.challenge}`, 'chal', 'challenge');
  if (live && live.away.length > 0) return plain('away', 'empty', 'empty', live.away.join(', '));
  return plain(live ? 'shake' : 'playing', '', 'other', live ? String(live.shake) : '');
}
