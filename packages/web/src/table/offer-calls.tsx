import { useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { change } from '../settings/store.ts';
import { mayOfferCalls, wantCalls } from './call-player.ts';
import { useTable } from './context.ts';
import { dueSeats } from './due.ts';

needWords('lines');

/** Offered while one waits for others anyway: a message when it is one's turn. Asked once. */
export function OfferCalls() {
  const t = useT();
  const [open, setOpen] = useState(mayOfferCalls);
  if (!open) return null;
  return (
    <section className="panel col offercalls" aria-label={t('calls.offer')}>
      <p>{t('calls.offer')}</p>
      <div className="row wrap">
        <button
          type="button"
          className="btn"
          onClick={() => {
            setOpen(false);
            void wantCalls();
          }}
        >
          {t('calls.yes')}
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            setOpen(false);
            change({ calls: 'off' });
          }}
        >
          {t('calls.no')}
        </button>
      </div>
    </section>
  );
}

/** At a table of others, while one of them is to act. */
export function OfferCallsHere() {
  const { connection, me, state } = useTable();
  return connection.kind === 'online' && me !== null && !dueSeats(state).includes(me) ? <OfferCalls /> : null;
}
