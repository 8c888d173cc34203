import type { EditionId } from '@forceout/rulebook';
import { type Clause, clausesOf } from '@forceout/rulebook/clauses';
import { useEffect, useId, useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { Field } from './form.tsx';

const wholeClause = (edition: EditionId, clause: string): string => `${edition} ${clause}`;

/** A clause as a ruling cites it: whoever types only its address means the edition that is played. */
export const citedClause = (edition: EditionId, typed: string): string =>
  /^[IVX]+(-|$)/i.test(typed.trim()) ? wholeClause(edition, typed.trim()) : typed.trim();

interface ClauseFieldProps {
  readonly edition: EditionId;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The clause of a ruling, offered from the rulebook that is played; what it says stands below before anybody sees the ruling. */
export function ClauseField({ edition, value, onText }: ClauseFieldProps) {
  const t = useT();
  const language = useLocale();
  const list = useId();
  const [clauses, setClauses] = useState<readonly Clause[]>([]);
  useEffect(() => void clausesOf(edition, language).then(setClauses), [edition, language]);
  const cited = citedClause(edition, value);
  const found = clauses.find(({ clause }) => wholeClause(edition, clause) === cited);
  const unknown = value.trim() !== '' && clauses.length > 0 && !found;
  return (
    <>
      <Field
        label={t('hall.clause')}
        required
        list={list}
        aria-describedby={`${list}-says`}
        value={value}
        onText={onText}
      />
      <datalist id={list}>
        {clauses.map(({ clause }) => (
          <option key={clause} value={wholeClause(edition, clause)} />
        ))}
      </datalist>
      <p id={`${list}-says`} className="dim" role="status">
        {found?.text ?? (unknown ? t('hall.clause.unknown') : '')}
      </p>
    </>
  );
}
