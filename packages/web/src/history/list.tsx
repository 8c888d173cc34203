import { DIVISIONS, EDITIONS, editionName, GAMES, rulesOf } from '@forceout/rulebook';
import { BOT_NAMES } from '@forceout/table';
import { memo, useEffect, useRef, useState } from 'react';
import { needWords, useLocale, useT } from '../i18n/index.ts';
import { useWho } from '../me/session.ts';
import { go } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { type HistoryFilter, type MatchRow, NO_FILTER } from './match-row.ts';
import { OpenMatches } from './open-matches.tsx';
import { downloadAll, downloadOne } from './records.ts';
import { bringHere, type HistoryPage, historyPage } from './source.ts';
import { Windowed } from './windowed.tsx';
import './history.css';

needWords('history', 'lobby');

/** Filters stand in the address, so that a list can be come back to. */
const fromAddress = (): HistoryFilter => {
  const given = new URLSearchParams(location.search);
  return Object.fromEntries(Object.keys(NO_FILTER).map(key => [key, given.get(key) ?? ''])) as unknown as HistoryFilter;
};

function toAddress(filter: HistoryFilter): void {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  const search = query.size === 0 ? '' : `?${query}`;
  window.history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
}

/** My matches: those that go on first, then all that are over. From the account, or from this device. */
export function HistoryList({ refresh = 0 }: { readonly refresh?: number }) {
  const t = useT();
  const who = useWho();
  const [filter, setFilter] = useState(fromAddress);
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [failed, setFailed] = useState(false);
  const asking = useRef(false);
  const asked = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another history
  useEffect(() => {
    const mine = ++asked.current;
    toAddress(filter);
    const timer = setTimeout(
      () =>
        void historyPage(filter, null).then(found => {
          if (mine !== asked.current) return;
          setFailed(found === null);
          setPage(found);
        }),
      filter.search === '' ? 0 : 250,
    );
    return () => clearTimeout(timer);
  }, [filter, who?.id, refresh]);

  const more = (): void => {
    if (page?.after == null || asking.current) return;
    asking.current = true;
    const mine = asked.current;
    void historyPage(filter, page.after).then(next => {
      asking.current = false;
      if (mine !== asked.current) return;
      setFailed(next === null);
      if (next !== null) setPage({ ...next, rows: [...page.rows, ...next.rows] });
    });
  };

  const total = page?.total ?? 0;
  return (
    <section className="panel" aria-labelledby="history-title">
      <div className="row wrap">
        <h2 id="history-title" className="grow">
          {t(who === null || who.kind === 'guest' ? 'history.title.device' : 'history.title')}{' '}
          <span className="dim num">{total > 0 ? total : ''}</span>
        </h2>
        {total > 0 && <AllRecords />}
      </div>
      <OpenMatches />
      {total > 0 && <Filters filter={filter} onFilter={setFilter} />}
      {page?.stale && <p className="small dim">{t('history.stale')}</p>}
      {failed && <p role="alert">{t('history.failed')}</p>}
      {page === null && !failed && (
        <p className="dim" role="status">
          {t('history.loading')}
        </p>
      )}
      {page !== null && page.rows.length === 0 && (
        <p className="dim">{t(total === 0 ? 'history.none' : 'history.none.fit')}</p>
      )}
      {page !== null && page.rows.length > 0 && (
        <Windowed
          rows={page.rows}
          keyOf={row => row.id}
          label={t('history.title')}
          onEnd={more}
          draw={(row, top) => <Match row={row} top={top} />}
        />
      )}
    </section>
  );
}

function AllRecords() {
  const t = useT();
  const [state, setState] = useState<string | null>(null);
  const all = async (): Promise<void> => {
    setState(t('history.all.busy', { n: 0, of: 0 }));
    const done = await downloadAll((n, of) => setState(t('history.all.busy', { n, of })));
    setState(done ? null : t('history.record.failed'));
  };
  return (
    <span className="row wrap">
      {state && (
        <span className="small" role="status">
          {state}
        </span>
      )}
      <button type="button" className="btn" onClick={() => void all()}>
        <Icon name="save" /> {t('history.all')}
      </button>
    </span>
  );
}

