import type { Cube, Mat } from '@forceout/table';
import { useGoalDraft } from './goal-draft.ts';
import type { RowBuilderProps } from './row-builder.tsx';
import { append, type Row } from './row-goal.ts';
import type { GoalBuilderProps, Taps } from './ui.ts';
import { useTaps } from './use-taps.ts';

interface RowGoal {
  readonly row: Row;
  readonly ids: (row: Row) => readonly string[];
  /** What the builder of the row is given. */
  readonly builder: Pick<RowBuilderProps, 'source' | 'onTable' | 'row' | 'onRow' | 'fixed'>;
}

/** A Goal that is laid as one row: it goes to the table as a text, and cubes tapped there are laid at its end. */
export function useRowGoal(
  mat: Mat,
  parts: {
    readonly begin: () => Row;
    readonly textOf: (row: Row) => string;
    readonly mayLay?: (cube: Cube) => boolean;
    readonly onPlace: GoalBuilderProps['onPlace'];
    readonly taps: Taps | undefined;
  },
): RowGoal {
  const { begin, textOf, mayLay = () => true, onPlace, taps } = parts;
  const ids = (row: Row): readonly string[] => row.map(r => r.cube.id);
  const [row, change] = useGoalDraft<Row>(begin, next => {
    if (next.length > 0) onPlace(textOf(next), ids(next));
  });
  const source = mat.resources.filter(cube => !row.some(r => r.cube.id === cube.id) && mayLay(cube));
  useTaps(taps, id => {
    const cube = source.find(c => c.id === id);
    if (cube) change(append(row, cube));
  });
  const fixed = mat.goal.map(cube => cube.id);
  return { row, ids, builder: { source, onTable: taps !== undefined, row, onRow: change, fixed } };
}
