import { requireShake } from '@forceout/table';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import { RowBuilder } from '../row-builder.tsx';
import { SayGoal } from '../say-goal.tsx';
import type { GoalBuilderProps } from '../ui.ts';
import { useRowGoal } from '../use-row-goal.ts';
import { cubeName } from './cube-name.ts';
import { GoalMeaning } from './goal-meaning.tsx';
import { inForceIn } from './in-force.ts';
import { rowOf, rowText, turnsOf } from './laid.ts';

export function GoalBuilder({ view, onPlace, onGoal, onNoGoal, taps }: GoalBuilderProps) {
  const t = useT();
  const { mat, goalText } = requireShake(view.state);
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const { row, ids, builder } = useRowGoal(mat, {
    begin: () => rowOf(goalText, mat.goal),
    textOf: rowText,
    onPlace,
    taps,
  });
  return (
    <div className="builder">
      <RowBuilder
        {...builder}
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
