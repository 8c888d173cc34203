import { isDigitFace } from '@forceout/on-sets';
import { requireShake } from '@forceout/table';
import { useT } from '../../i18n/index.ts';
import { useGoalDraft } from '../goal-draft.ts';
import { usePosition } from '../position.ts';
import { SayGoal } from '../say-goal.tsx';
import type { GoalBuilderProps } from '../ui.ts';
import { useTaps } from '../use-taps.ts';
import { inForceIn } from './in-force.ts';
import { goalJson, type Shape, shapeOf, toggle } from './shape.ts';
import { ShapeEditor } from './shape-editor.tsx';

/** Goal cubes go to the table as they are placed: when time runs out the Goal stands as it lies. */
export function GoalBuilder({ view, onPlace, onGoal, onNoGoal, taps }: GoalBuilderProps) {
  const t = useT();
  const position = usePosition(view);
  const { mat, goalText } = requireShake(view.state);
  const fixed = mat.goal.map(cube => cube.id);
  const [shape, change] = useGoalDraft<Shape>(
    () => shapeOf(goalText, mat.goal),
    next => {
      if (next.laid.length > 0)
        onPlace(
          goalJson(next),
          next.laid.map(l => l.cube.id),
        );
    },
  );
  const digits = [...mat.goal, ...mat.resources].filter(cube => isDigitFace(cube.face));
  digits.sort((a, b) => a.id.localeCompare(b.id));
  useTaps(taps, id => {
    const cube = digits.find(c => c.id === id);
    if (cube) change(toggle(shape, cube, fixed));
  });
  return (
    <div className="builder">
      <ShapeEditor
        digits={digits}
        shape={shape}
        onShape={change}
        fixed={fixed}
        absValue={inForceIn(position).absValue}
        anyShape={view.state.config.enforcement === 'faithful'}
      />
      <SayGoal
        word={t('games.goal.word')}
        ready={shape.laid.length > 0}
        onSay={() =>
          onGoal(
            goalJson(shape),
            shape.laid.map(l => l.cube.id),
          )
        }
        onNone={onNoGoal}
      />
    </div>
  );
}
