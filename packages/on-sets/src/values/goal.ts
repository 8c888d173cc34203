/** The Goal on the mat: digit cubes in one of eight arrangements, each upright or upside-down (III-B-1). */
export const LAYOUTS = ['single', 'row2', 'row3', 'col2', 'col3', 'T', 'L', 'backL'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface GoalDigit {
  readonly d: number;
  readonly up: boolean;
}

export interface Goal {
  readonly layout: Layout;
  readonly digits: readonly GoalDigit[];
}

export const isLayout = (x: unknown): x is Layout => LAYOUTS.includes(x as Layout);

export const layoutSize = (layout: Layout): number =>
  layout === 'single' ? 1 : layout === 'row2' || layout === 'col2' ? 2 : 3;

/** The number a layout stands for, null when the shape has no meaning (VII-C-5-a: a backwards L). */
function worth(layout: Layout, a: number, b: number, c: number): number | null {
  switch (layout) {
    case 'single':
      return a;
    case 'row2':
      return a + b;
    case 'row3':
      return a + b + c;
    case 'col2':
      return a * b;
    case 'col3':
      return a * b * c;
    case 'T':
      return a * (b + c);
    case 'L':
      return a * b + c;
    case 'backL':
      return null;
  }
}

/** All legal values, ascending; several only under Absolute Value (XIII-B-9). None: the Goal is illegal. */
export function goalValues(goal: Goal, absValue: boolean): readonly number[] {
  const turned = goal.digits.flatMap((digit, i) => (digit.up ? [] : [i]));
  const values = new Set<number>();
  for (let choice = 0; choice < (absValue ? 1 << turned.length : 1); choice++) {
    const [a = 0, b = 0, c = 0] = goal.digits.map(({ d, up }, i) => (up || choice & (1 << turned.indexOf(i)) ? d : -d));
    const value = worth(goal.layout, a, b, c);
    if (value !== null && value >= 0) values.add(value === 0 ? 0 : value);
  }
  return [...values].sort((x, y) => x - y);
}
