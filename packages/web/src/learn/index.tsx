import { GAMES, isGame } from '@forceout/rulebook';
import { lazy } from 'react';
import { needWords, useT, withWords } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import './learn.css';

needWords('learn', 'howto');

const Player = lazy(() => withWords(import('./player.tsx')));

/** The lessons, or one of them. */
export default function LearnPage({ game }: { readonly game?: string }) {
  const t = useT();
  if (isGame(game)) return <Player key={game} game={game} />;
  return (
    <>
      <TopBar at="learn" />
      <main className="page learn" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('learn.title')}</h1>
        <p className="dim">{t('learn.intro')}</p>
        <ul className="lessons">
          {GAMES.map(id => (
            <li key={id} className="panel col">
              <h2>{t(`game.${id}`)}</h2>
              <p>{t(`learn.${id}.about`)}</p>
              <a className="btn pri" href={hrefTo('learn', id)} aria-label={`${t('learn.start')}: ${t(`game.${id}`)}`}>
                {t('learn.start')}
              </a>
              <a className="btn" href={hrefTo('howto', id)} aria-label={`${t('howto.link')}: ${t(`game.${id}`)}`}>
                {t('howto.link')}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
