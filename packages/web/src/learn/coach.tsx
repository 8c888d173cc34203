import type { Game, Json, PlayerAct, State, TableView } from '@forceout/table';
import { lazy, useState } from 'react';
import type { GameUi, Taps } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { Build } from './build.tsx';
import { CheckTask } from './check-task.tsx';
import { Explain, Reason } from './explain.tsx';
import type { Step } from './lesson.ts';
import type { Miss } from './miss.ts';
import { Quiz } from './quiz.tsx';
import { Signs } from './signs.tsx';

const Pick = lazy(() => import('./pick.tsx'));

interface CoachProps {
  readonly ui: GameUi;
  readonly game: Game;
  readonly step: Step;
  readonly state: State;
  readonly view: TableView;
  /** The learner did something else. */
  readonly miss: Miss | null;
  readonly taps: Taps;
  readonly onAct: (act: PlayerAct) => void;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
  readonly onNext: () => void;
}

/** What the learner does at this step. */
export function Coach(props: CoachProps) {
  const { ui, game, step, state, view, onLight, onNext } = props;
  const t = useT();
  switch (step.kind) {
    case 'quiz':
      return <Quiz {...{ step, ui, game, state, view, onLight, onNext }} />;
    case 'pick':
      return <Pick step={step} view={view} onNext={onNext} />;
    case 'build':
      return <Build step={step} onNext={onNext} />;
    case 'task':
      return <AtTable {...props} step={step} />;
    default:
      return (
        <button type="button" className="btn pri big full" onClick={onNext}>
          {t('learn.next')}
        </button>
      );
  }
}

function AtTable({
  ui,
  step,
  view,
  miss,
  taps,
  onAct,
  onUsed,
  onLight,
}: CoachProps & { step: Step & { kind: 'task' } }) {
  const t = useT();
  const [draft, setDraft] = useState<Json>(null);
  const [hint, setHint] = useState(false);
  const [shown, setShown] = useState(false);
  const { task } = step;
  return (
    <>
      {task.do === 'goal' && (
        <ui.GoalBuilder
          view={view}
          seat={0}
          taps={taps}
          onPlace={() => {}}
          onGoal={goal => onAct({ do: 'goal', goal })}
        />
      )}
      {task.do === 'lift' && (
        <button type="button" className="btn plum big full" onClick={() => onAct({ do: 'lift' })}>
          {t('learn.block')}
        </button>
      )}
      {task.do === 'say' && (
        <div className="row">
          <button type="button" className="btn plum big grow" onClick={() => onAct({ do: 'say', say: 'now' })}>
            {t('learn.now')}
          </button>
          <button type="button" className="btn plum big grow" onClick={() => onAct({ do: 'say', say: 'impossible' })}>
            {t('learn.impossible')}
          </button>
        </div>
      )}
      {task.do === 'write' && (
        <ui.Pad
          view={view}
          seat={0}
          draft={draft}
          onDraft={setDraft}
          onSubmit={written => onAct({ do: 'submit', ...written })}
          practice
          taps={taps}
          onUsed={onUsed}
          onLight={onLight}
        />
      )}
      {task.do === 'check' && <CheckTask ui={ui} view={view} writer={task.writer} onAct={onAct} onLight={onLight} />}
      {miss && <Explain key={JSON.stringify(miss)} ui={ui} view={view} miss={miss} task={task} onLight={onLight} />}
      {(hint || miss) && (
        <Reason>
          <p>
            <Signs text={t(step.hint)} />
          </p>
          {shown && task.do === 'write' && (
            <>
              <p>
                <b>{t('learn.answer')}</b>
              </p>
              <ui.Solution
                view={view}
                written={{ solution: task.solution, goal: task.goal ?? null }}
                writer={0}
                onLight={onLight}
                worked
              />
            </>
          )}
        </Reason>
      )}
      {!hint && !miss && (
        <button type="button" className="btn quiet" onClick={() => setHint(true)}>
          {t('learn.hint')}
        </button>
      )}
      {(hint || miss) && task.do === 'write' && !shown && (
        <button type="button" className="btn quiet" onClick={() => setShown(true)}>
          {t('learn.show')}
        </button>
      )}
    </>
  );
}
