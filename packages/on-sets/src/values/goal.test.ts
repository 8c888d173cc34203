import { describe, expect, it } from 'vitest';
import { faults, goal, in2026, inBoth } from '../ask.test-help.ts';
import { type Goal, goalValues, LAYOUTS, type Layout, layoutSize } from './goal.ts';

const values = (layout: Layout, digits: readonly number[], absValue = false): readonly number[] =>
  goalValues({ layout, digits: digits.map(d => ({ d: Math.abs(d), up: d > 0 })) }, absValue);

describe('what a Goal is worth', () => {
  inBoth(['III-B-1-a', 'BASIC-I-B-1'], 'cubes side by side add up', () => {
    expect(values('row2', [3, 2])).toEqual([5]);
    expect(values('row3', [3, 2, 4])).toEqual([9]);
  });

  inBoth(['III-B-1-b', 'BASIC-I-B-2'], 'cubes in a vertical line multiply', () => {
    expect(values('col2', [3, 2])).toEqual([6]);
    expect(values('col3', [3, 2, 4])).toEqual([24]);
  });

  inBoth(['III-B-1-c', 'BASIC-I-B-3'], 'an upside-down cube is negative', () => {
    expect(values('row2', [3, -2])).toEqual([1]);
    expect(values('col2', [-3, -2])).toEqual([6]);
    expect(values('single', [-4])).toEqual([]);
  });

  inBoth(['III-B-1', 'BASIC-I-B'], 'the same cubes have another value in another placement', () => {
    expect(LAYOUTS.filter(layout => layoutSize(layout) === 3).map(layout => values(layout, [3, 2, 4]))).toEqual([
      [9],
      [24],
      [18],
      [10],
      [],
    ]);
  });

  inBoth('III-B-1 table', 'only seven shapes have a value; a backwards L has none', () => {
    const worth: Record<Layout, readonly number[]> = {
      single: [4],
      row2: [5],
      row3: [7],
      col2: [4],
      col3: [8],
      T: [12],
      L: [6],
      backL: [],
    };
    for (const layout of LAYOUTS) expect(values(layout, [4, 1, 2].slice(0, layoutSize(layout)))).toEqual(worth[layout]);
  });

  inBoth('III-B', 'a Goal names a whole number, zero included', () => {
    expect(values('row2', [2, -2])).toEqual([0]);
    expect(values('row2', [2, -3])).toEqual([]);
  });

  in2026(['GLO whole-number', 'GLO non-negative', 'GLO negative'], 'zero is a Goal, a number below it is not', () => {
    expect(values('L', [1, 2, -2])).toEqual([0]);
    expect(values('L', [1, 2, -3])).toEqual([]);
    expect(
      faults(
        {
          goal: {
            layout: 'row2',
            digits: [
              { d: 1, up: true },
              { d: 1, up: false },
            ],
          },
        },
        'B - B',
      ),
    ).toEqual([]);
  });

  inBoth('VII-C-5-a', 'a Goal without a legal value makes every Solution incorrect', edition => {
    const backwards: Goal = { ...goal(11), layout: 'backL' };
    expect(faults({ edition, goal: backwards }, 'B U G')).toEqual(['illegal-goal']);
    const negative: Goal = {
      layout: 'row2',
      digits: [
        { d: 1, up: true },
        { d: 2, up: false },
      ],
    };
    expect(faults({ edition, goal: negative }, 'B U G')).toEqual(['illegal-goal']);
  });

  in2026('GLO goal', 'Goal means the cubes and any number they legally stand for', () => {
    const three: Goal = {
      layout: 'row2',
      digits: [
        { d: 4, up: true },
        { d: 1, up: false },
      ],
    };
    expect(faults({ goal: three }, "B''", {}).includes('wrong-value')).toBe(false);
    expect(faults({ goal: three, variations: { absValue: true } }, 'B U G')).toEqual([]);
    expect(faults({ goal: three }, 'B U G')).toEqual(['wrong-value']);
  });
});

describe('Absolute Value', () => {
  inBoth(
    ['XIII-B-9', 'XIII-C-9'],
    'an upside-down cube may also be read upright, in every division that has it',
    edition => {
      const five: Goal = {
        layout: 'row2',
        digits: [
          { d: 3, up: true },
          { d: 2, up: false },
        ],
      };
      for (const division of ['middle', 'junior', 'senior']) {
        expect(faults({ edition, division, goal: five, variations: { absValue: true } }, 'B U G')).toEqual([]);
        expect(faults({ edition, division, goal: five }, 'B U G')).toEqual(['wrong-value']);
      }
    },
  );

  inBoth('XIII-B-9 examples', 'each inverted cube is read for itself, and only legal values count', () => {
    expect(values('row2', [3, -2], true)).toEqual([1, 5]);
    expect(values('L', [3, -2, -1], true)).toEqual([5, 7]);
  });

  inBoth('VII-B-3 comment (b)', 'the Solution has to equal one of the values of an ambiguous Goal', edition => {
    const goalOf = {
      layout: 'row2',
      digits: [
        { d: 3, up: true },
        { d: 2, up: false },
      ],
    } as const;
    const given = { edition, goal: goalOf, variations: { absValue: true } };
    expect(faults(given, 'B - R')).toEqual([]);
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults(given, 'R U L')).toContain('wrong-value');
  });

  in2026('GLO ambiguous-goal', 'only Absolute Value gives a Goal several values', () => {
    for (const layout of LAYOUTS)
      expect(values(layout, [3, -2, -1].slice(0, layoutSize(layout))).length).toBeLessThan(2);
    expect(values('row3', [3, -2, -1], true)).toEqual([0, 2, 4, 6]);
  });

  it('never yields minus zero or a repeated value', () => {
    expect(values('col2', [1, -1], true)).toEqual([1]);
    expect(Object.is(values('T', [-3, 1, -1])[0], 0)).toBe(true);
  });
});
