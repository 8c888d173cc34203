import type { ClauseAddresses } from '../../edition.ts';

/** Where each rule that the referee cites stands. */
export const addresses: Partial<ClauseAddresses> = {
  noGoalFailed: 'III-D-2 score-challenger',
  beforeGoal: 'V-B invalid (d)',
  afterStop: 'V-B invalid (f)',
  tie: 'V-B exact-tie',
  thirdParty: 'VII-A-1',
  ambiguityFinal: 'VII-C-5-c final',
  ambiguityMinute: 'VII-C-5-c comment (a)',
  judgeEquals: 'VII-C-6',
  judgeEqualsFinal: 'VII-C-6-a',
  appeal: 'VII-C-7',
  immediatePenalty: 'IX-D',
  scoreThird: 'X-B-3',
  scoreThirdFour: 'X-B-4',
  scoreNoGoal: 'III-D-2 score-challenger',
  scoreNoGoalThird: 'III-D-2 score-third',
  scoreNoGoalSetter: 'III-D-2 score-setter',
  judgeTime: 'XI-B-3',
};
