import { type EntryColumns, readEntries } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import type { DeskProps } from './index.tsx';

const COLUMNS = ['name', 'team', 'school', 'id'] as const satisfies readonly (keyof EntryColumns)[];
const SHOWN = 5;

/** A list pasted or taken from a file: every column can be told what it is, all of it is entered or nothing. */
export function PasteEntries({ event }: DeskProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [columns, setColumns] = useState<EntryColumns | undefined>();
  const [faults, setFaults] = useState<readonly { readonly line: number; readonly code: string }[]>([]);
  const taken = event.view.entries.map(({ id }) => id);
  const read = readEntries(text, taken, columns);
  const wrong = text === '' ? [] : [...read.faults.map(({ line }) => ({ line, code: 'noName' })), ...faults];
  const begin = (next: string) => {
    setText(next);
    setColumns(undefined);
    setFaults([]);
  };
  const enter = async () => {
    const reply = await event.act('enter', { players: read.players });
    if (reply.ok) begin('');
    else if (reply.refusal?.code === 'entry-faults') {
      const named = reply.refusal.facts.faults as unknown as readonly { line: number; code: string }[];
      setFaults(named.map(({ line, code }) => ({ line: read.lines[line]!, code })));
    }
  };
  return (
    <form
      className="hall-form"
      onSubmit={e => {
        e.preventDefault();
        void enter();
      }}
    >
      <label>
        <span className="lab">{t('hall.paste')}</span>
        <textarea className="hall-field" rows={3} value={text} onChange={e => begin(e.target.value)} />
      </label>
      <label>
        <span className="lab">{t('hall.pasteFile')}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={e => void e.target.files?.[0]?.text().then(begin)}
        />
      </label>
      {read.width > 1 && (
        <fieldset className="row wrap hall-acts">
          <legend>{t('hall.columns')}</legend>
          {COLUMNS.map(column => (
            <label key={column}>
              <span className="lab">{t(`hall.column.${column}`)}</span>
              <select
                value={read.columns[column] ?? ''}
                onChange={e =>
                  setColumns({ ...read.columns, [column]: e.target.value === '' ? null : Number(e.target.value) })
                }
              >
                {column !== 'name' && <option value="">{t('hall.column.none')}</option>}
                {Array.from({ length: read.width }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <option key={i} value={i}>
                    {t('hall.column.no', { n: i + 1, sample: read.sample[i] ?? '' })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      {read.players.length > 0 && (
        <>
          <table className="hall-rank">
            <thead>
              <tr>
                {COLUMNS.slice(0, 3).map(column => (
                  <th key={column} scope="col" className="l">
                    {t(`hall.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.players.slice(0, SHOWN).map(player => (
                <tr key={player.id}>
                  <th scope="row">{player.name}</th>
                  <td>{player.team}</td>
                  <td>{player.school}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="submit" className="btn pri" disabled={read.faults.length > 0}>
            {t('hall.enter', { n: read.players.length })}
          </button>
        </>
      )}
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.map(({ line, code }) => (
            <li key={`${line} ${code}`}>{t('hall.line', { n: line, fault: t(`hall.fault.${code}` as Key) })}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
