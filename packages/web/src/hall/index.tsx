import type { CompetitionView } from '@forceout/tournament';
import { type ReactNode, useEffect, useState } from 'react';
import { type Key, needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Logo } from '../ui/icon.tsx';
import type { TableAt } from './api.ts';
import { Board } from './board.tsx';
import { CoachPage } from './coach.tsx';
import { Entries } from './entries.tsx';
import { JudgeCalls } from './judge-calls.tsx';
import { keepDesk, keptDesk, NO_LINK } from './kept-link.ts';
import { NewEvent } from './new-event.tsx';
import { PaperDesk } from './paper/index.tsx';
import { PlayerPage } from './player.tsx';
import { Refused } from './refused.tsx';
import { ResultsDesk } from './results-desk.tsx';
import { Seats } from './seats.tsx';
import { EventSettings } from './settings.tsx';
import { readSheetTab } from './sheet-tab.ts';
import { StandingsOf } from './standings.tsx';
import { Timer } from './timer.tsx';
import { type EventInHand, useEvent } from './use-event.ts';
import './hall.css';

needWords('hall', 'lobby', 'paper', 'games', 'on-sets');

const TABS = {
  entries: Entries,
  seats: Seats,
  board: Board,
  results: ResultsDesk,
  judge: JudgeCalls,
  standings: StandingsOf,
  paper: PaperDesk,
  settings: EventSettings,
} as const;
type Tab = keyof typeof TABS;

const TABS_OF: Readonly<Record<string, readonly Tab[]>> = {
  director: ['entries', 'seats', 'board', 'results', 'judge', 'standings', 'paper', 'settings'],
  coordinator: ['entries', 'seats', 'board', 'results', 'judge', 'standings', 'paper'],
  judge: ['judge', 'board', 'standings'],
  'head-judge': ['judge', 'board', 'standings'],
  scorekeeper: ['results', 'board', 'standings', 'paper'],
};

const SHEET = 'type-';

interface HallPageProps {
  readonly id: string;
  readonly link?: string;
  readonly tab?: string;
}

/** An event, as the bearer of the link sees it. */
export default function HallPage({ id, link = '', tab }: HallPageProps) {
  if (id === '' || id === 'new') return <NewEvent />;
  // A sheet is opened by its code with the link of whoever holds the device.
  const own = link === NO_LINK ? (tab?.startsWith(SHEET) ? (keptDesk(id) ?? '') : '') : link;
  return <OpenHall key={`${id} ${own}`} id={id} link={own} tab={tab ?? ''} />;
}

function OpenHall({ id, link, tab }: { readonly id: string; readonly link: string; readonly tab: string }) {
  const t = useT();
  const event = useEvent(id, link);
  if (event === 'loading' || event === 'shut')
    return (
      <main className="page" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('hall.title')}</h1>
        <p role="status">{t(event === 'loading' ? 'hall.loading' : 'hall.badLink')}</p>
      </main>
    );
  if (tab === 'timer') return <Timer event={event} />;
  if (link.startsWith('player.')) return <Frame event={event} main={<PlayerPage event={event} />} />;
  if (link.startsWith('coach.')) return <Frame event={event} main={<CoachPage event={event} />} />;
  return <Official event={event} tab={tab} />;
}

function Frame({
  event,
  main,
  nav,
}: {
  readonly event: EventInHand;
  readonly main: ReactNode;
  readonly nav?: ReactNode;
}) {
  const t = useT();
  return (
    <>
      <header className="top hall-top">
        <a className="brand" href={hrefTo()} aria-label={t('app.name')}>
          <Logo />
        </a>
        <b className="hall-name">{event.view.name}</b>
        {nav}
      </header>
      <main className="hall" id="content" tabIndex={-1}>
        {event.offline && (
          <p className="hall-note warn" role="status">
            {t('hall.offline')}
          </p>
        )}
        <Refused said={event.said} />
        {main}
      </main>
    </>
  );
}

/** What every part of an official's desk is given. */
export interface DeskProps {
  readonly event: EventInHand;
  readonly competition: CompetitionView | null;
  /** The sheet that the address names. */
  readonly sheet?: TableAt | undefined;
}

/** What a part of it is given that is about one competition. */
export interface CompetitionProps extends DeskProps {
  readonly competition: CompetitionView;
}

function Official({ event, tab }: { readonly event: EventInHand; readonly tab: string }) {
  const t = useT();
  const [chosen, choose] = useState('');
  const { view } = event;
  const roles = view.me?.roles ?? [];
  const tabs = [...new Set(roles.flatMap(role => TABS_OF[role] ?? []))];
  const sheet = readSheetTab(view, tab);
  const types = tabs.includes('results');
  const shown = sheet && types ? 'results' : (tabs.find(one => one === tab) ?? tabs[0] ?? 'standings');
  useEffect(() => {
    if (types) keepDesk(event.id, event.link);
  }, [types, event.id, event.link]);
  // Anybody sees the game that is played; at a desk nothing changes by itself.
  const played =
    roles.length === 0
      ? view.competitions.find(({ rounds }) => rounds.some(one => one.status === 'running'))
      : undefined;
  const wanted = chosen === '' && sheet ? sheet.competition : chosen;
  const competition = view.competitions.find(one => one.id === wanted) ?? played ?? view.competitions[0] ?? null;
  const Part = TABS[shown];
  const nav = (
    <>
      {view.competitions.length > 1 && (
        <label className="hall-choose">
          <span className="sr">{t('hall.competition')}</span>
          <select value={competition?.id ?? ''} onChange={e => choose(e.target.value)}>
            {view.competitions.map(one => (
              <option key={one.id} value={one.id}>
                {one.id}
              </option>
            ))}
          </select>
        </label>
      )}
      {tabs.length > 0 && <Parts event={event} tabs={tabs} shown={shown} />}
    </>
  );
  const main = (
    <>
      {sheet && !types && <p className="note">{t('hall.typeFirst')}</p>}
      <Part key={sheet ? tab : shown} event={event} competition={competition} sheet={sheet ?? undefined} />
    </>
  );
  return <Frame event={event} nav={nav} main={main} />;
}

interface PartsProps {
  readonly event: EventInHand;
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
}

function Parts({ event, tabs, shown }: PartsProps) {
  const t = useT();
  const { id, link } = event;
  return (
    <nav className="hall-nav" aria-label={t('hall.nav')}>
      {tabs.map(one => (
        <a key={one} href={hrefTo('e', id, link, one)} aria-current={one === shown ? 'page' : undefined}>
          {t(`hall.${one}` as Key)}
        </a>
      ))}
      <a href={hrefTo('e', id, NO_LINK, 'timer')} target="_blank" rel="noreferrer">
        {t('hall.timer')}
      </a>
    </nav>
  );
}
