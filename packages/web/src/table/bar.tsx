import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { Block } from './block.tsx';

interface BarProps {
  readonly setHead: (slot: HTMLElement | null) => void;
  readonly setMinor: (slot: HTMLElement | null) => void;
  readonly setMain: (slot: HTMLElement | null) => void;
  /** A refusal is said here and never lies over the cubes. */
  readonly note: ReactNode;
  /** null: the block lies on the table, or is out of play. */
  readonly onLift: (() => void) | null;
}

/** Clock, what to do, the block and the main button: always in sight, whatever the size of the screen. */
export function Bar({ setHead, setMinor, setMain, note, onLift }: BarProps) {
  const t = useT();
  return (
    <section className="bar" aria-label={t('table.hands')}>
      <div className="barhead">
        {note}
        <div className="barslot" ref={setHead} />
      </div>
      <div className="barminor" ref={setMinor} />
      {onLift && <Block onLift={onLift} />}
      <div className="barmain" ref={setMain} />
    </section>
  );
}
