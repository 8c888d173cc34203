import { type EntryColumns, type EntryFault, entryFaults, readEntries } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import { textOf } from '../ui/text-of-file.ts';
import type { DeskProps } from './index.tsx';

const COLUMNS = ['name', 'team', 'school', 'id'] as const satisfies readonly (keyof EntryColumns)[];
const SHOWN = 5;

/** What is wrong with a line, and with what in it. */
interface LineFault {
  readonly line: number;
  readonly code: string;
  readonly what: string;
  readonly most?: number;
}

/** Faults against who is entered already, in the lines of the text. */
const inLines = (found: readonly EntryFault[], lines: readonly number[]): readonly LineFault[] =>
  found.map(({ line, code, facts: { most, ...facts } }) => ({
    line: lines[line] ?? line + 1,
    code,
    what: String(Object.values(facts)[0] ?? ''),
    ...(most !== undefined && { most: Number(most) }),
  }));

/** A list pasted or taken from a file: every column can be told what it is, all of it is entered or nothing. */
export function PasteEntries({ event }: DeskProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [columns, setColumns] = useState<EntryColumns | undefined>();
  const { entries, settings, competitions } = event.view;
  const read = readEntries(
    text,
    entries.map(({ id }) => id),
    columns,
  );
  const so = {
    entries,
    teamSize: settings?.teamSize ?? Number.POSITIVE_INFINITY,
    competitions: competitions.map(({ id }) => id),
  };
  const wrong: readonly LineFault[] = [...read.faults, ...inLines(entryFaults(so, read.players), read.lines)].sort(
    (a, b) => a.line - b.line,
  );
  const begin = (next: string) => {
    setText(next);
    setColumns(undefined);
  };
  const enter = async () => {
    const reply = await event.act('enter', { players: read.players });
    if (reply.ok) begin('');
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
        <textarea className="hall-field" rows={5} value={text} onChange={e => begin(e.target.value)} />
      </label>
      <label>
        <span className="lab">{t('hall.pasteFile')}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={e => void e.target.files?.[0]?.arrayBuffer().then(bytes => begin(textOf(bytes)))}
        />
      </label>
      {wrong.length > 0 && (
        <ul role="alert" className="hall-faults">
          {wrong.map(({ line, code, what, most = 0 }) => (
            <li key={`${line} ${code}`}>
              {t('hall.line', { n: line, fault: t(`hall.fault.${code}` as Key, { what, most }) })}
            </li>
          ))}
        </ul>
      )}
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
                  <td className="l">{player.team}</td>
                  <td className="l">{player.school}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="submit" className="btn pri" disabled={wrong.length > 0}>
            {t('hall.enter', { n: read.players.length })}
          </button>
        </>
      )}
    </form>
  );
}
