import type { Puzzle } from '@forceout/players';
import { lazy, useState } from 'react';
import { useT, withWords } from '../i18n/index.ts';
import { readValues } from './moves.ts';

const CardSets = lazy(() => withWords(import('./card-sets.tsx')));

interface ReadingsProps {
  readonly puzzle: Extract<Puzzle, { kind: 'readings' }>;
  readonly busy: boolean;
  readonly onValues: (values: readonly string[]) => void;
}

/** Every reading of a line: sets of cards in On-Sets, numbers in Equations. */
export function Readings({ puzzle, busy, onValues }: ReadingsProps) {
  const text = String(puzzle.question.text);
  return puzzle.game === 'on-sets' ? (
    <CardSets text={text} cards={puzzle.question.universe as readonly string[]} busy={busy} onValues={onValues} />
  ) : (
    <Values text={text} busy={busy} onValues={onValues} />
  );
}

function Values({ text, busy, onValues }: Omit<ReadingsProps, 'puzzle'> & { readonly text: string }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const values = readValues(typed);
  return (
    <form
      className="col"
      onSubmit={event => {
        event.preventDefault();
        if (values.length > 0) onValues(values);
      }}
    >
      <p className="pline mono">{text}</p>
      <label className="col">
        <span className="lab">{t('puzzle.readings.values')}</span>
        <input
          className="field-text"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="btn pri big full" disabled={busy || values.length === 0}>
        {t('puzzle.readings.tell')}
      </button>
    </form>
  );
}
