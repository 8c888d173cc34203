import type { Cube } from '@forceout/table';
import { Fragment, type ReactNode, useState } from 'react';
import { type T, useT } from '../i18n/index.ts';
import { CubeButton, type Turn } from '../ui/cube.tsx';
import { append, patch, type Row, type RowCube, shift, without } from './row-goal.ts';
import './goal.css';
import './pad.css';
import './row-builder.css';

export interface RowBuilderProps {
  /** Cubes that can still be laid. */
  readonly source: readonly Cube[];
  /** The table beside the builder offers the cubes too. */
  readonly onTable: boolean;
  readonly row: Row;
  readonly onRow: (row: Row) => void;
  /** Cubes that have touched the Goal: they stay in it. */
  readonly fixed: readonly string[];
  readonly name: (cube: Cube) => string;
  /** Ways a cube may lie besides upright. */
  readonly turns: (cube: Cube) => readonly Turn[];
  readonly gaps: boolean;
  readonly meaning: ReactNode;
}

const turnKey = (turn: Turn | undefined) =>
  turn === 'ud'
    ? 'games.turn.down'
    : turn === 'sw'
      ? 'games.turn.side'
      : turn
        ? 'games.turn.side-down'
        : 'games.turn.up';

export const rowCubeName = (laid: RowCube, name: string, t: T): string =>
  laid.turn ? `${name}, ${t(turnKey(laid.turn))}` : name;

/** Lays cubes in a row, turns them and sets them apart. */
export function RowBuilder(props: RowBuilderProps) {
  const { source, onTable, row, onRow, fixed, name, turns, gaps, meaning } = props;
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = row.find(r => r.cube.id === chosen);
  const ways = picked ? [undefined, ...turns(picked.cube)] : [];
  const turnOn = (laid: RowCube): void => {
    const all = [undefined, ...turns(laid.cube)];
    onRow(patch(row, laid.cube.id, { turn: all[(all.indexOf(laid.turn) + 1) % all.length] }));
  };
  const onKeyDown = (laid: RowCube) => (event: React.KeyboardEvent) => {
    if (event.key.toLowerCase() === 't') turnOn(laid);
    else if (event.key === 'Delete' && !fixed.includes(laid.cube.id)) onRow(without(row, laid.cube.id));
    else if (event.shiftKey && event.key === 'ArrowLeft') onRow(shift(row, laid.cube.id, -1));
    else if (event.shiftKey && event.key === 'ArrowRight') onRow(shift(row, laid.cube.id, 1));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <section className={onTable ? 'source ontable' : 'source'} aria-label={t('games.goal.resources')}>
        <ul className="cubes">
          {source.map(cube => (
            <li key={cube.id}>
              <CubeButton
                face={cube.face}
                kind={cube.kind}
                label={name(cube)}
                onClick={() => {
                  onRow(append(row, cube));
                  setChosen(cube.id);
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="rowgoal" aria-label={t('games.goal.laid')}>
        {row.length === 0 && <p className="dim">{t('games.goal.empty')}</p>}
        <ul>
          {row.map((laid, i) => (
            <Fragment key={laid.cube.id}>
              {i > 0 && gaps && (
                <li>
                  <button
                    type="button"
                    className="apart"
                    aria-pressed={laid.gap}
                    aria-label={t('games.goal.apart', { cube: name(laid.cube) })}
                    onClick={() => onRow(patch(row, laid.cube.id, { gap: !laid.gap }))}
                  />
                </li>
              )}
              <li>
                <CubeButton
                  face={laid.cube.face}
                  kind={laid.cube.kind}
                  turn={laid.turn}
                  mark={fixed.includes(laid.cube.id) ? undefined : 'pending'}
                  label={rowCubeName(laid, name(laid.cube), t)}
                  aria-pressed={chosen === laid.cube.id}
                  onClick={() => setChosen(laid.cube.id)}
                  onKeyDown={onKeyDown(laid)}
                />
              </li>
            </Fragment>
          ))}
        </ul>
        {meaning}
      </section>
      {picked && (
        <fieldset className="choose">
          <legend>{t('games.goal.chosen', { cube: rowCubeName(picked, name(picked.cube), t) })}</legend>
          {ways.length > 1 && (
            <span className="seg">
              {ways.map(way => (
                <button
                  key={way ?? 'up'}
                  type="button"
                  aria-pressed={picked.turn === way}
                  onClick={() => onRow(patch(row, picked.cube.id, { turn: way }))}
                >
                  {t(way === 'swud' ? 'games.turn.both' : turnKey(way))}
                </button>
              ))}
            </span>
          )}
          <button
            type="button"
            className="btn"
            disabled={row[0] === picked}
            onClick={() => onRow(shift(row, picked.cube.id, -1))}
          >
            {t('games.goal.left')}
          </button>
          <button
            type="button"
            className="btn"
            disabled={row.at(-1) === picked}
            onClick={() => onRow(shift(row, picked.cube.id, 1))}
          >
            {t('games.goal.right')}
          </button>
          <button
            type="button"
            className="btn"
            disabled={fixed.includes(picked.cube.id)}
            onClick={() => onRow(without(row, picked.cube.id))}
          >
            {t('games.goal.remove')}
          </button>
        </fieldset>
      )}
      {row.some(r => !fixed.includes(r.cube.id)) && <p className="hint">{t('games.goal.stays')}</p>}
    </>
  );
}
