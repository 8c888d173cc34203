import type { RoundView } from '@forceout/tournament';
import { useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { ClockBar, Controls } from './board-bar.tsx';
import { toNextTile, useBoardKeys } from './board-keys.ts';
import { Calls, LastDone, Late } from './board-side.tsx';
import { SpokenBoard } from './board-spoken.tsx';
import { Tile } from './board-tile.tsx';
import { SearchField } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { isSought } from './is-sought.ts';
import { isNeedy, type Kind, liveAt, stateOf, useLive } from './tile-state.ts';
import { useTick } from './use-event.ts';

/** What every part of the board is given. */
export interface RoundProps extends CompetitionProps {
  readonly round: RoundView;
}

type Shown = Kind | 'all' | 'need';

/** In a hand there is no room for sixty tables: only those that need somebody. */
const firstShown = (): Shown => (matchMedia('(max-width: 599px)').matches ? 'need' : 'all');

/** The director's board: the clock, then who waits for a judge, then every table. A press on a tile opens, it never changes. */
export function Board({ event, competition }: DeskProps) {
  const t = useT();
  useTick(1000);
  const [kind, setKind] = useState<Shown>(firstShown);
  const [sought, setSought] = useState('');
  const [opened, open] = useState<number | null>(null);
  const board = useRef<HTMLDivElement>(null);
  useBoardKeys(board);
  const live = useLive(event, competition);
  const round = competition?.rounds.findLast(one => one.status !== 'draft') ?? null;
  if (competition === null || round === null)
    return (
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.board')}</h1>
        <p>{t('hall.noRound')}</p>
        <a className="btn pri" href={hrefTo('e', event.id, event.link, 'seats')}>
          {t('hall.planSeats')}
        </a>
      </section>
    );
  const tiles = round.tables.map(table => ({
    table,
    state: stateOf(event, round, table, competition.id, liveAt(live, round, table)),
  }));
  const of = (one: Shown) =>
    tiles.filter(({ state }) => one === 'all' || (one === 'need' ? isNeedy(state) : state.kind === one));
  const kinds = (['call', 'challenge', 'empty', 'done'] as const).filter(one => of(one).length > 0);
  // Who looks for a table finds it, whatever is shown else.
  const shown = (sought.trim() === '' ? of(kind) : tiles).filter(({ table }) => isSought(table, sought));
  const parts = { event, competition, round };
  return (
    <div className="hall-board" ref={board}>
      <ClockBar {...parts} />
      <aside className="hall-side">
        <Calls event={event} competition={competition} onOpen={open} />
        <Late {...parts} />
        <LastDone event={event} competition={competition} />
      </aside>
      <Controls {...parts} />
      <div className="hall-filter">
        {(['all', 'need', ...kinds] as const).map(one => (
          <button key={one} type="button" className="btn" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {t(`hall.kind.${one}`)} {of(one).length}
          </button>
        ))}
        <SearchField label={t('hall.find')} value={sought} onText={setSought} />
      </div>
      {shown.length === 0 && <p className="hall-grid dim">{t('hall.noTable')}</p>}
      <ol className="hall-grid" onKeyDown={toNextTile}>
        {shown.map(({ table, state }) => (
          <Tile
            key={table.number}
            {...parts}
            table={table}
            state={state}
            open={opened === table.number}
            onOpen={open}
          />
        ))}
      </ol>
      <SpokenBoard {...parts} />
    </div>
  );
}
