import type { Cube as CubeData, Json, Section, TableView, Target } from '@forceout/table';
import { useId, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { Cube, CubeButton } from '../ui/cube.tsx';
import './board.css';

interface BoardProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly used?: readonly string[];
  readonly held?: string | null;
  /** The cube that has just moved. */
  readonly moved?: string | null;
  /** Sections whose cubes may be taken. */
  readonly takes?: readonly Section[];
  readonly onCube?: (cube: string) => void;
  /** Where the cube in hand may go; absent when the hand is empty. */
  readonly onZone?: ((to: Target) => void) | null;
  readonly light?: Json;
}

const ZONES = ['required', 'permitted', 'forbidden'] as const;

/** A position to look at: the same table as in a match, without seats and clocks. */
export function Board({ ui, view, used = [], held, moved, takes = [], onCube, onZone, light }: BoardProps) {
  const t = useT();
  const id = useId();
  const [marks, setMarks] = useState<Json>(null);
  const { mat } = view.state.shake!;
  const name = (cube: CubeData): string => ui.faceName(cube.face, t);
  const holding = [...mat.resources, ...mat.permitted].find(cube => cube.id === held);
  const cubes = (section: Section) => (
    <ul className="cubes">
      {mat[section].map(cube => {
        const look = {
          face: cube.face,
          kind: cube.kind,
          label: `${name(cube)}, ${t(`section.${section}`)}`,
          mark: used.includes(cube.id) ? ('used' as const) : cube.id === moved ? ('new' as const) : undefined,
        };
        return (
          <li key={cube.id} data-face={cube.face}>
            {onCube && takes.includes(section) ? (
              <CubeButton {...look} aria-pressed={held === cube.id} onClick={() => onCube(cube.id)} />
            ) : (
              <Cube {...look} />
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="pboard" aria-label={t('puzzle.table')}>
      {ui.Side && <ui.Side view={view} light={light ?? null} marks={marks} onMarks={setMarks} />}
      <div className="pmat">
        <section className="pzone goal" aria-labelledby={`${id}-goal`}>
          <h2 id={`${id}-goal`}>{t('section.goal')}</h2>
          <ui.GoalView view={view} />
        </section>
        {ZONES.map(zone => (
          <section key={zone} className={`pzone ${zone}`} aria-labelledby={`${id}-${zone}`}>
            <h2 id={`${id}-${zone}`}>
              {t(`section.${zone}`)} <small>{t(`section.${zone}.means`)}</small>
            </h2>
            {cubes(zone)}
            {onZone && holding && (
              <button type="button" className="btn pdrop" onClick={() => onZone(zone)}>
                {t('puzzle.place', { cube: name(holding), zone: t(`section.${zone}`) })}
              </button>
            )}
          </section>
        ))}
      </div>
      <section aria-labelledby={`${id}-resources`}>
        <h2 id={`${id}-resources`}>{t('section.resources')}</h2>
        {cubes('resources')}
      </section>
      <InForce ui={ui} view={view} />
    </section>
  );
}

function InForce({ ui, view }: Pick<BoardProps, 'ui' | 'view'>) {
  const t = useT();
  const items =
    ui.aids?.(view, t).items ??
    view.state.shake!.variations.map(({ id, value }) => ui.variationText(id, value, view, t));
  if (items.length === 0) return null;
  return (
    <details className="pforce">
      <summary>
        {t('puzzle.variations')}: {items.map(item => item.name).join(' · ')}
      </summary>
      <dl>
        {items.map(({ name, explains }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{explains}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
