import { loadGame } from '@forceout/host/games';
import type { GameId } from '@forceout/rulebook';
import { type Game, type Json, type PlayerAct, totals, view as viewOf } from '@forceout/table';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { openFirstTable } from '../first/open-first-table.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { whoAmI } from '../me/session.ts';
import { hrefTo } from '../route.ts';
import { Term } from '../rules/term.tsx';
import { settings } from '../settings/store.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { Coach } from './coach.tsx';
import { courseOf } from './course.ts';
import { LESSONS, type Lesson, type LessonId } from './lesson.ts';
import { LessonTable } from './lesson-table.tsx';
import { type Miss, missOf } from './miss.ts';
import { attempt, begin, beginAt, type Frame, forward } from './play.ts';
import { keepReached, reachedIn } from './progress.ts';
import { Signs } from './signs.tsx';

needWords('learn', 'lobby');

interface Loaded {
  readonly ui: GameUi;
  readonly game: Game;
  readonly course: readonly Lesson[];
}

interface PlayerProps {
  readonly game: GameId;
  readonly lesson: LessonId;
}

/** Plays a lesson: the words on one side, the real table on the other. */
export default function Player({ game: id, lesson: wanted }: PlayerProps) {
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let open = true;
    void Promise.all([loadGameUi(id), loadGame(id), courseOf(id)]).then(([ui, game, course]) => {
      if (open) setLoaded({ ui, game, course });
    });
    return () => {
      open = false;
    };
  }, [id]);
  const lesson = loaded?.course.find(each => each.id === wanted);
  const n = LESSONS.indexOf(wanted) + 1;
  return (
    <>
      <TopBar at="learn" />
      <main className="page learn" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>
          {lesson ? t('learn.head', { game: t(`game.${id}`), n, title: t(lesson.title) }) : t(`game.${id}`)}
        </h1>
        {loaded && lesson ? (
          <Running key={lesson.id} {...loaded} lesson={lesson} />
        ) : (
          <p role="status">{t('app.loading')}</p>
        )}
      </main>
    </>
  );
}

function Running({ ui, game, course, lesson }: Loaded & { readonly lesson: Lesson }) {
  const t = useT();
  const players = [t('learn.you'), 'Leo', 'Ana'];
  const [frame, setFrame] = useState<Frame>(() => {
    const reached = reachedIn(lesson.game, lesson.id);
    return reached === 'done' || reached >= lesson.steps.length
      ? begin(game, lesson, players)
      : beginAt(game, lesson, players, reached);
  });
  const [miss, setMiss] = useState<Miss | null>(null);
  const [used, setUsed] = useState<readonly string[]>([]);
  const [light, setLight] = useState<Json>(null);
  const [held, setHeld] = useState<string | null>(null);
  const taps = useRef<((cube: string) => void) | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const step = lesson.steps[frame.at];
  const view = useMemo(() => viewOf(frame.table, 0), [frame.table]);
  const task = step?.kind === 'task' ? step.task : null;
  const seen = useRef(frame.at);
  useEffect(() => {
    if (seen.current === frame.at) return;
    seen.current = frame.at;
    // The next thing to do is to read.
    head.current?.focus();
  }, [frame.at]);

  const go = (next: Frame): void => {
    setFrame(next);
    setMiss(null);
    setUsed([]);
    setLight(null);
    setHeld(null);
    const atEnd = next.at >= lesson.steps.length;
    if (atEnd && whoAmI()?.kind === 'pupil')
      void import('../class/api.ts').then(({ tellClass }) =>
        tellClass({ kind: 'lesson', game: lesson.game, theme: lesson.id, right: true, puzzle: null }),
      );
    if (atEnd || reachedIn(lesson.game, lesson.id) !== 'done')
      keepReached(lesson.game, lesson.id, atEnd ? 'done' : next.at);
  };
  const act = (done: PlayerAct): void => {
    if (task === null) return;
    const next = attempt(game, lesson, frame, done);
    if (next) return go(next);
    setMiss(missOf(game, frame.state, task, done));
    setHeld(null);
  };
  const again = (): void => go(begin(game, lesson, players));

  if (!step) return <Done lesson={lesson} course={course} onAgain={again} />;
  const alone = step.kind === 'pick' || step.kind === 'build';
  return (
    <div className={alone ? 'lesson alone' : 'lesson'}>
      <section className="panel coach" aria-label={t('learn.coach')}>
        <p className="small dim num">{t('learn.step', { n: frame.at + 1, of: lesson.steps.length })}</p>
        <progress max={lesson.steps.length} value={frame.at + 1} aria-label={t('learn.coach')} />
        <h2 className="say" ref={head} tabIndex={-1} aria-live="polite">
          <Signs text={t(step.text)} />
        </h2>
        <Suspense fallback={null}>
          <Coach
            key={frame.at}
            ui={ui}
            game={game}
            step={step}
            state={frame.state}
            view={view}
            miss={miss}
            taps={taps}
            onAct={act}
            onUsed={setUsed}
            onLight={setLight}
            onNext={() => go(forward(game, lesson, frame))}
          />
        </Suspense>
        {step.terms && (
          <p className="terms">
            <span className="small dim">{t('learn.words')}:</span>
            {step.terms.map(term => (
              <Term key={term} of={term} />
            ))}
          </p>
        )}
      </section>
      {!alone && (
        <LessonTable
          ui={ui}
          view={view}
          used={used}
          held={held}
          light={light}
          onCube={cube => {
            if (taps.current) taps.current(cube);
            else if (task?.do === 'move') setHeld(cube === held ? null : cube);
          }}
          onZone={held === null ? null : to => act({ do: 'move', cube: held, to })}
          scores={totals(frame.state)}
        />
      )}
    </div>
  );
}

interface DoneProps {
  readonly lesson: Lesson;
  readonly course: readonly Lesson[];
  readonly onAgain: () => void;
}

/** Every lesson ends at a table with the kind bot. */
function Done({ lesson, course, onAgain }: DoneProps) {
  const t = useT();
  const at = course.indexOf(lesson);
  const next = course[at + 1];
  return (
    <section className="panel col" aria-live="polite">
      <h2>{t('learn.done', { n: at + 1 })}</h2>
      <p>{t('learn.done.next')}</p>
      <div className="row wrap">
        <button
          type="button"
          className="btn pri big"
          onClick={() => openFirstTable(lesson.game, lesson.table, settings().name || t('new.player.one'))}
        >
          {t('learn.done.play')}
        </button>
        {next && (
          <a className="btn" href={hrefTo('learn', lesson.game, next.id)}>
            {t('learn.done.lesson', { title: t(next.title) })}
          </a>
        )}
        <button type="button" className="btn" onClick={onAgain}>
          {t('learn.again')}
        </button>
        <a className="btn quiet" href={hrefTo('learn')}>
          {t('learn.back')}
        </a>
      </div>
    </section>
  );
}
