import { loadGame } from '@forceout/host/games';
import type { GameId } from '@forceout/rulebook';
import { type Game, type PlayerAct, totals, view as viewOf } from '@forceout/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Term } from '../rules/term.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Coach } from './coach.tsx';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './lesson-table.tsx';
import { attempt, begin, type Frame, forward } from './play.ts';

const shelves: Readonly<Record<GameId, () => Promise<{ readonly lesson: Lesson }>>> = {
  'on-sets': () => import('./on-sets.ts'),
  equations: () => import('./equations.ts'),
  wff: () => import('./wff.ts'),
};

interface Loaded {
  readonly ui: GameUi;
  readonly game: Game;
  readonly lesson: Lesson;
}

/** Plays a lesson: the words on one side, the real table on the other. */
export default function Player({ game: id }: { readonly game: GameId }) {
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGameUi(id), loadGame(id), shelves[id]()]).then(([ui, game, { lesson }]) => {
      if (wanted) setLoaded({ ui, game, lesson });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <>
      <TopBar at="learn" />
      <main className="page learn" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t(`game.${id}`)}</h1>
        {loaded ? <Running {...loaded} /> : <p role="status">{t('app.loading')}</p>}
      </main>
    </>
  );
}

function Running({ ui, game, lesson }: Loaded) {
  const t = useT();
  const start = (): Frame => begin(game, lesson, [t('learn.you'), 'Leo', 'Ana']);
  const [frame, setFrame] = useState(start);
  const [missed, setMissed] = useState(false);
  const [used, setUsed] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<string | null>(null);
  const taps = useRef<((cube: string) => void) | null>(null);
  const step = lesson.steps[frame.at];
  const view = useMemo(() => viewOf(frame.state, 0), [frame.state]);
  const task = step?.kind === 'task' ? step.task : null;

  const go = (next: Frame): void => {
    setFrame(next);
    setMissed(false);
    setUsed([]);
    setHeld(null);
  };
  const act = (done: PlayerAct): void => {
    const next = attempt(game, lesson, frame, done);
    if (next) go(next);
    else setMissed(true);
  };
  const again = (): void => go(start());

  if (!step)
    return (
      <section className="panel col" aria-live="polite">
        <h2>{t('learn.done')}</h2>
        <p>{t('learn.done.next')}</p>
        <div className="row wrap">
          <a className="btn pri" href={hrefTo('new', 'device', lesson.game)}>
            {t('learn.done.play')}
          </a>
          <a className="btn" href={hrefTo('rules')}>
            {t('learn.done.rules')}
          </a>
          <button type="button" className="btn" onClick={again}>
            {t('learn.again')}
          </button>
          <a className="btn quiet" href={hrefTo('learn')}>
            {t('learn.back')}
          </a>
        </div>
      </section>
    );
  return (
    <div className="lesson">
      <section className="panel coach" aria-label={t('learn.coach')}>
        <p className="small dim num">{t('learn.step', { n: frame.at + 1, of: lesson.steps.length })}</p>
        <progress max={lesson.steps.length} value={frame.at + 1} aria-label={t('learn.coach')} />
        <h2 className="say" aria-live="polite">
          {t(step.text)}
        </h2>
        {step.terms && (
          <p className="terms">
            <span className="small dim">{t('learn.words')}:</span>
            {step.terms.map(term => (
              <Term key={term} of={term} />
            ))}
          </p>
        )}
        <Coach
          key={frame.at}
          ui={ui}
          step={step}
          view={view}
          missed={missed}
          taps={taps}
          onAct={act}
          onUsed={setUsed}
          onNext={() => go(forward(game, lesson, frame))}
        />
      </section>
      <LessonTable
        ui={ui}
        view={view}
        used={used}
        held={held}
        onCube={cube => {
          if (taps.current) taps.current(cube);
          else if (task?.do === 'move') setHeld(cube === held ? null : cube);
        }}
        onZone={held === null ? null : to => act({ do: 'move', cube: held, to })}
        scores={totals(frame.state)}
      />
    </div>
  );
}
