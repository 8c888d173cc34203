import type { Json, PlayerAct, TableView } from '@forceout/table';
import { useState } from 'react';
import type { GameUi, Taps } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import type { Step } from './lesson.ts';

interface CoachProps {
  readonly ui: GameUi;
  readonly step: Step;
  readonly view: TableView;
  /** The learner did something else. */
  readonly missed: boolean;
  readonly taps: Taps;
  readonly onAct: (act: PlayerAct) => void;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onNext: () => void;
}

/** What the learner does at this step. */
export function Coach({ ui, step, view, missed, taps, onAct, onUsed, onNext }: CoachProps) {
  const t = useT();
  const [draft, setDraft] = useState<Json>(null);
  const [hint, setHint] = useState(false);
  if (step.kind === 'quiz') return <Quiz step={step} onNext={onNext} />;
  if (step.kind !== 'task')
    return (
      <button type="button" className="btn pri big full" onClick={onNext}>
        {t('learn.next')}
      </button>
    );
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
          <button type="button" className="btn big grow" onClick={() => onAct({ do: 'say', say: 'impossible' })}>
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
        />
      )}
      {(missed || hint) && (
        <p className="nudge" role="status">
          {missed && `${t('learn.not')} `}
          {t(step.hint)}
        </p>
      )}
      {!hint && !missed && (
        <button type="button" className="btn quiet" onClick={() => setHint(true)}>
          {t('learn.hint')}
        </button>
      )}
    </>
  );
}

function Quiz({ step, onNext }: { readonly step: Extract<Step, { kind: 'quiz' }>; readonly onNext: () => void }) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const right = chosen === step.right;
  return (
    <>
      <div className="answers row wrap">
        {step.answers.map((answer, i) => (
          <button
            key={answer}
            type="button"
            className="btn big mono"
            aria-pressed={chosen === i}
            onClick={() => setChosen(i)}
          >
            {answer}
          </button>
        ))}
      </div>
      {chosen !== null && (
        <p className="nudge" role="status">
          {right ? `${t('learn.right')} ${t(step.why)}` : t('learn.wrong')}
        </p>
      )}
      {right && (
        <button type="button" className="btn pri big full" onClick={onNext}>
          {t('learn.next')}
        </button>
      )}
    </>
  );
}
