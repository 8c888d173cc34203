export const differences = {
  'score.nowThirdAlone': ['5', 'X-B-3'],
} as const;
