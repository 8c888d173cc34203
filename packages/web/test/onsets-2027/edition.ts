import type { ExtendingEdition } from '@forceout/rulebook';

/** An edition that nobody printed: two numbers of 2026-27 changed. All that is known of it stands in this folder. */
export const edition: ExtendingEdition = {
  id: 'onsets-2027',
  extends: 'onsets-2026',
  name: 'On-Sets 2027-28',
  season: '2027-28',
  rules: { minResourcesForNow: 3, nowThirdRightChallengerWrong: 5 },
};
