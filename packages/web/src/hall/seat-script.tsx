import { readScript } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { DeskProps } from './index.tsx';

/** Seats by hand: a script pasted or typed, one table a line; all of it or nothing. */
export function SeatScript({ event, competition, also }: DeskProps & { readonly also: object }) {
  const t = useT();
  const [text, setText] = useState('');
  const { tables, bye, faults } = readScript(
    text,
    event.view.entries.filter(entry => entry.competitions.includes(competition!.id)),
  );
  return (
    <details className="hall-more">
      <summary>{t('hall.script')}</summary>
      <form
        className="hall-form"
        onSubmit={e => {
          e.preventDefault();
          void event
            .act('seat-by-hand', { competition: competition!.id, tables, bye, ...also })
            .then(reply => reply.ok && setText(''));
        }}
      >
        <label>
          <span className="lab">{t('hall.scriptAbout')}</span>
          <textarea
            className="hall-field"
            rows={5}
            placeholder={t('hall.scriptExample')}
            value={text}
            onChange={e => setText(e.target.value)}
          />
        </label>
        {text !== '' && faults.length > 0 && (
          <ul role="alert">
            {faults.map(({ line, code, what }) => (
              <li key={`${line} ${code} ${what}`}>
                {t('hall.line', { n: line, fault: t(`hall.scriptFault.${code}`, { what }) })}
              </li>
            ))}
          </ul>
        )}
        <button type="submit" className="btn" disabled={tables.length === 0 || faults.length > 0}>
          {t('hall.scriptSeat', { n: tables.length })}
        </button>
      </form>
    </details>
  );
}
