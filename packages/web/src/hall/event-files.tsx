import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { copyEvent, fetchWhole, importEvent } from './api.ts';
import type { DeskProps } from './index.tsx';

function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A cell that begins like a formula is made plain text: spreadsheets would run it. */
const cell = (value: string | number): string => {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** The whole event in one file, the next event like this one, and the standings as a table. */
export function EventFiles({ event, competition }: DeskProps) {
  const t = useT();
  const [fault, setFault] = useState('');
  const { name, officials } = event.view;
  const keep = async () => {
    const text = await fetchWhole(event.id, event.link);
    if (text === null) setFault(t('hall.offline'));
    else save(`${name}.forceout.json`, text, 'application/json');
  };
  const copy = async () => {
    const director = officials.find(({ roles }) => roles.includes('director'))?.name ?? '';
    const made = await copyEvent(event.id, event.link, name, director);
    if (made.ok) go('e', made.answer.id, made.answer.token, 'entries');
    else setFault(made.message || t('hall.offline'));
  };
  const table = (what: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    save(
      `${name} ${competition?.id} ${what}.csv`,
      [head, ...rows].map(row => row.map(cell).join(',')).join('\n'),
      'text/csv',
    );
  const csv = () =>
    table(
      t('hall.standings'),
      [t('hall.place'), t('hall.player'), t('hall.played'), t('hall.total')],
      (competition?.individuals ?? []).map(row => [row.rank, row.label, row.played ?? 0, row.value]),
    );
  const seats = () =>
    table(
      t('hall.results'),
      [t('hall.rounds'), t('hall.tableCol'), t('hall.player'), t('hall.team'), t('hall.total')],
      (competition?.rounds ?? []).flatMap(round =>
        round.tables.flatMap(({ number, players, points }) =>
          players.map(({ label, team = '' }, i) => [round.number, number, label, team, points?.[i] ?? '']),
        ),
      ),
    );
  return (
    <section className="panel hall-form">
      <h2>{t('hall.file')}</h2>
      <button type="button" className="btn" onClick={() => void keep()}>
        {t('hall.file.save')}
      </button>
      <button type="button" className="btn" onClick={() => void copy()}>
        {t('hall.copy')}
      </button>
      {competition !== null && (
        <>
          <button type="button" className="btn" onClick={csv}>
            {t('hall.csv')}
          </button>
          <button type="button" className="btn" onClick={seats}>
            {t('hall.csvSeats')}
          </button>
        </>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
    </section>
  );
}

/** On the page of a new event: go on with one that was saved. */
export function OpenFile({ director }: { readonly director: string }) {
  const t = useT();
  const [fault, setFault] = useState('');
  const open = async (file: File) => {
    try {
      const made = await importEvent(JSON.parse(await file.text()), director || file.name);
      if (made.ok) go('e', made.answer.id, made.answer.token, 'board');
      else setFault(made.message || t('hall.offline'));
    } catch {
      setFault(t('hall.file.bad'));
    }
  };
  return (
    <label className="panel hall-form">
      <span className="lab">{t('hall.file.open')}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={e => {
          const file = e.target.files?.[0];
          if (file) void open(file);
        }}
      />
      {fault !== '' && <span role="alert">{fault}</span>}
    </label>
  );
}
