import type { Method } from './method.ts';

/** Never to be broken while it can be helped, in this order. */
export const HARD_COUNTS = ['teammates', 'forbidden'] as const;
/** To be broken as little as possible, in this order unless the director states another. */
export const SOFT_COUNTS = [
  'repeats',
  'sameSchool',
  'secondBye',
  'secondTwo',
  'spread',
  'strata',
  'firstSeat',
] as const;
export const COUNTS = [...HARD_COUNTS, ...SOFT_COUNTS] as const;

export type SoftCount = (typeof SOFT_COUNTS)[number];
export type Count = (typeof COUNTS)[number];

/** How often a seating breaks each wish; only the counts of its method are there. */
export type Broken = Readonly<Partial<Record<Count, number>>>;

export const softCountsOf = (method: Method): readonly SoftCount[] =>
  SOFT_COUNTS.filter(count =>
    count === 'spread' ? method === 'standings' : count === 'strata' ? method === 'interval' : true,
  );

export const countsOf = (method: Method): readonly Count[] => [...HARD_COUNTS, ...softCountsOf(method)];
