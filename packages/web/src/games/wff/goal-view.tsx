import { requireShake } from '@forceout/table';
import { useT } from '../../i18n/index.ts';
import { Cube } from '../../ui/cube.tsx';
import type { GoalViewProps } from '../ui.ts';
import { faceName, goalWords } from './signs.ts';
import '../goal.css';

export function GoalView({ view }: GoalViewProps) {
  const t = useT();
  const { mat, goalText } = requireShake(view.state);
  if (mat.goal.length === 0) return null;
  const text = typeof goalText === 'string' ? goalText : mat.goal.map(cube => cube.face).join('');
  return (
    <>
      <ul className="goalbox goalrow">
        {mat.goal.map(cube => (
          <li key={cube.id}>
            <Cube face={cube.face} kind={cube.kind} label={faceName(cube.face, t)} />
          </li>
        ))}
      </ul>
      <p className="goalval">{goalWords(text, t)}</p>
    </>
  );
}
