import { type ClauseRef, clauseRef, type EditionId } from '@forceout/rulebook';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { InBar } from '../ui/bar-slot.tsx';
import './pad.css';
import './reason-form.css';

export interface ReasonChoice {
  /** Clause id without the edition. */
  readonly clause: string;
  readonly label: string;
  /** Opens only what this reason needs. */
  readonly more?: ReactNode;
  /** What keeps this reason from being sent; null when it may be. */
  readonly blocked?: string | null;
  readonly send?: string;
}

interface ReasonFormProps {
  readonly edition: EditionId;
  readonly choices: readonly ReasonChoice[];
  readonly writer: string;
  readonly onReject: (clause: string) => void;
  readonly onCancel: () => void;
}

/** Reasons shown before "more". */
const FIRST = 6;

/** Rejecting needs a reason; the clause stands beside each. */
export function ReasonForm({ edition, choices, writer, onReject, onCancel }: ReasonFormProps) {
  const t = useT();
  const name = useId();
  const [clause, setClause] = useState<string | null>(null);
  const [all, setAll] = useState(choices.length <= FIRST + 1);
  const chosen = choices.find(choice => choice.clause === clause);
  const ref = (id: string): ClauseRef => clauseRef(edition, id);
  return (
    <form
      id={`${name}form`}
      className="reasonform"
      onSubmit={e => {
        e.preventDefault();
        if (chosen && !chosen.blocked) onReject(chosen.clause);
      }}
    >
      <fieldset className="reasons">
        <legend className="lab">{t('games.reject.why')}</legend>
        {(all ? choices : choices.slice(0, FIRST)).map(choice => (
          <div key={choice.clause} className="reason">
            <label>
              <input
                type="radio"
                name={name}
                checked={choice.clause === clause}
                onChange={() => setClause(choice.clause)}
              />
              <span>{choice.label}</span>
            </label>
            <ClauseLink clause={ref(choice.clause)} />
          </div>
        ))}
        {!all && (
          <button type="button" className="btn quiet" onClick={() => setAll(true)}>
            {t('games.reject.more')}
          </button>
        )}
      </fieldset>
      {chosen?.more}
      {chosen?.blocked && <p className="hint">{chosen.blocked}</p>}
      <div className="present">
        <InBar at="minor">
          <button type="button" className="btn quiet" onClick={onCancel}>
            {t('games.reject.cancel')}
          </button>
        </InBar>
        <InBar at="main">
          <button
            type="submit"
            form={`${name}form`}
            className="btn pri big full"
            disabled={!chosen || Boolean(chosen.blocked)}
          >
            {chosen?.send ?? t('games.reject.tell', { name: writer })}
          </button>
        </InBar>
      </div>
    </form>
  );
}
