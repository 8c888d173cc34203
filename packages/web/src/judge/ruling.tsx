import { type AskedSituation, CORRECT, isRightRuling, type Situation, WRONG } from '@forceout/players';
import type { ClauseRef } from '@forceout/rulebook';
import type { Json, Reason } from '@forceout/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ReasonList } from '../games/reason-list.tsx';
import type { GameUi } from '../games/ui.ts';
import { type T, useT } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import { Board } from '../puzzles/board.tsx';
import { positionOfPuzzle, viewOfPosition } from '../puzzles/view.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PickOne } from '../ui/pick-one.tsx';
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

const idOf = (clause: ClauseRef): string => clause.slice(clause.indexOf(' ') + 1);

/** What may be ruled, and in which words. */
export function choicesOf(ui: GameUi, asked: AskedSituation, t: T): readonly Choice[] {
  if (asked.kind === 'clause')
    return asked.choices.map(clause => [clause, <code key={clause}>{idOf(clause)}</code>] as const);
  if (asked.kind === 'text') return asked.choices.map(text => [text, shownText(text)] as const);
  return [
    [CORRECT, t('judge.correct')],
    ...(asked.faults.length < 2
      ? [[WRONG, t('judge.incorrect')] as const]
      : asked.faults.map(fault => [fault.code, ui.reasonText(fault, t)] as const)),
  ];
}

interface AskedProps {
  readonly ui: GameUi;
  readonly asked: AskedSituation;
  readonly children: ReactNode;
}

/** What lies on the table or stands in the rulebook, and the question; below it what is done about it. */
export function Asked({ ui, asked, children }: AskedProps) {
  const t = useT();
  const [light, setLight] = useState<Json>(null);
  const view = useMemo(
    () => (asked.kind === 'solution' ? viewOfPosition(positionOfPuzzle(asked.position), asked.claim) : null),
    [asked],
  );
  return (
    <div className={`psolve${view ? '' : ' alone'}`}>
      <header className="phead">
        <p className="row wrap">
          <span className="tag line">{t(`judge.kind.${asked.kind}`)}</span>
        </p>
        <h2 id="judge-question">
          {asked.kind === 'solution'
            ? t('judge.ask.solution', {
                claim: t(asked.claim === 'now' ? 'judge.claim.now' : 'judge.claim.impossible'),
              })
            : asked.kind === 'clause'
              ? t('judge.ask.clause')
              : t('judge.ask.text', { clause: idOf(asked.clause) })}
        </h2>
      </header>
      {view && <Board ui={ui} view={view} light={light} />}
      <section className="panel col" aria-labelledby="judge-question">
        {asked.kind === 'clause' && <blockquote className="pline">{shownText(asked.text)}</blockquote>}
        {asked.kind === 'solution' && view && (
          <ui.Solution view={view} written={asked.written} writer={0} onLight={setLight} />
        )}
        {children}
      </section>
    </div>
  );
}

/** One situation: what lies on the table or in the rulebook, the choices, then the ruling with its clause. */
export function Ruling({ ui, given, onRuled, onNext }: RulingProps) {
  const t = useT();
  const { situation, faults } = given;
  const [ruled, setRuled] = useState<string | null>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const asked = useMemo(
    (): AskedSituation => (situation.kind === 'solution' ? { ...situation, faults } : situation),
    [situation, faults],
  );
  useEffect(() => {
    if (ruled !== null) verdict.current?.focus();
  }, [ruled]);
  return (
    <Asked ui={ui} asked={asked}>
      {ruled === null ? (
        <Choices
          choices={choicesOf(ui, asked, t)}
          onChoice={choice => {
            setRuled(choice);
            onRuled(isRightRuling(situation, choice));
          }}
        />
      ) : (
        <>
          <h3 className="row pverdict" ref={verdict} tabIndex={-1}>
            <Icon name={isRightRuling(situation, ruled) ? 'check' : 'cross'} />
            {t(isRightRuling(situation, ruled) ? 'judge.right' : 'judge.wrong')}
          </h3>
          <p className="lab">{t('judge.answer')}</p>
          <Answer ui={ui} situation={situation} />
          <button type="button" className="btn pri big full" onClick={onNext}>
            {t('judge.next')}
          </button>
        </>
      )}
    </Asked>
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
  return <ReasonList ui={ui} reasons={situation.reasons} />;
}

type Choice = readonly [value: string, label: ReactNode];

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoice: (value: string) => void;
}

export function Choices({ choices, onChoice }: ChoicesProps) {
  const t = useT();
  return <PickOne legend={t('judge.list')} choices={choices} go={t('judge.rule')} onPick={onChoice} />;
}
