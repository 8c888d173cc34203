import { clockAt, type RoundView } from '@forceout/tournament';
import { useLocale, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import type { RoundProps } from './board.tsx';
import type { CompetitionProps } from './index.tsx';
import { sheetTab } from './sheet-tab.ts';
import { OVERDUE_MS } from './tile-state.ts';
import { timeOfDay } from './time-of-day.ts';
import { minutes } from './use-event.ts';

/** Who waits for a judge, the longest wait first. */
export function Calls({ event, competition, onOpen }: CompetitionProps & { readonly onOpen: (table: number) => void }) {
  const t = useT();
  const open = event.view.calls
    .filter(call => call.open && call.competition === competition.id)
    .toSorted((a, b) => a.at - b.at);
  return (
    <section className="panel" aria-label={t('hall.calls')}>
      <h2>
        {t('hall.calls')} <span className="hall-cnt">{open.length}</span>
      </h2>
      {open.length === 0 && <p className="dim">{t('hall.noCalls')}</p>}
      <ol className="hall-calls" aria-live="polite">
        {open.map(call => (
          <li key={call.id} className={event.now() - call.at > OVERDUE_MS ? 'over' : ''}>
            <span className="tn">{call.table}</span>
            <div>
              <b>{call.question || t('hall.aJudge')}</b>
              <small>
                {t('hall.state.waits', { time: minutes(event.now() - call.at) })}
                {call.takenBy !== null && ` · ${t('hall.taken')}`}
              </small>
            </div>
            <button type="button" className="btn" onClick={() => onOpen(call.table)}>
              {t('hall.look')}
              <span className="sr"> {t('hall.table', { n: call.table })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SHOWN = 6;

/** Whether a round should have all its sheets by now. */
function isOver(round: RoundView, now: number): boolean {
  return round.status === 'done' || (round.clock !== null && clockAt(round.clock, now).phase === 'over');
}

/** Sheets that should be here, or wait for a second person; they stop nothing. */
export function Late({ event, competition, round: shown }: RoundProps) {
  const t = useT();
  const rounds = competition.rounds.filter(({ status }) => status === 'running' || status === 'done');
  const late = rounds.flatMap(round =>
    round.tables
      .filter(({ desk }) => !desk?.confirmed && (desk?.typed || isOver(round, event.now())))
      .map(table => ({ round: round.number, table })),
  );
  const link = (round: number, table: number): string =>
    hrefTo('e', event.id, event.link, sheetTab(event.view, { competition: competition.id, round, table }));
  return (
    <section className="panel" aria-label={t('hall.late')}>
      <h2>
        {t('hall.late')} <span className="hall-cnt">{late.length}</span>
      </h2>
      <ol className="hall-calls">
        {late.slice(0, SHOWN).map(({ round, table }) => (
          <li key={`${round}/${table.number}`}>
            <span className="tn">{table.number}</span>
            <div>
              <b>{t(table.desk?.typed ? 'hall.lateConfirm' : 'hall.lateMissing')}</b>
              <small>{t('hall.round', { n: round, all: competition.planned })}</small>
            </div>
            <a className="btn" href={link(round, table.number)}>
              {t('hall.look')}
              <span className="sr"> {t('hall.table', { n: table.number })}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="dim">
        {late.length === 0
          ? t(isOver(shown, event.now()) ? 'hall.allIn' : 'hall.noneLate')
          : late.length > SHOWN
            ? t('hall.lateMore', { n: late.length - SHOWN })
            : t('hall.lateNote')}
      </p>
      {late.length > SHOWN && (
        <a className="btn" href={hrefTo('e', event.id, event.link, 'results')}>
          {t('hall.results')}
        </a>
      )}
    </section>
  );
}

/** Who did what last: with two at the desk, each sees what the other did. */
export function LastDone({ event }: CompetitionProps) {
  const t = useT();
  const language = useLocale();
  const { lately = [] } = event.view;
  const ahead = event.now() - Date.now();
  return (
    <details className="panel hall-more" open={matchMedia('(min-width: 1800px)').matches}>
      <summary>{t('hall.lately')}</summary>
      <ol className="hall-done">
        {lately.map(({ seq, at, event: what, who, table }) => (
          <li key={seq}>
            <time className="num">{timeOfDay(language, at - ahead)}</time>
            <span>
              {t(`hall.did.${what}`)}
              {table !== undefined && `, ${t('hall.table', { n: table })}`} <small className="dim">{who}</small>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
