/** What can be wrong with a choice. */
export const MISTAKES = [
  'missed-now',
  'missed-impossible',
  'gave-now',
  'made-impossible',
  'goal-impossible',
  'wrong-now',
  'wrong-impossible',
] as const;
export type Mistake = (typeof MISTAKES)[number];
