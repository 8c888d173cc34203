import type { EditionValues } from '../../edition.ts';

export const rules: Partial<EditionValues> = {
  round: { warningSeconds: 1800, stopSeconds: 2100, judgeTimeFrom: 1500 },
  mustPickTwo: ['elementary', 'middle', 'junior', 'senior'],
  noGoal: 'write',
  tieMakesTwoChallengers: true,
  thirdParty: 'may',
  changeAfterPresenting: 'incorrect',
  ambiguity: 'final',
  appeal: true,
  nowThirdRightChallengerWrong: 6,
  lateAfterRollIsAbsent: true,
  immediatePenaltyByTwoJudges: true,
  negativeWord: 'impossible',
  minusInDoubleSet: 'as-when-chosen',
};
