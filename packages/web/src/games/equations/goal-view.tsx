import { requireShake } from '@forceout/table';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { Cube } from '../../ui/cube.tsx';
import { usePosition } from '../position.ts';
import { rowCubeName } from '../row-builder.tsx';
import type { GoalViewProps } from '../ui.ts';
import { cubeName } from './cube-name.ts';
import { GoalMeaning } from './goal-meaning.tsx';
import { inForceIn } from './in-force.ts';
import { rowOf } from './laid.ts';
import '../goal.css';

export function GoalView({ view }: GoalViewProps) {
  const t = useT();
  const { mat, goalText } = requireShake(view.state);
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  if (mat.goal.length === 0) return null;
  return (
    <>
      <ul className="goalbox goalrow">
        {rowOf(goalText, mat.goal).map(laid => (
          <li key={laid.cube.id} className={laid.gap ? 'wide' : undefined}>
            <Cube
              face={laid.cube.face}
              kind={laid.cube.kind}
              turn={laid.turn}
              label={rowCubeName(laid, cubeName(laid.cube, t), t)}
            />
          </li>
        ))}
      </ul>
      {typeof goalText === 'string' && <GoalMeaning text={goalText} inForce={inForce} />}
    </>
  );
}
