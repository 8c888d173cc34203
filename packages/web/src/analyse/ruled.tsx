import type { Json, SubmittedSolution, TableView, Verdict } from '@forceout/table';
import { useEffect, useRef } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';

interface RuledProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly written: SubmittedSolution;
  /** null: it is still being looked at. */
  readonly verdict: Verdict | null;
  readonly onLight: (light: Json) => void;
}

/** The word, the reasons with their clauses, and the line as it is read. */
export function Ruled({ ui, view, written, verdict, onLight }: RuledProps) {
  const t = useT();
  const word = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (verdict) word.current?.focus();
  }, [verdict]);
  if (verdict === null)
    return (
      <p role="status" className="dim">
        {t('analyse.thinking')}
      </p>
    );
  const { correct, reasons } = verdict;
  const look = correct === null ? 'open' : correct ? 'good' : 'bad';
  return (
    <div className={`ruled ${look}`} role="status">
      <h3 ref={word} tabIndex={-1}>
        {correct !== null && <Icon name={correct ? 'check' : 'cross'} />}
        {t(correct === null ? 'analyse.ruled.open' : correct ? 'analyse.ruled.good' : 'analyse.ruled.bad')}
      </h3>
      {correct === null && <p>{t('analyse.ruled.judge')}</p>}
      <ul>
        {reasons.map(reason => (
          <li key={reason.code + reason.clause}>
            {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
          </li>
        ))}
      </ul>
      <ui.Solution view={view} written={written} writer={0} onLight={onLight} />
    </div>
  );
}
