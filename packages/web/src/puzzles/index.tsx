import type { Puzzle } from '@forceout/players';
import { DIVISIONS, type Division, GAMES, type GameId, isDivision, isGame } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { tellClass } from '../class/api.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { isKept, whoAmI } from '../me/session.ts';
import { call } from '../online/api.ts';
import { hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { afterAnswer, type Chosen, choosePuzzle, type Kept, loadKept, saveKept, usedUp } from './keep.ts';
import { Making, type Order } from './making.tsx';
import { loadSet } from './sets.ts';
import { Solve } from './solve.tsx';
import './puzzles.css';

needWords('puzzles', 'judge');

interface PuzzlesPageProps {
  readonly game?: string;
  readonly division?: string;
  /** Only puzzles of this kind, as a coach has set them. */
  readonly kind?: string;
}

/** Puzzles of a game and division, or the choice of a game. */
export default function PuzzlesPage({ game, division, kind }: PuzzlesPageProps) {
  const t = useT();
  return (
    <>
      <TopBar at="puzzles" />
      <main className="page puzzles" id="content" tabIndex={-1}>
        {isGame(game) ? (
          <Playing
            key={`${game} ${kind}`}
            game={game}
            division={isDivision(division) ? division : 'elementary'}
            kind={kind}
          />
        ) : (
          <>
            <h1 tabIndex={-1}>{t('puzzle.title')}</h1>
            <p className="dim">
              {t('puzzle.choose')} {t('puzzle.intro')}
            </p>
            <ul className="shelf">
              {GAMES.map(id => (
                <li key={id} className="panel col">
                  <h2>{t(`game.${id}`)}</h2>
                  <Done kept={loadKept(id)} />
                  <ul className="row wrap">
                    {DIVISIONS.map(level => (
                      <li key={level}>
                        <a className="btn" href={hrefTo('puzzles', id, level)}>
                          {t(`division.${level}`)}{' '}
                          <span className="sr">{t('puzzle.open', { game: t(`game.${id}`) })}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <section className="panel col" aria-labelledby="judge-training">
              <h2 id="judge-training">{t('judge.title')}</h2>
              <p className="dim">{t('judge.about')}</p>
              <ul className="row wrap">
                {GAMES.map(id => (
                  <li key={id}>
                    <a className="btn" href={hrefTo('judge', id)}>
                      <span className="sr">{t('judge.title')}: </span>
                      {t(`game.${id}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </main>
    </>
  );
}

function Done({ kept: { progress } }: { readonly kept: Kept }) {
  const t = useT();
  if (progress.tried === 0) return null;
  return (
    <p className="small dim num">
      {t('puzzle.progress', { solved: progress.solved, n: progress.tried })} ·{' '}
      {t('puzzle.rating', { n: Math.round(progress.rating.rating) })}
    </p>
  );
}

interface Loaded {
  readonly ui: GameUi;
  readonly set: readonly Puzzle[];
}

interface PlayingProps {
  readonly game: GameId;
  readonly division: Division;
  readonly kind: string | undefined;
}

function Playing({ game, division, kind }: PlayingProps) {
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGameUi(game), loadSet(game)]).then(([ui, all]) => {
      const set = all.filter(puzzle => kind === undefined || puzzle.kind === kind);
      if (wanted) setLoaded({ ui, set: set.length > 0 ? set : all });
    });
    return () => {
      wanted = false;
    };
  }, [game, kind]);
  return (
    <>
      <div className="row wrap">
        <h1 tabIndex={-1}>{t('puzzle.open', { game: t(`game.${game}`) })}</h1>
        <span className="tag line">{t(`division.${division}`)}</span>
        <a className="btn quiet" href={hrefTo('puzzles')}>
          {t('puzzle.other')}
        </a>
      </div>
      {loaded ? (
        <Endless key={division} {...loaded} game={game} division={division} />
      ) : (
        <p role="status">{t('app.loading')}</p>
      )}
    </>
  );
}

type Now = Chosen | { readonly making: Order } | null;

/** One puzzle after the other: the puzzle of the day, the committed ones, then new ones for as long as somebody likes. */
function Endless({ ui, set, game, division }: Loaded & { readonly game: GameId; readonly division: Division }) {
  const t = useT();
  const [kept, setKept] = useState(() => loadKept(game));
  const following = (after: Kept): Now =>
    usedUp(after, set, division, new Date())
      ? { making: { game, division, kind: null } }
      : choosePuzzle(after, set, division, new Date());
  const [now, setNow] = useState(() => following(kept));
  const [met, setMet] = useState(0);
  const show = (next: Now): void => {
    setMet(met + 1);
    setNow(next);
    scrollTo(0, 0);
  };
  if (now === null) return <p className="panel">{t('puzzle.none')}</p>;
  if ('making' in now)
    return (
      <Making
        key={met}
        order={now.making}
        onMade={puzzle => show({ puzzle, daily: false, fresh: true })}
        onStop={() => show(choosePuzzle(kept, set, division, new Date()))}
      />
    );
  const { puzzle, daily, fresh } = now;
  return (
    <>
      <Solve
        key={`${met} ${puzzle.id}`}
        ui={ui}
        puzzle={puzzle}
        set={set}
        title={
          <p className="row wrap">
            <span className="tag line">{t(`puzzle.kind.${puzzle.kind}`)}</span>
            {daily && <span className="tag sand">{t('puzzle.daily')}</span>}
            {fresh && <span className="tag sand">{t('puzzle.fresh')}</span>}
          </p>
        }
        onAnswered={right => {
          const after = afterAnswer(kept, now, right, new Date());
          saveKept(game, after);
          void tellClass({ kind: 'puzzle', game, theme: puzzle.kind, right, puzzle: fresh ? null : puzzle.id });
          if (isKept(whoAmI())) void call('POST', `me/puzzles/${game}`, after);
          setKept(after);
        }}
        onNext={() => show(following(kept))}
        next={t('puzzle.next')}
        onLike={() => show({ making: { game, division, kind: puzzle.kind } })}
      />
      <Done kept={kept} />
      <p className="small dim">{t('puzzle.intro')}</p>
    </>
  );
}
