import { layGoal } from '@forceout/equations';
import type { Cube, Json } from '@forceout/table';
import type { Turn } from '../../ui/cube.tsx';
import type { Row, RowCube } from '../row-goal.ts';
import type { InForce } from './in-force.ts';

const TURN: Readonly<Record<string, Turn | undefined>> = { u: 'ud', s: 'sw', su: 'swud' };

/** The Goal as it lies on the mat. */
export function rowOf(goalText: Json, cubes: readonly Cube[]): Row {
  const laid = typeof goalText === 'string' ? layGoal(goalText) : null;
  return cubes.map((cube, i): RowCube => {
    const at = laid?.ok ? laid.goal[i] : undefined;
    const turn = at?.face === '%' ? 'ud' : at?.face === '|' ? 'sw' : TURN[at?.turn ?? ''];
    return { cube, turn, gap: at?.gap ?? false };
  });
}

const LETTERS: Readonly<Record<Turn, string>> = { ud: 'u', sw: 's', swud: 'su' };

function cubeText({ cube, turn, gap }: RowCube): string {
  const face = cube.face === '^' ? '*' : cube.face;
  const turned = !turn
    ? face
    : face === 'r' && turn === 'ud'
      ? '%'
      : face === '/' && turn === 'sw'
        ? '|'
        : `${LETTERS[turn]}${face}`;
  return `${gap ? ' ' : ''}${turned}`;
}

export const rowText = (row: Row): string => row.map(cubeText).join('');

/** How a cube may lie. A guarded table offers only what the variations in force give a meaning. */
export function turnsOf({ face }: Cube, inForce: InForce, guarded: boolean): readonly Turn[] {
  const may = (name: string): boolean => !guarded || inForce.has(name);
  if (/^\d$/.test(face)) {
    const down = may('upside-down');
    const side = may('sideways');
    return [
      ...(down ? (['ud'] as const) : []),
      ...(side ? (['sw'] as const) : []),
      ...(down && side ? (['swud'] as const) : []),
    ];
  }
  if (face === 'r') return may('percent') ? ['ud'] : [];
  if (face === '/') return may('remainder') || may('log') ? ['sw'] : [];
  return [];
}
