import { editionName, type GameId, rulesOf } from '@forceout/rulebook';
import type { OpenTable } from '@forceout/wire';
import { useEffect, useRef, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { Choice } from '../ui/choice.tsx';
import { gameChoices } from '../ui/choices.ts';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { join, openTables } from './api.ts';
import { FindTable } from './find.tsx';
import './open-tables.css';

needWords('open-tables', 'lobby');

const LOOK_MS = 5000;
const PAGE = 20;

/** Those that were there stay where they are; what is new comes at the end, never under a finger. */
export function kept(before: readonly OpenTable[], now: readonly OpenTable[]): readonly OpenTable[] {
  const fresh = new Map(now.map(card => [card.table, card]));
  const stay = before.flatMap(({ table }) => fresh.get(table) ?? []);
  const known = new Set(before.map(({ table }) => table));
  return [...stay, ...now.filter(({ table }) => !known.has(table))];
}

/** Sit down with people, or look on. */
export default function OpenTablesPage() {
  const t = useT();
  const [game, setGame] = useState<GameId | 'all'>('all');
  const [waiting, setWaiting] = useState<readonly OpenTable[] | null>(null);
  const [live, setLive] = useState<readonly OpenTable[]>([]);
  const [limit, setLimit] = useState(PAGE);
  const [offline, setOffline] = useState(false);
  const [news, setNews] = useState('');
  const seen = useRef<ReadonlySet<string> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again and again
  useEffect(() => {
    let wanted = true;
    seen.current = null;
    const look = async (): Promise<void> => {
      const chosen = game === 'all' ? null : game;
      const [first, second] = await Promise.all([
        openTables('gathering', chosen, null, limit),
        openTables('playing', chosen, null, limit),
      ]);
      if (!wanted) return;
      setOffline(!first.ok);
      if (!first.ok) return;
      const before = seen.current;
      const fresh = before === null ? 0 : first.answer.filter(({ table }) => !before.has(table)).length;
      if (fresh > 0) setNews(t('open.news', { n: fresh }));
      seen.current = new Set(first.answer.map(({ table }) => table));
      setWaiting(old => kept(old ?? [], first.answer));
      if (second.ok) setLive(old => kept(old, second.answer));
    };
    void look();
    const again = setInterval(() => void look(), LOOK_MS);
    return () => {
      wanted = false;
      clearInterval(again);
    };
  }, [game, limit]);

  return (
    <>
      <TopBar at="play" />
      <main className="page openpage" id="content" tabIndex={-1}>
        <div className="row wrap">
          <h1 tabIndex={-1} className="grow">
            {t('open.title')}
          </h1>
          <a className="btn" href={hrefTo('new', 'online', game === 'all' ? 'on-sets' : game)}>
            {t('open.new')}
          </a>
        </div>
        <FindTable />
        <p className="sr" role="status">
          {news}
        </p>
        {offline ? (
          <section className="panel row wrap">
            <p className="grow">{t('open.offline')}</p>
            <a className="btn" href={hrefTo('new', 'bots', 'on-sets', 'newcomer')}>
              {t('open.offline.bot')}
            </a>
          </section>
        ) : (
          <>
            <section className="panel" aria-labelledby="waiting-title">
              <div className="row wrap">
                <h2 id="waiting-title" className="grow">
                  {t('open.waiting', { n: waiting?.length ?? 0 })}
                </h2>
                <Choice
                  label={t('open.filter')}
                  value={game}
                  options={[{ value: 'all' as const, label: t('open.filter.all') }, ...gameChoices(t)]}
                  onChange={setGame}
                />
              </div>
              {waiting === null && <p className="dim">{t('open.loading')}</p>}
              {waiting?.length === 0 && <p className="dim">{t('open.waiting.none')}</p>}
              {waiting !== null && waiting.length > 0 && <Tables tables={waiting} act="join" />}
              {waiting !== null && waiting.length >= limit && limit < 100 && (
                <button type="button" className="btn quiet" onClick={() => setLimit(100)}>
                  {t('open.more')}
                </button>
              )}
            </section>
            <section className="panel" aria-labelledby="live-title">
              <h2 id="live-title">{t('open.live', { n: live.length })}</h2>
              {live.length === 0 ? <p className="dim">{t('open.live.none')}</p> : <Tables tables={live} act="watch" />}
            </section>
          </>
        )}
      </main>
    </>
  );
}

function Tables({ tables, act }: { readonly tables: readonly OpenTable[]; readonly act: 'join' | 'watch' }) {
  const t = useT();
  const [taken, setTaken] = useState(false);
  const sit = async (table: string): Promise<void> => {
    if (await join(table)) go('online', table);
    else setTaken(true);
  };
  return (
    <>
      {taken && <p role="alert">{t('open.taken')}</p>}
      <table className="opentables">
        <thead>
          <tr>
            <th scope="col">{t('open.col.game')}</th>
            <th scope="col">{t('open.col.level')}</th>
            <th scope="col">{t('open.col.players')}</th>
            <th scope="col">{t('open.col.clock')}</th>
            <th scope="col">{t(act === 'join' ? 'open.col.waiting' : 'open.col.since')}</th>
            <th scope="col">
              <span className="sr">{t('open.col.act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, setup, players, level, made }) => {
            const free = players.filter(name => name === null).length;
            const names = players.filter(name => name !== null).join(', ');
            return (
              <tr key={table}>
                <td>
                  <b>{t(`game.${rulesOf(setup.edition).game}`)}</b>
                  <span className="small dim sub">
                    {t('open.rules', {
                      division: t(`division.${setup.division}`),
                      edition: editionName(setup.edition),
                    })}
                  </span>
                </td>
                <td className="small part">{t(`open.level.${level}`)}</td>
                <td className="small">
                  {names}
                  {free > 0 && <span className="dim sub">{t('open.free', { n: free })}</span>}
                </td>
                <td className="small part">
                  {setup.extraTime > 0 ? t('open.clock.more', { n: setup.extraTime }) : t('open.clock.rules')}
                </td>
                <td className="small num part">
                  {t('open.minutes', { n: Math.max(0, Math.round((Date.now() - made) / 60_000)) })}
                </td>
                <td>
                  {act === 'join' ? (
                    <button type="button" className="btn" onClick={() => void sit(table)}>
                      {t('open.join')}
                    </button>
                  ) : (
                    <a className="btn" href={hrefTo('online', table)}>
                      <Icon name="eye" /> {t('open.watch')}
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
