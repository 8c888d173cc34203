import type { TableEvent } from '@forceout/table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { useSnapshot } from '../table/connection-hooks.ts';
import { Icon } from '../ui/icon.tsx';
import type { RecordConnection } from './record-connection.ts';
import './replay.css';

/** Events that change the picture; the others pass with them. */
const isStep = ({ event }: TableEvent): boolean =>
  !['answered', 'awaiting', 'committed', 'turn', 'selecting'].includes(event);

interface ScrubberProps {
  readonly connection: RecordConnection;
  /** At its end. */
  readonly children?: ReactNode;
}

/** Steps through a record by buttons, by a slider and by the arrow keys. */
export function Scrubber({ connection, children }: ScrubberProps) {
  const t = useT();
  const snapshot = useSnapshot(connection)!;
  const stops = useMemo(() => connection.events.flatMap((e, i) => (isStep(e) ? [i + 1] : [])), [connection]);
  const at = stops.findLastIndex(stop => stop <= snapshot.events.length);
  const go = (to: number): void => connection.goTo(stops[Math.max(0, Math.min(stops.length - 1, to))]!);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys step from where the scrubber stands
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [at]);

  return (
    <footer className="scrubber">
      <Step label={t('replay.first')} icon="first" onClick={() => go(0)} />
      <Step label={t('replay.previous')} icon="previous" onClick={() => go(at - 1)} />
      <input
        type="range"
        className="range"
        min={0}
        max={stops.length - 1}
        value={at}
        aria-label={t('replay.where')}
        aria-valuetext={t('replay.step', { n: at + 1, of: stops.length })}
        onChange={event => go(event.target.valueAsNumber)}
      />
      <span className="num small count">
        {at + 1} / {stops.length}
      </span>
      <Step label={t('replay.next')} icon="next" onClick={() => go(at + 1)} />
      <Step label={t('replay.last')} icon="last" onClick={() => go(stops.length - 1)} />
      {children}
    </footer>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'first' | 'previous' | 'next' | 'last';
  readonly onClick: () => void;
}

const Step = ({ label, icon, onClick }: StepProps) => (
  <button type="button" className="btn quiet sq" aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
