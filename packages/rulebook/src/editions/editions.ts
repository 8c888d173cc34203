import type { EditionRules } from '../edition.ts';
import type { EditionId } from '../names.ts';
import { EQUATIONS, ON_SETS, ON_SETS_2026, WFF } from './addresses.ts';
import { WFF_READINGS } from './wff-readings.ts';

const onsets2014: EditionRules = {
  id: 'onsets-2014',
  game: 'on-sets',
  season: '2014-15',
  clauses: ON_SETS,
  rollSeconds: 60,
  rollSharesGoalTime: false,
  variationSeconds: 15,
  goalSeconds: 120,
  firstTurnSeconds: 120,
  turnSeconds: 60,
  stateSeconds: 15,
  writeSeconds: 120,
  checkSeconds: 120,
  countdownSeconds: 10,
  extraSeconds: 60,
  lastCubeImpossibleSeconds: 60,
  noGoalSeconds: 60,
  noGoalSetSeconds: 60,
  noGoalWriteSeconds: 120,
  pairExtraSeconds: 60,
  correctionSeconds: 10,
  round: { warningSeconds: 1800, stopSeconds: 2100, judgeTimeFrom: null },
  usesVariations: true,
  mustPickTwo: ['elementary', 'middle', 'junior'],
  mayPickTwo: ['senior'],
  goalWord: 'Goal',
  goalSetOnTimeout: false,
  noGoal: 'set',
  leaderBonusFree: [],
  minResourcesForNow: 2,
  selfChallengeFree: [],
  lateImpossiblePenalty: -1,
  tieMakesTwoChallengers: false,
  thirdParty: 'sides',
  changeAfterPresenting: 'refused',
  ambiguity: 'open',
  judgeEquals: true,
  appeal: false,
  nowThirdRightChallengerWrong: 4,
  absentScore: -2,
  lateAfterRollIsAbsent: false,
  oversightCorrectable: false,
  immediatePenaltyByTwoJudges: false,
  negativeWord: 'never',
  initials: ['elementary', 'middle'],
  readings: [],
};

const onsets2026: EditionRules = {
  ...onsets2014,
  id: 'onsets-2026',
  season: '2026-27',
  clauses: ON_SETS_2026,
  mustPickTwo: ['elementary', 'middle', 'junior', 'senior'],
  round: { warningSeconds: 1800, stopSeconds: 2100, judgeTimeFrom: 1500 },
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
};

const equations2015: EditionRules = {
  ...onsets2014,
  id: 'equations-2015',
  game: 'equations',
  season: '2015-16',
  clauses: EQUATIONS,
  ambiguity: 'final',
  nowThirdRightChallengerWrong: 6,
  oversightCorrectable: true,
  negativeWord: 'impossible',
};

const wff2017: EditionRules = {
  ...onsets2014,
  id: 'wff-2017',
  game: 'wff',
  season: '2017-18',
  clauses: WFF,
  rollSeconds: 120,
  rollSharesGoalTime: true,
  writeSeconds: 180,
  checkSeconds: 180,
  usesVariations: false,
  mustPickTwo: [],
  mayPickTwo: [],
  goalWord: 'Goal Set',
  goalSetOnTimeout: true,
  noGoal: 'none',
  leaderBonusFree: ['elementary'],
  selfChallengeFree: ['elementary', 'middle'],
  lateImpossiblePenalty: 0,
  ambiguity: 'none',
  judgeEquals: false,
  absentScore: 0,
  oversightCorrectable: true,
  negativeWord: 'impossible',
  readings: WFF_READINGS,
};

const EDITION_RULES: Readonly<Record<EditionId, EditionRules>> = {
  'onsets-2014': onsets2014,
  'onsets-2026': onsets2026,
  'equations-2015': equations2015,
  'wff-2017': wff2017,
};

export const rulesOf = (edition: EditionId): EditionRules => EDITION_RULES[edition];

/** The edition a game is asked about when none is named. */
export const newestEdition = { 'on-sets': 'onsets-2026', equations: 'equations-2015', wff: 'wff-2017' } as const;
