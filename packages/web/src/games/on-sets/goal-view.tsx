import { requireShake } from '@forceout/table';
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import type { GoalViewProps } from '../ui.ts';
import { inForceIn } from './in-force.ts';
import { shapeOf } from './shape.ts';
import { Meaning, ShapeView } from './shape-view.tsx';

export function GoalView({ view }: GoalViewProps) {
  const t = useT();
  const position = usePosition(view);
  const { goalText, mat } = requireShake(view.state);
  const shape = shapeOf(goalText, mat.goal);
  if (shape.laid.length === 0) return null;
  return (
    <>
      <small className="goalhow">{t(`onsets.layout.${shape.layout}`)}</small>
      <div className="goalbox">
        <ShapeView shape={shape} t={t} />
      </div>
      <Meaning goal={goalText} absValue={inForceIn(position).absValue} t={t} />
    </>
  );
}
