import type { Situation } from '@forceout/players';
import type { ClauseRef } from '@forceout/rulebook';
import type { Json, Reason } from '@forceout/table';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import { Board } from '../puzzles/board.tsx';
import { positionOfPuzzle, viewOfPosition } from '../puzzles/view.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import '../puzzles/solve.css';

/** A situation with all that may be said of it. */
export interface Case {
  readonly situation: Situation;
  /** What could be wrong with a Solution, whether it is or not. */
  readonly faults: readonly Reason[];
}

interface RulingProps {
  readonly ui: GameUi;
  readonly given: Case;
  /** Told once. */
  readonly onRuled: (right: boolean) => void;
  readonly onNext: () => void;
}

const CORRECT = 'correct';
/** Offered where there are too few reasons to choose from. */
const WRONG = 'wrong';

const idOf = (clause: ClauseRef): string => clause.slice(clause.indexOf(' ') + 1);

/** One situation: what lies on the table or in the rulebook, the choices, then the ruling with its clause. */
export function Ruling({ ui, given, onRuled, onNext }: RulingProps) {
  const t = useT();
  const { situation, faults } = given;
  const [ruled, setRuled] = useState<string | null>(null);
  const [light, setLight] = useState<Json>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const view = useMemo(
    () =>
      situation.kind === 'solution' ? viewOfPosition(positionOfPuzzle(situation.position), situation.claim) : null,
    [situation],
  );
  useEffect(() => {
    if (ruled !== null) verdict.current?.focus();
  }, [ruled]);
  const choices: readonly Choice[] =
    situation.kind === 'solution'
      ? [
          [CORRECT, t('judge.correct')],
          ...(faults.length < 2
            ? [[WRONG, t('judge.incorrect')] as const]
            : faults.map(fault => [fault.code, ui.reasonText(fault, t)] as const)),
        ]
      : situation.kind === 'clause'
        ? situation.choices.map(clause => [clause, <code key={clause}>{idOf(clause)}</code>] as const)
        : situation.choices.map(text => [text, shownText(text)] as const);
  const isRight = (choice: string): boolean =>
    situation.kind !== 'solution'
      ? choice === situation.answer
      : choice === CORRECT
        ? situation.correct
        : choice === WRONG
          ? !situation.correct
          : situation.reasons.some(reason => reason.code === choice);
  return (
    <div className={`psolve${view ? '' : ' alone'}`}>
      <header className="phead">
        <p className="row wrap">
          <span className="tag line">{t(`judge.kind.${situation.kind}`)}</span>
        </p>
        <h2 id="judge-question">
          {situation.kind === 'solution'
            ? t('judge.ask.solution', {
                claim: t(situation.claim === 'now' ? 'judge.claim.now' : 'judge.claim.impossible'),
              })
            : situation.kind === 'clause'
              ? t('judge.ask.clause')
              : t('judge.ask.text', { clause: idOf(situation.clause) })}
        </h2>
      </header>
      {view && <Board ui={ui} view={view} light={light} />}
      <section className="panel col" aria-labelledby="judge-question">
        {situation.kind === 'clause' && <blockquote className="pline">{shownText(situation.text)}</blockquote>}
        {situation.kind === 'solution' && view && (
          <ui.Solution view={view} written={situation.written} writer={0} onLight={setLight} />
        )}
        {ruled === null ? (
          <Choices
            choices={choices}
            onChoice={choice => {
              setRuled(choice);
              onRuled(isRight(choice));
            }}
          />
        ) : (
          <>
            <h3 className="row pverdict" ref={verdict} tabIndex={-1}>
              <Icon name={isRight(ruled) ? 'check' : 'cross'} />
              {t(isRight(ruled) ? 'judge.right' : 'judge.wrong')}
            </h3>
            <p className="lab">{t('judge.answer')}</p>
            <Answer ui={ui} situation={situation} />
            <button type="button" className="btn pri big full" onClick={onNext}>
              {t('judge.next')}
            </button>
          </>
        )}
      </section>
    </div>
  );
}

function Answer({ ui, situation }: { readonly ui: GameUi; readonly situation: Situation }): ReactNode {
  const t = useT();
  if (situation.kind === 'clause')
    return (
      <p>
        <ClauseLink clause={situation.answer} />
      </p>
    );
  if (situation.kind === 'text')
    return (
      <p>
        {shownText(situation.answer)} <ClauseLink clause={situation.clause} />
      </p>
    );
  if (situation.correct) return <p>{t('judge.correct')}</p>;
  return (
    <ul className="pfacts">
      {situation.reasons.map(reason => (
        <li key={reason.code + reason.clause}>
          {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
        </li>
      ))}
    </ul>
  );
}

type Choice = readonly [value: string, label: ReactNode];

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoice: (value: string) => void;
}

function Choices({ choices, onChoice }: ChoicesProps) {
  const t = useT();
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <form
      className="col"
      onSubmit={event => {
        event.preventDefault();
        if (chosen !== null) onChoice(chosen);
      }}
    >
      <fieldset className="pchoices">
        <legend className="lab">{t('judge.list')}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => setChosen(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn pri big full" disabled={chosen === null}>
        {t('judge.rule')}
      </button>
    </form>
  );
}
