import { mayReview, missesOf } from '@forceout/players';
import { type GameId, rulesOf } from '@forceout/rulebook';
import type { TableConfig, TableEvent } from '@forceout/table';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { keepReview } from '../history/keep-review.ts';
import { mySeatAt } from '../history/my-seat.ts';
import { bringHere } from '../history/source.ts';
import type { LocalSetup } from '../host/setup.ts';
import { openStore } from '../host/store.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Notice } from '../table/notice.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { ReviewNews } from './messages.ts';
import { orderReview } from './order.ts';
import { Report } from './report.tsx';
import './review.css';

needWords('table', 'puzzles', 'review');

export interface Match {
  readonly id: string;
  readonly sitters: LocalSetup['sitters'];
  readonly game: GameId;
  readonly ui: GameUi;
  readonly config: TableConfig;
  readonly events: readonly TableEvent[];
  /** Seats that people had; bots need no lessons. */
  readonly people: readonly number[];
  /** Where it goes on. */
  readonly table: 'table' | 'online';
}

interface ReviewPageProps {
  readonly id: string;
  /** One shake of it, which may be reviewed before the match is over. */
  readonly shake?: number;
}

async function loadMatch(id: string): Promise<Match | 'missing'> {
  const store = await openStore();
  // A match of the account that was played elsewhere comes from the server.
  const found = (await store.load(id)) ?? ((await bringHere(id)) === null ? null : await store.load(id));
  if (found === null || found.events.length === 0) return 'missing';
  const { setup, online } = found.saved;
  const { config, sitters } = setup;
  const { game } = rulesOf(config.edition);
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  const ui = await loadGameUi(game);
  return { id, sitters, game, ui, config, events: found.events, people, table: online ? 'online' : 'table' };
}

/** A match of this device, looked at choice by choice. */
export default function ReviewPage({ id, shake }: ReviewPageProps) {
  const t = useT();
  const match = useLoaded(id, loadMatch);
  if (match === null) return <Notice title={t('app.loading')} />;
  if (match === 'missing') return <Notice title={t('open.missing')}>{t('open.missing.about')}</Notice>;
  const closed = match.events.some(event => event.event === 'closed');
  const may = (closed || shake !== undefined) && mayReview(match.events, shake ?? 1);
  return (
    <>
      <TopBar at="play" />
      <main className="page review" id="content" tabIndex={-1}>
        <div className="row wrap">
          <h1 tabIndex={-1}>{t('review.title')}</h1>
          <span className="tag line">
            {t(`game.${match.game}`)}, {t(`division.${match.config.division}`)}
          </span>
          {closed ? (
            <a className="btn quiet" href={hrefTo('replay', id)}>
              {t('review.replay')}
            </a>
          ) : (
            <a className="btn quiet" href={hrefTo(match.table, id)}>
              {t('review.back')}
            </a>
          )}
        </div>
        {may ? <Reviewing match={match} shake={shake} /> : <p className="panel">{t('review.live')}</p>}
      </main>
    </>
  );
}

function Reviewing({ match, shake }: { readonly match: Match; readonly shake: number | undefined }) {
  const t = useT();
  const [news, setNews] = useState<ReviewNews | null>(null);
  const [runs, setRuns] = useState(1);
  const [stopped, setStopped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run starts it again
  useEffect(() => {
    if (stopped) return;
    return orderReview({ game: match.game, events: match.events, shake }, setNews);
  }, [match, shake, stopped, runs]);
  const reviewed = news && 'reviewed' in news ? news.reviewed : null;
  // Only a whole match counts: of one shake alone it would count twice. It is kept once more when a verdict has come.
  const misses = reviewed === null || shake !== undefined ? null : JSON.stringify(missesOf(reviewed, mySeatAt(match)));
  useEffect(() => {
    if (misses !== null) keepReview(match.id, match.game, JSON.parse(misses));
  }, [misses, match]);
  if (news && 'reviewed' in news) return <Report match={match} reviewed={news.reviewed} left={news.left} />;
  const failed = news && 'failed' in news ? news.failed : null;
  if (stopped || failed !== null)
    return (
      <section className="panel col">
        <p role="status">
          {t(failed === null ? 'review.stopped' : failed === 'live' ? 'review.live' : 'review.failed')}
        </p>
        <button
          type="button"
          className="btn pri"
          onClick={() => {
            setNews(null);
            setStopped(false);
            setRuns(runs + 1);
          }}
        >
          {t('review.start')}
        </button>
      </section>
    );
  const { done, of } = news && 'done' in news ? news : { done: 0, of: 0 };
  return (
    <section className="panel col">
      <p role="status">{t('review.running')}</p>
      <progress max={Math.max(of, 1)} value={done} aria-label={t('review.running')} />
      <p className="small dim num">{t('review.progress', { done, of })}</p>
      <button type="button" className="btn" onClick={() => setStopped(true)}>
        {t('review.cancel')}
      </button>
    </section>
  );
}
