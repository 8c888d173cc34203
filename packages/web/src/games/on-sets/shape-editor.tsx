import type { Layout } from '@forceout/on-sets';
import type { Cube } from '@forceout/table';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { CubeButton } from '../../ui/cube.tsx';
import { earlier, goalJson, layoutsFor, type Shape, toggle, turn } from './shape.ts';
import { laidName, Meaning, ShapeView } from './shape-view.tsx';
import { faceName } from './signs.tsx';

interface ShapeEditorProps {
  readonly digits: readonly Cube[];
  readonly shape: Shape;
  readonly onShape: (shape: Shape) => void;
  readonly absValue: boolean;
  /** A shape without meaning can be laid where the table does not prevent it. */
  readonly anyShape: boolean;
  /** Cubes that have touched the Goal: they stay in it. */
  readonly fixed?: readonly string[];
}

/** Choose digits, their shape and which way up they lie. */
export function ShapeEditor({ digits, shape, onShape, absValue, anyShape, fixed = [] }: ShapeEditorProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = shape.laid.find(l => l.cube.id === chosen);
  const layouts = layoutsFor(shape.laid.length).filter(layout => anyShape || layout !== 'backL');
  return (
    <>
      <h3>{t('onsets.goal.digits')}</h3>
      <ul className="cubes">
        {digits.map(cube => (
          <li key={cube.id}>
            <CubeButton
              face={cube.face}
              kind={cube.kind}
              mark={shape.laid.some(l => l.cube.id === cube.id) ? 'used' : undefined}
              label={
                shape.laid.some(l => l.cube.id === cube.id)
                  ? t('games.cube.in', { cube: faceName(cube.face, t), section: t('section.goal') })
                  : faceName(cube.face, t)
              }
              onClick={() => onShape(toggle(shape, cube, fixed))}
            />
          </li>
        ))}
      </ul>
      {layouts.length > 1 && (
        <fieldset className="shapes">
          <legend>{t('onsets.layouts')}</legend>
          {layouts.map(layout => (
            <button
              key={layout}
              type="button"
              aria-pressed={shape.layout === layout}
              onClick={() => onShape({ ...shape, layout })}
            >
              <ShapeIcon layout={layout} count={shape.laid.length} />
              {t(`onsets.layout.${layout}`)}
            </button>
          ))}
        </fieldset>
      )}
      <section className="laid" aria-label={t('games.goal.laid')}>
        {shape.laid.length === 0 ? (
          <p className="dim">{t('games.goal.empty')}</p>
        ) : (
          <ShapeView
            shape={shape}
            t={t}
            cube={laid => (
              <CubeButton
                face={laid.cube.face}
                kind="digit"
                turn={laid.up ? undefined : 'ud'}
                mark={fixed.includes(laid.cube.id) ? undefined : 'pending'}
                label={laidName(laid, t)}
                aria-pressed={chosen === laid.cube.id}
                onClick={() => setChosen(laid.cube.id)}
                onKeyDown={e => {
                  if (e.key.toLowerCase() === 't') onShape(turn(shape, laid.cube.id));
                }}
              />
            )}
          />
        )}
        {shape.laid.length > 0 && <Meaning goal={goalJson(shape)} absValue={absValue} t={t} />}
      </section>
      {picked && (
        <fieldset className="choose">
          <legend className="sr">{t('games.goal.chosen', { cube: laidName(picked, t) })}</legend>
          <button type="button" className="btn" onClick={() => onShape(turn(shape, picked.cube.id))}>
            {t('games.goal.turn')} <kbd>T</kbd>
          </button>
          {shape.laid.length > 1 && (
            <button
              type="button"
              className="btn"
              disabled={shape.laid[0] === picked}
              onClick={() => onShape(earlier(shape, picked.cube.id))}
            >
              {t('games.goal.left')}
            </button>
          )}
          <button
            type="button"
            className="btn"
            disabled={fixed.includes(picked.cube.id)}
            onClick={() => onShape(toggle(shape, picked.cube))}
          >
            {t('games.goal.remove')}
          </button>
        </fieldset>
      )}
      {shape.laid.some(l => !l.up) && <p className="hint">{t('onsets.goal.down')}</p>}
    </>
  );
}

const ShapeIcon = ({ layout, count }: { layout: Layout; count: number }) => (
  <span className={`shape ${layout}`} aria-hidden="true">
    {['a', 'b', 'c'].slice(0, count).map(key => (
      <i key={key} />
    ))}
  </span>
);
