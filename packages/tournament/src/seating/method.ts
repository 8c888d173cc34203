export const METHODS = ['draw', 'standings', 'interval', 'planned'] as const;
export type Method = (typeof METHODS)[number];

export const LEFTOVERS = ['twos', 'bye'] as const;
export type Leftover = (typeof LEFTOVERS)[number];
