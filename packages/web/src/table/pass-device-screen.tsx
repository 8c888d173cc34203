import type { Seat } from '@forceout/table';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';

/** What is written now is for one player's eyes: the device goes from hand to hand, and time waits. */
export function PassDeviceScreen({ seat, onOpen }: { readonly seat: Seat; readonly onOpen: () => void }) {
  const t = useT();
  const { nameOf } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="pass-device" id="content">
      <div className="panel col">
        <h1>{t('curtain.title', { name: nameOf(seat) })}</h1>
        <p>{t('curtain.about')}</p>
        <button type="button" className="btn pri big" ref={button} onClick={onOpen}>
          {t('curtain.open', { name: nameOf(seat) })}
        </button>
      </div>
    </main>
  );
}
