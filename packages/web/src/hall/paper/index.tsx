import type { CompetitionView, RoundView } from '@forceout/tournament';
import { type ComponentType, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { hrefTo } from '../../route.ts';
import { Choice } from '../../ui/choice.tsx';
import { ReachNote, useReach } from '../../ui/reach.tsx';
import type { DeskProps } from '../index.tsx';
import { NO_LINK } from '../kept-link.ts';
import { sheetTab } from '../sheet-tab.ts';
import { type EventInHand, mayDirect } from '../use-event.ts';
import { Awards } from './awards.tsx';
import { Certificates } from './certificates.tsx';
import { LinkCards } from './link-cards.tsx';
import { ResultsList } from './results-list.tsx';
import { Scoresheets } from './scoresheet.tsx';
import { SeatLists } from './seat-list.tsx';
import { StandingsList } from './standings-list.tsx';
import { TableCards } from './table-cards.tsx';
import { UniverseChart } from './universe-chart.tsx';
import { VariationChart } from './variation-chart.tsx';
import './paper.css';

/** What every page of paper is given. */
export interface PaperProps {
  readonly event: EventInHand;
  readonly heading: string;
  readonly competition: CompetitionView;
  readonly round: RoundView;
  /** What every address of this page begins with, as other devices find it. */
  readonly base: string;
  /** Where anybody follows the event. */
  readonly watch: string;
  /** Where a scorekeeper types the sheet of a table; it opens with his own link only. */
  readonly entry: (round: number, table: number) => string;
}

const PAPERS = {
  seats: SeatLists,
  scoresheets: Scoresheets,
  cards: TableCards,
  links: LinkCards,
  variations: VariationChart,
  universe: UniverseChart,
  results: ResultsList,
  standings: StandingsList,
  awards: Awards,
  certificates: Certificates,
} as const satisfies Record<string, ComponentType<PaperProps>>;
type Paper = keyof typeof PAPERS;

const SIZES = ['letter', 'a4'] as const;
type Size = (typeof SIZES)[number];
const PAGE: Readonly<Record<Size, string>> = { letter: 'letter', a4: 'A4' };

/** Everything a hall needs on paper, one thing a page, as it will come out of the printer. */
export function PaperDesk({ event, competition }: DeskProps) {
  const t = useT();
  const [paper, setPaper] = useState<Paper>('seats');
  const [size, setSize] = useState<Size>('letter');
  const reach = useReach();
  const round = competition?.rounds.at(-1) ?? null;
  if (competition === null || round === null)
    return (
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.paper')}</h1>
        <p>{t('hall.noRound')}</p>
      </section>
    );
  const watch = `${reach.base}${hrefTo('e', event.id)}`;
  const shut: Partial<Record<Paper, boolean>> = {
    universe: competition.game !== 'on-sets',
    links: !mayDirect(event),
  };
  const papers = (Object.keys(PAPERS) as Paper[]).filter(one => !shut[one]);
  const Shown = PAPERS[paper];
  const sideways = paper === 'certificates';
  return (
    <>
      <section className="panel paper-choose">
        <h1 tabIndex={-1}>{t('hall.paper')}</h1>
        <Choice<Paper>
          label={t('paper.what')}
          value={paper}
          options={papers.map(value => ({ value, label: t(`paper.name.${value}`) }))}
          onChange={setPaper}
        />
        <Choice<Size>
          label={t('paper.size')}
          value={size}
          options={SIZES.map(value => ({ value, label: t(`paper.size.${value}`) }))}
          onChange={setSize}
        />
        <ReachNote reach={reach} />
        <button type="button" className="btn pri" onClick={() => print()}>
          {t('paper.print')}
        </button>
      </section>
      <style>{`@page { size: ${PAGE[size]} ${sideways ? 'landscape' : 'portrait'}; margin: 0 }`}</style>
      <section
        className={`paper-stack ${size} ${sideways ? 'sideways' : ''}`}
        aria-label={t('paper.what')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled, also by keys
        tabIndex={0}
      >
        <Shown
          event={event}
          base={reach.base}
          heading={`${event.view.name}, ${competition.id}`}
          competition={competition}
          round={round}
          watch={watch}
          entry={(number, table) =>
            `${watch}/${NO_LINK}/${sheetTab(event.view, { competition: competition.id, round: number, table })}`
          }
        />
      </section>
    </>
  );
}
