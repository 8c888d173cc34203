import { useEffect, useRef } from 'react';
import { Scratch } from '../games/scratch.tsx';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';
import { useDraft } from './drafts.ts';
import type { LogLine } from './event-text.ts';
import { InForce, inForceOf } from './in-force.tsx';
import { Log } from './log.tsx';
import './sheet.css';

export type SheetName = 'variations' | 'moves' | 'scratch';

interface SheetProps {
  readonly name: SheetName;
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
}

/** What is in force and what happened, where there is no column for it, and paper to try things on. Over the table and never over the bar; not modal: the clock stays readable and cubes can be moved. */
export function Sheet({ name, lines, onClose }: SheetProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const table = useTable();
  const { ui } = table;
  const { items } = inForceOf(table, t);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    (sheet.current?.querySelector('textarea') ?? button.current)?.focus();
    const keys = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', keys);
    return () => {
      removeEventListener('keydown', keys);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);
  return (
    <div
      className={`sheet-over ${name}`}
      ref={sheet}
      role="dialog"
      aria-label={t(
        name === 'variations' && ui.aids ? 'top.aids' : name === 'scratch' ? 'games.scratch' : `top.${name}`,
      )}
    >
      <button type="button" className="btn sq" ref={button} aria-label={t('top.close')} onClick={onClose}>
        ✕
      </button>
      {name === 'scratch' ? (
        <Papers />
      ) : name === 'moves' ? (
        <Log lines={lines} />
      ) : items.length > 0 ? (
        <InForce />
      ) : (
        <p>{t('top.none')}</p>
      )}
    </div>
  );
}

/** The rules allow pencil and paper at any moment. */
function Papers() {
  const { state, connection, ui, view, me } = useTable();
  const [scratch, setScratch] = useDraft(connection, state.shakeNo, me, 'scratch');
  const [chart, setChart] = useDraft(connection, state.shakeNo, me, 'chart');
  return (
    <>
      <Scratch text={typeof scratch === 'string' ? scratch : ''} onText={setScratch} />
      {ui.Chart && state.shake !== null && <ui.Chart view={view} marks={chart} onMarks={setChart} />}
    </>
  );
}
