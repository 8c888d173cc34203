import type { Json, Seat } from '@forceout/table';
import { memo } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { HintSteps } from './steps.tsx';
import { hintTask, useHints } from './use-hints.tsx';

interface HintPanelProps {
  readonly onLight: (light: Json) => void;
}

/** What the solver would tell the player who has something to do. At a first table the companion tells it. */
export const HintPanel = memo(function HintPanel({ onLight }: HintPanelProps) {
  const table = useTable();
  const asked = hintTask(table);
  if (asked === null || table.connection.step !== null) return null;
  return <Steps key={asked.task} seat={asked.seat} onLight={onLight} />;
});

function Steps({ seat, onLight }: HintPanelProps & { readonly seat: Seat }) {
  const t = useT();
  const { told, busy, more } = useHints(seat, onLight);
  return (
    <section className="panel col" aria-label={t('hint.title')}>
      <HintSteps busy={busy} onMore={more} told={told} />
    </section>
  );
}