interface FiltersProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const t = useT();
  const select = (key: keyof HistoryFilter, any: string, options: readonly (readonly [string, string])[]) => (
    <select
      aria-label={t(`history.filter.${key}`)}
      value={filter[key]}
      onChange={event => onFilter({ ...filter, [key]: event.target.value })}
    >
      <option value="">{any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <search className="filters" aria-label={t('history.filters')}>
      {select(
        'game',
        t('history.any.game'),
        GAMES.map(game => [game, t(`game.${game}`)] as const),
      )}
      {select(
        'edition',
        t('history.any.edition'),
        EDITIONS.filter(id => filter.game === '' || rulesOf(id).game === filter.game).map(
          id => [id, editionName(id)] as const,
        ),
      )}
      {select(
        'division',
        t('history.any.division'),
        DIVISIONS.map(d => [d, t(`division.${d}`)] as const),
      )}
      {select('against', t('history.any.against'), [
        ['people', t('history.against.people')],
        ['bots', t('history.against.bots')],
      ])}
      {select('result', t('history.any.result'), [
        ['won', t('history.result.won')],
        ['tied', t('history.result.tied')],
        ['lost', t('history.result.lost')],
      ])}
      {select('days', t('history.any.days'), [
        ['7', t('history.days', { n: 7 })],
        ['30', t('history.days', { n: 30 })],
        ['365', t('history.days', { n: 365 })],
      ])}
      <input
        type="search"
        className="field-text"
        value={filter.search}
        maxLength={40}
        placeholder={t('history.filter.search')}
        aria-label={t('history.filter.search')}
        onChange={event => onFilter({ ...filter, search: event.target.value })}
      />
    </search>
  );
}

/** To make what writes a date takes longer than to write a hundred of them. */
const writers = new Map<string, Readonly<Record<'day' | 'date' | 'time', Intl.DateTimeFormat>>>();
const THIS_YEAR = new Date(new Date().getFullYear(), 0).getTime();
function writerOf(locale: string) {
  const known = writers.get(locale);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
  };
  writers.set(locale, made);
  return made;
}

/** A row that was in sight already is not drawn again. */
const Match = memo(function Match({ row, top }: { readonly row: MatchRow; readonly top: number }) {
  const t = useT();
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const write = writerOf(locale);
  const open = async (page: 'replay' | 'review'): Promise<void> => {
    if ((await bringHere(row.id)) === null) setFailed(true);
    else go(page, row.id);
  };
  const others = row.others
    .map(({ name, bot }) =>
      bot === null
        ? (name ?? t('history.former'))
        : t('history.bot', { name: BOT_NAMES[bot as keyof typeof BOT_NAMES] ?? name ?? '' }),
    )
    .join(', ');
  const place = t(row.result === 'tied' ? 'history.tie' : 'history.place', { n: row.place });
  return (
    <article className="match" style={{ top }}>
      <div className="when">
        <b>{(row.at < THIS_YEAR ? write.date : write.day).format(row.at)}</b>{' '}
        <span className="small dim sub">{write.time.format(row.at)}</span>
      </div>
      <div className="what">
        <b>{t(`game.${row.game}`)}</b>
        <span className="small dim sub">
          {t('history.about', { division: t(`division.${row.division}`), n: row.shakes })}
        </span>
      </div>
      <div className="with small">{others}</div>
      <div className="how small">
        {failed ? (
          <span role="alert">{t('history.record.failed')}</span>
        ) : (
          t('history.points', { place, n: row.points })
        )}
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => void open('review')}>
          {t('nav.review')}
        </button>
        <button
          type="button"
          className="btn quiet sq"
          aria-label={t('history.replay')}
          onClick={() => void open('replay')}
        >
          <Icon name="play" />
        </button>
        <button
          type="button"
          className="btn quiet sq"
          aria-label={t('history.record')}
          onClick={() => void downloadOne(row.id).then(done => setFailed(!done))}
        >
          <Icon name="save" />
        </button>
      </div>
    </article>
  );
});
