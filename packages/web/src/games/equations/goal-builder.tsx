import { requireShake } from '@forceout/table';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { useGoalDraft } from '../goal-draft.ts';
import { usePosition } from '../position.ts';
import { RowBuilder } from '../row-builder.tsx';
import { append, type Row } from '../row-goal.ts';
import { SayGoal } from '../say-goal.tsx';
import type { GoalBuilderProps } from '../ui.ts';
import { useTaps } from '../use-taps.ts';
import { cubeName } from './cube-name.ts';
import { GoalMeaning } from './goal-meaning.tsx';
import { inForceIn } from './in-force.ts';
import { rowOf, rowText, turnsOf } from './laid.ts';

export function GoalBuilder({ view, onPlace, onGoal, onNoGoal, taps }: GoalBuilderProps) {
  const t = useT();
  const { mat, goalText } = requireShake(view.state);
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const ids = (row: Row): readonly string[] => row.map(r => r.cube.id);
  const [row, change] = useGoalDraft<Row>(
    () => rowOf(goalText, mat.goal),
    next => {
      if (next.length > 0) onPlace(rowText(next), ids(next));
    },
  );
  const source = mat.resources.filter(cube => !row.some(r => r.cube.id === cube.id));
  useTaps(taps, id => {
    const cube = source.find(c => c.id === id);
    if (cube) change(append(row, cube));
  });
  return (
    <div className="builder">
      <RowBuilder
        source={source}
        onTable={taps !== undefined}
        row={row}
        onRow={change}
        fixed={mat.goal.map(cube => cube.id)}
        name={cube => cubeName(cube, t)}
        turns={cube => turnsOf(cube, inForce, view.state.config.enforcement === 'prevent')}
        gaps
        meaning={row.length > 0 && <GoalMeaning text={rowText(row)} inForce={inForce} />}
      />
      <SayGoal
        word={t('games.goal.word')}
        ready={row.length > 0}
        onSay={() => onGoal(rowText(row), ids(row))}
        onNone={onNoGoal}
      />
    </div>
  );
}
