import type { PupilHome } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { needWords, useLocale, useT } from '../i18n/index.ts';
import { signOut } from '../me/api.ts';
import { go, hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { pupilHome, sendWaiting } from './api.ts';
import { workTitle } from './work-title.ts';
import './class.css';

needWords('class', 'puzzles', 'lobby');

const FRESH_MS = 10_000;

/** Where work of a kind is done. */
const hrefOf = (work: PupilHome['work'][number]): string =>
  work.kind === 'puzzles'
    ? hrefTo('puzzles', work.game, work.division, ...(work.theme ? [work.theme] : []))
    : work.kind === 'lesson'
      ? hrefTo('learn', work.game)
      : work.kind === 'bot'
        ? hrefTo('new', 'bots', work.game, work.level ?? 'newcomer')
        : hrefTo('pupil');

/** Today first; a call to a table comes above it. */
export default function PupilPage() {
  const t = useT();
  const language = useLocale();
  const [home, setHome] = useState<PupilHome | null>(null);
  const [trouble, setTrouble] = useState<'over' | 'offline' | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      await sendWaiting();
      const found = await pupilHome();
      if (!wanted) return;
      if (found.ok) setHome(found.answer);
      setTrouble(found.ok ? null : found.code === 'offline' ? 'offline' : 'over');
    };
    void look();
    const timer = setInterval(() => void look(), FRESH_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const leave = async (): Promise<void> => {
    await signOut();
    go();
  };
  const open = (home?.work ?? []).toSorted((a, b) => a.due - b.due);
  return (
    <>
      <TopBar at="play" />
      <main className="page pupilhome" id="content" tabIndex={-1}>
        <div className="row">
          <h1 tabIndex={-1} className="grow">
            {t('class.today')}
          </h1>
          <button type="button" className="btn" onClick={() => void leave()}>
            {t('class.leave')}
          </button>
        </div>
        {trouble === 'over' && <p className="panel">{t('class.over')}</p>}
        {trouble === 'offline' && <p className="panel">{t('class.offline')}</p>}
        {home?.table && (
          <section className="panel row wrap called" role="status">
            <b className="grow">{t('class.called')}</b>
            <a className="btn pri big" href={hrefTo('online', home.table)}>
              {t('class.sit')}
            </a>
          </section>
        )}
        {open.map((work, i) => {
          const done = Math.min(work.done.n, work.target);
          return (
            <section key={work.id} className="panel col">
              <h2>{workTitle(work, t)}</h2>
              <p className="small dim">
                {t(`game.${work.game}`)} ·{' '}
                {t('class.work.due.day', {
                  day: new Date(work.due).toLocaleDateString(language, { weekday: 'long' }),
                })}
              </p>
              <div className="dots" role="img" aria-label={t('class.work.done', { done, n: work.target })}>
                {Array.from({ length: work.target }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots in a row
                  <i key={n} className={n < done ? 'd' : undefined} />
                ))}
              </div>
              {done >= work.target ? (
                <p>{t('class.done')}</p>
              ) : work.kind === 'ladder' || work.kind === 'round-robin' ? (
                <p className="small">{t('class.rounds.wait')}</p>
              ) : (
                <a className={i === 0 && !home?.table ? 'btn pri big' : 'btn'} href={hrefOf(work)}>
                  {t(done === 0 ? 'class.work.begin' : 'class.work.on')}
                </a>
              )}
            </section>
          );
        })}
        {home && open.length === 0 && <p className="panel">{t('class.nothing')}</p>}
        <section className="panel row wrap">
          <span className="grow">{t('class.fun')}</span>
          <a className="btn" href={hrefTo('new', 'bots', 'on-sets', 'newcomer')}>
            {t('class.fun.go')}
          </a>
        </section>
      </main>
    </>
  );
}
