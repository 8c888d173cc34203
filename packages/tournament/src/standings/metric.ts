export const METRICS = ['sum', 'mean', 'sixes', 'h2h', 'opponents', 'lot'] as const;
export type Metric = (typeof METRICS)[number];

export const TEAM_RULES = ['sum5', 'average', 'top5'] as const;
export type TeamRule = (typeof TEAM_RULES)[number];

/** How many of a team play, and how many of a school count. */
export const TEAM_OF = 5;
