import type { Game, Json, State, TableView } from '@forceout/table';
import { useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { Explain, Reason } from './explain.tsx';
import type { Step } from './lesson.ts';
import { missOfAnswer } from './miss.ts';
import { Signs } from './signs.tsx';

interface QuizProps {
  readonly step: Extract<Step, { kind: 'quiz' }>;
  readonly ui: GameUi;
  readonly game: Game;
  readonly state: State;
  readonly view: TableView;
  readonly onLight: (light: Json) => void;
  readonly onNext: () => void;
}

/** A question with a few answers. Each wrong one is explained; the right one is too. */
export function Quiz({ step, ui, game, state, view, onLight, onNext }: QuizProps) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const right = chosen === step.right;
  const answer = chosen === null ? undefined : step.answers[chosen];
  return (
    <>
      <div className="answers row wrap">
        {step.answers.map(({ says }, i) => {
          const text = typeof says === 'string' ? says : t(says.key);
          return (
            <button
              key={text}
              type="button"
              className={typeof says === 'string' ? 'btn big mono' : 'btn big'}
              aria-pressed={chosen === i}
              onClick={() => setChosen(i)}
            >
              {text}
            </button>
          );
        })}
      </div>
      {right && (
        <>
          <Reason good>
            <p>
              <b>{t('learn.right')}</b> <Signs text={t(step.why)} />
            </p>
          </Reason>
          <button type="button" className="btn pri big full" onClick={onNext}>
            {t('learn.next')}
          </button>
        </>
      )}
      {answer && !right && (
        <Explain key={chosen} ui={ui} view={view} miss={missOfAnswer(game, state, step, answer)} onLight={onLight} />
      )}
    </>
  );
}
