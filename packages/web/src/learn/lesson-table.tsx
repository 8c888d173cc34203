import type { Cube as CubeData, Json, TableView, Target } from '@forceout/table';
import { useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { Cube, CubeButton } from '../ui/cube.tsx';

interface LessonTableProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly used: readonly string[];
  readonly held: string | null;
  readonly onCube: (cube: string) => void;
  /** Where the cube in hand may go; null when the hand is empty. */
  readonly onZone: ((to: Target) => void) | null;
  readonly scores: readonly number[];
}

const ZONES = ['required', 'permitted', 'forbidden'] as const;

/** The table of a lesson: the same parts, without clocks and seats. */
export function LessonTable({ ui, view, used, held, onCube, onZone, scores }: LessonTableProps) {
  const t = useT();
  const [marks, setMarks] = useState<Json>(null);
  const { shake, config } = view.state;
  const name = (cube: CubeData): string => ui.faceName(cube.face, t);
  if (!shake?.rolled) return <LessonScores players={config.players} scores={scores} />;
  const { mat } = shake;
  const holding = mat.resources.find(cube => cube.id === held);
  return (
    <section className="lessontable" aria-label={t('learn.table')}>
      {ui.Side && <ui.Side view={view} marks={marks} onMarks={setMarks} />}
      <div className="lmat">
        <section className="lzone lgoal" aria-labelledby="lesson-goal">
          <h2 id="lesson-goal">{t('section.goal')}</h2>
          <ui.GoalView view={view} />
        </section>
        {ZONES.map(zone => (
          <section key={zone} className={`lzone ${zone}`} aria-labelledby={`lesson-${zone}`}>
            <h2 id={`lesson-${zone}`}>
              {t(`section.${zone}`)} <small>{t(`section.${zone}.means`)}</small>
            </h2>
            <ul className="cubes">
              {mat[zone].map(cube => (
                <li key={cube.id}>
                  {zone === 'forbidden' ? (
                    <Cube face={cube.face} kind={cube.kind} label={name(cube)} />
                  ) : (
                    <CubeButton
                      face={cube.face}
                      kind={cube.kind}
                      mark={used.includes(cube.id) ? 'used' : undefined}
                      label={t('games.cube.in', { cube: name(cube), section: t(`section.${zone}`) })}
                      onClick={() => onCube(cube.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {onZone && holding && (
              <button type="button" className="btn ldrop" onClick={() => onZone(zone)}>
                {t('learn.in', { cube: name(holding), zone: t(`section.${zone}`) })}
              </button>
            )}
          </section>
        ))}
      </div>
      <section aria-labelledby="lesson-resources">
        <h2 id="lesson-resources">{t('section.resources')}</h2>
        <ul className="cubes">
          {mat.resources.map(cube => (
            <li key={cube.id} data-face={cube.face}>
              <CubeButton
                face={cube.face}
                kind={cube.kind}
                mark={used.includes(cube.id) ? 'used' : undefined}
                label={t('games.cube.in', { cube: name(cube), section: t('section.resources') })}
                aria-pressed={held === cube.id}
                onClick={() => onCube(cube.id)}
              />
            </li>
          ))}
        </ul>
      </section>
      <LessonScores players={config.players} scores={scores} />
    </section>
  );
}

function LessonScores({
  players,
  scores,
}: {
  readonly players: readonly string[];
  readonly scores: readonly number[];
}) {
  const t = useT();
  return (
    <dl className="lscores" aria-label={t('learn.scores')}>
      {players.map((player, i) => (
        <div key={player}>
          <dt>{player}</dt>
          <dd>{scores[i]}</dd>
        </div>
      ))}
    </dl>
  );
}
