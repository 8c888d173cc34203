import { GAMES, type GameId, isGame } from '@forceout/rulebook';
import { lazy } from 'react';
import { needWords, useT, withWords } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { LESSONS, type LessonId } from './lesson.ts';
import { reachedIn } from './progress.ts';
import './learn.css';

needWords('learn', 'learn-on-sets', 'learn-equations', 'learn-wff', 'howto');

const Player = lazy(() => withWords(import('./player.tsx')));

const AREA = { 'on-sets': 'os', equations: 'eq', wff: 'wf' } as const;

interface LearnPageProps {
  readonly game?: string;
  readonly lesson?: string;
}

/** The lessons, or one of them. */
export default function LearnPage({ game, lesson }: LearnPageProps) {
  const t = useT();
  if (isGame(game)) {
    const wanted = LESSONS.find(id => id === lesson) ?? firstLeft(game);
    return <Player key={`${game} ${wanted}`} game={game} lesson={wanted} />;
  }
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
              <Lessons game={id} />
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

/** The lesson to go on with. */
const firstLeft = (game: GameId): LessonId => LESSONS.find(id => reachedIn(game, id) !== 'done') ?? LESSONS[0];

function Lessons({ game }: { readonly game: GameId }) {
  const t = useT();
  const next = firstLeft(game);
  return (
    <ol className="lessonlist">
      {LESSONS.map((id, i) => {
        const reached = reachedIn(game, id);
        const title = t(`learn.${AREA[game]}.${id}`);
        return (
          <li key={id} className={reached === 'done' ? 'known' : id === next ? 'new' : ''}>
            <a
              href={hrefTo('learn', game, id)}
              aria-label={[
                t('learn.start.of', { game: t(`game.${game}`), n: i + 1, title }),
                reached === 'done' && t('learn.state.done'),
              ]
                .filter(Boolean)
                .join('. ')}
            >
              <span className="dot" aria-hidden="true">
                {reached === 'done' ? <Icon name="check" /> : i + 1}
              </span>
              <b>{title}</b>
              {id === next && (
                <span className="small">{t(reached === 0 || reached === 'done' ? 'learn.start' : 'learn.go')}</span>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
