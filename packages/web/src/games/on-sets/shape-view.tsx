import { type Goal, goalOf, goalValues } from '@forceout/on-sets';
import type { Json } from '@forceout/table';
import type { ReactNode } from 'react';
import type { T } from '../../i18n/index.ts';
import { Cube } from '../../ui/cube.tsx';
import type { Laid, Shape } from './shape.ts';
import { faceName } from './signs.tsx';
import '../goal.css';
import './shape.css';

export const laidName = ({ cube, up }: Laid, t: T): string =>
  up ? faceName(cube.face, t) : `${faceName(cube.face, t)}, ${t('games.turn.down')}`;

/** Digit cubes in their arrangement. Side by side and one above the other mean different things, so nothing wraps. */
export const ShapeView = ({ shape, t, cube }: { shape: Shape; t: T; cube?: (laid: Laid) => ReactNode }) => (
  <ul className={`shape ${shape.layout}`}>
    {shape.laid.map(laid => (
      <li key={laid.cube.id}>
        {cube ? (
          cube(laid)
        ) : (
          <Cube face={laid.cube.face} kind="digit" turn={laid.up ? undefined : 'ud'} label={laidName(laid, t)} />
        )}
      </li>
    ))}
  </ul>
);

/** "means 6 cards", "can mean 1 or 5 cards", or that it means nothing. */
export function Meaning({ goal, absValue, t }: { goal: Json; absValue: boolean; t: T }) {
  const read: Goal | null = goalOf(goal);
  if (!read) return null;
  const values = goalValues(read, absValue);
  const [only, ...more] = values;
  if (only === undefined) return <p className="goalval">{t('onsets.goal.illegal')}</p>;
  if (more.length > 0)
    return <p className="goalval">{t('onsets.goal.or', { values: values.join(` ${t('word.or')} `) })}</p>;
  return (
    <p className="goalval">
      {t('games.means')} <b>{t('onsets.goal.value', { n: only })}</b>
    </p>
  );
}
