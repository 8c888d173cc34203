import { describe, expect, it } from 'vitest';
import { append, patch, type Row, shift, without } from './row-goal.ts';

const cube = (id: string) => ({ id, face: id, kind: 'red' });
const row: Row = [
  { cube: cube('3'), turn: undefined, gap: false },
  { cube: cube('+'), turn: undefined, gap: true },
  { cube: cube('5'), turn: 'ud', gap: false },
];

describe('a Goal laid in a row', () => {
  it('takes each cube once', () => {
    expect(append(row, cube('3'))).toBe(row);
    expect(append(row, cube('7')).map(r => r.cube.id)).toEqual(['3', '+', '5', '7']);
  });

  it('moves a cube with its turn and never opens with a gap', () => {
    expect(shift(row, '+', -1).map(r => [r.cube.id, r.gap])).toEqual([
      ['+', false],
      ['3', false],
      ['5', false],
    ]);
    expect(shift(row, '5', -1)[1]).toMatchObject({ turn: 'ud' });
    expect(shift(row, '3', -1)).toBe(row);
    expect(without(row, '3')[0]).toMatchObject({ gap: false });
    expect(patch(row, '3', { gap: true })[0]).toMatchObject({ gap: false });
  });
});
