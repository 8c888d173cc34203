import { type Cube as CubeData, type Json, type Section, TARGETS, type TableView, type Target } from '@forceout/table';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Cube, CubeButton } from '../ui/cube.tsx';
import type { GameUi } from './ui.ts';
import './goal.css';
import './small-table.css';

interface SmallTableProps {
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
  /** Below Resources. */
  readonly children?: ReactNode;
}

/** Before the first shake. */
const EMPTY: Readonly<Record<Section, readonly CubeData[]>> = {
  goal: [],
  required: [],
  permitted: [],
  forbidden: [],
  resources: [],
};

/** A position of a lesson, a puzzle or a review: the same table as in a match, without seats and clocks. */
export function SmallTable(props: SmallTableProps) {
  const { ui, view, used = [], held, moved, takes = [], onCube, onZone, light, children } = props;
  const t = useT();
  const id = useId();
  const [marks, setMarks] = useState<Json>(null);
  const { shake } = view.state;
  const mat = shake?.mat ?? EMPTY;
  const name = (cube: CubeData): string => ui.faceName(cube.face, t);
  const holding = [...mat.resources, ...mat.permitted].find(cube => cube.id === held);
  const cubes = (section: Section) => (
    <ul className="cubes">
      {mat[section].map(cube => {
        const look = {
          face: cube.face,
          kind: cube.kind,
          label: t('games.cube.in', { cube: name(cube), section: t(`section.${section}`) }),
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
    <section className="smalltable" aria-label={t('games.table')}>
      {shake && ui.Side && <ui.Side view={view} light={light ?? null} marks={marks} onMarks={setMarks} />}
      <div className="smallmat">
        <section className="smallzone goal goalzone" aria-labelledby={`${id}-goal`}>
          <h2 id={`${id}-goal`}>{t('section.goal')}</h2>
          {shake && <ui.GoalView view={view} />}
        </section>
        {TARGETS.map(zone => (
          <section key={zone} className={`smallzone ${zone}`} aria-labelledby={`${id}-${zone}`}>
            <h2 id={`${id}-${zone}`}>
              {t(`section.${zone}`)} <small>{t(`section.${zone}.means`)}</small>
            </h2>
            {cubes(zone)}
            {onZone && holding && (
              <button type="button" className="btn puthere" onClick={() => onZone(zone)}>
                {t('games.place', { cube: name(holding), zone: t(`section.${zone}`) })}
              </button>
            )}
          </section>
        ))}
      </div>
      {mat.resources.length > 0 && (
        <section className="smalltray" aria-labelledby={`${id}-resources`}>
          <h2 id={`${id}-resources`}>{t('section.resources')}</h2>
          {cubes('resources')}
        </section>
      )}
      {children}
    </section>
  );
}
