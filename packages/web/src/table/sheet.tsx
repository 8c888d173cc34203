import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';
import type { LogLine } from './event-text.ts';
import { InForce, useInForce } from './in-force.tsx';
import { Log } from './log.tsx';
import './sheet.css';

export type SheetName = 'variations' | 'moves';

interface SheetProps {
  readonly name: SheetName;
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
}

/** On small screens: what is in force and what happened, over the table and never over the bar. Not modal: the clock stays readable. */
export function Sheet({ name, lines, onClose }: SheetProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const { items } = useInForce();
  const { ui } = useTable();
  useEffect(() => {
    const opener = document.activeElement;
    button.current?.focus();
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
      className="sheet-over"
      role="dialog"
      aria-label={name === 'variations' && ui.aids ? t('top.aids') : t(`top.${name}`)}
    >
      <button type="button" className="btn sq" ref={button} aria-label={t('top.close')} onClick={onClose}>
        ✕
      </button>
      {name === 'moves' ? <Log lines={lines} /> : items.length > 0 ? <InForce /> : <p>{t('top.none')}</p>}
    </div>
  );
}
