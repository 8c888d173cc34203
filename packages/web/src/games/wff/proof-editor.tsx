import { Fragment, type RefObject, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { TextField } from '../text-field.tsx';
import type { FieldHandle } from '../token-field.tsx';
import { Bars, ProofTable } from './proof-view.tsx';
import { addRow, closeAt, dropRow, emptyRow, moveRow, openAt, pathsOf, type Row, shortLabel } from './rows.ts';
import { cleanWff, cleanWhy } from './signs.ts';

export type ProofField = { readonly row: number; readonly part: 'wff' | 'why' };

interface ProofEditorProps {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
  readonly subProofs: boolean;
  readonly field: RefObject<FieldHandle | null>;
  readonly active: ProofField | null;
  readonly onActive: (field: ProofField) => void;
  /** What is wrong with a line, by its label path. */
  readonly notes: ReadonlyMap<string, string>;
}

const NOBODY = { current: null };

/** Write a proof line by line: add, open and close sub-proofs, move and delete lines. */
export function ProofEditor(props: ProofEditorProps) {
  const { caption, rows: given, onRows, subProofs, field, active, onActive, notes } = props;
  const t = useT();
  const rows = given.length === 0 ? [emptyRow] : given;
  const paths = pathsOf(rows);
  const [wanted, setWanted] = useState<string | null>(null);
  const at = Math.min(active?.row ?? rows.length - 1, rows.length - 1);

  const edit = (i: number, change: Partial<Row>): void => onRows(rows.with(i, { ...(rows[i] ?? emptyRow), ...change }));
  const goTo = (row: number, part: ProofField['part'] = 'wff'): void => {
    setWanted(`${row} ${part}`);
    onActive({ row, part });
  };
  const add = (): void => {
    onRows(addRow(rows, at));
    goTo(at + 1);
  };
  const open = (): void => {
    const next = openAt(rows, at);
    onRows(next.rows);
    goTo(next.at);
  };
  const close = (): void => {
    const next = closeAt(rows, at);
    onRows(next.rows);
    goTo(next.at);
  };
  const drop = (): void => {
    onRows(dropRow(rows, at));
    goTo(Math.max(0, at - 1));
  };
  const move = (by: -1 | 1): void => {
    if (!rows[at + by]) return;
    onRows(moveRow(rows, at, by));
    goTo(at + by, active?.part ?? 'wff');
  };

  const onKeyDown = (i: number, part: ProofField['part']) => (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') add();
    else if (event.altKey && event.key === 'ArrowUp') move(-1);
    else if (event.altKey && event.key === 'ArrowDown') move(1);
    else if (event.altKey && event.key === 'ArrowRight' && subProofs) open();
    else if (event.altKey && event.key === 'ArrowLeft' && subProofs) close();
    else if (event.key === 'ArrowUp' && rows[i - 1]) goTo(i - 1, part);
    else if (event.key === 'ArrowDown' && rows[i + 1]) goTo(i + 1, part);
    else return;
    event.preventDefault();
  };

  /** Citing by tapping a line number, while a rule is being written. */
  const cite = (i: number): void => {
    if (active?.part !== 'why' || active.row === i) return goTo(i);
    field.current?.insert(`${rows[active.row]?.why.trim() ? ', ' : ''}${shortLabel(paths[i] ?? [])}`);
  };

  const cell = (i: number, part: ProofField['part']) => {
    const label = shortLabel(paths[i] ?? []);
    const mine = active?.row === i && active.part === part;
    return (
      <TextField
        label={t(part === 'wff' ? 'wff.line.wff' : 'wff.line.why', { label })}
        value={(rows[i] ?? emptyRow)[part]}
        onChange={value => edit(i, { [part]: value })}
        clean={part === 'wff' ? cleanWff : cleanWhy}
        handle={mine ? field : NOBODY}
        active={mine}
        wanted={wanted === `${i} ${part}` && mine}
        onFocus={() => onActive({ row: i, part })}
        onKeyDown={onKeyDown(i, part)}
        invalid={notes.has((paths[i] ?? []).join('.'))}
      />
    );
  };

  const label = shortLabel(paths[at] ?? ['1']);
  return (
    <>
      <ProofTable caption={caption}>
        {rows.map((row, i) => {
          const path = (paths[i] ?? []).join('.');
          const note = notes.get(path);
          return (
            <Fragment key={path}>
              <tr className={[i === at && active ? 'on' : '', note ? 'bad' : ''].filter(Boolean).join(' ')}>
                <td className="id">
                  <button
                    type="button"
                    className="cite"
                    tabIndex={-1}
                    aria-label={t('wff.line.cite', { label: shortLabel(paths[i] ?? []) })}
                    onPointerDown={e => e.preventDefault()}
                    onClick={() => cite(i)}
                  >
                    {shortLabel(paths[i] ?? [])}
                  </button>
                </td>
                <td className="w">
                  <div>
                    <Bars rows={rows} at={i} />
                    {row.depth > 0 && <span className="sr">{t('wff.line.level', { n: row.depth + 1 })}</span>}
                    {cell(i, 'wff')}
                  </div>
                </td>
                <td className="why">{cell(i, 'why')}</td>
              </tr>
              {note && (
                <tr className="note">
                  <td colSpan={3}>{note}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </ProofTable>
      <fieldset className="linekeys" aria-label={t('wff.line.tools', { label })}>
        <button type="button" className="key" onClick={add}>
          {t('wff.line.add')}
        </button>
        {subProofs && (
          <>
            <button type="button" className="key" onClick={open}>
              {t('wff.line.open')}
            </button>
            <button type="button" className="key" disabled={(rows[at]?.depth ?? 0) === 0} onClick={close}>
              {t('wff.line.close')}
            </button>
          </>
        )}
        <button
          type="button"
          className="key"
          disabled={at === 0}
          aria-label={t('wff.line.up')}
          onClick={() => move(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="key"
          disabled={at >= rows.length - 1}
          aria-label={t('wff.line.down')}
          onClick={() => move(1)}
        >
          ↓
        </button>
        <button type="button" className="key" aria-label={t('wff.line.delete')} onClick={drop}>
          {t('wff.line.drop')}
        </button>
      </fieldset>
      <p className="hint deskonly">{t('wff.line.keys')}</p>
    </>
  );
}
