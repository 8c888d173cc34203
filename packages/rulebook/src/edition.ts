import type { Division, EditionId, GameId } from './names.ts';

/** Where the same rule stands under another number in another edition: one name, four addresses. */
export interface ClauseAddresses {
  readonly rollOff: string;
  readonly roll: string;
  readonly preset: string;
  readonly deal: string;
  readonly dealRange: string;
  readonly overdeal: string;
  readonly variationTurn: string;
  readonly variationTime: string;
  readonly variationIllegal: string;
  readonly variationLate: string;
  readonly variationTwo: string;
  readonly goal: string;
  readonly goalCubes: string;
  readonly goalBonus: string;
  readonly goalLeaderBonus: string;
  readonly leftoverDigits: string;
  readonly noGoal: string;
  readonly noGoalAgreed: string;
  readonly noGoalDisputed: string;
  readonly move: string;
  readonly turnOrder: string;
  readonly bonus: string;
  readonly leaderBonus: string;
  readonly earlyRelation: string;
  readonly shift: string;
  readonly lastCube: string;
  readonly lastCubeForbidden: string;
  readonly lastCubeTime: string;
  readonly now: string;
  readonly nowTwoLeft: string;
  readonly nowNeedsCube: string;
  readonly impossible: string;
  readonly block: string;
  readonly invalidChallenge: string;
  readonly simultaneous: string;
  readonly mustWriteNow: string;
  readonly mustWriteImpossible: string;
  readonly mayNotWrite: string;
  readonly thirdParty: string;
  readonly thirdDecides: string;
  readonly present: string;
  readonly presentChange: string;
  readonly checkOrder: string;
  readonly accept: string;
  readonly acceptTwo: string;
  readonly rejectReasons: string;
  readonly ambiguity: string;
  readonly judgeEquals: string;
  readonly appeal: string;
  readonly illegalProcedure: string;
  readonly insulation: string;
  readonly correctionTime: string;
  readonly conduct: string;
  readonly immediatePenalty: string;
  readonly scoreChallenge: string;
  readonly scoreNow: string;
  readonly scoreNowThird: string;
  readonly scoreImpossible: string;
  readonly scoreImpossibleThird: string;
  readonly scoreNoGoal: string;
  readonly scoreForceout: string;
  readonly scoreAbsent: string;
  readonly timeLimits: string;
  readonly timeLate: string;
  readonly sand: string;
  readonly countdown: string;
  readonly blockTime: string;
  readonly penaltyInitials: string;
  readonly roundWarning: string;
  readonly roundStop: string;
  readonly judgeTime: string;
  readonly scoresheet: string;
  readonly oversight: string;
  readonly deceit: string;
  readonly matchPoints: string;
}

/** Everything the referee reads of an edition. A change of rules is a change of this data. */
export interface EditionRules {
  readonly id: EditionId;
  readonly game: GameId;
  readonly season: string;
  readonly clauses: ClauseAddresses;

  readonly rollSeconds: number;
  /** WFF: roll and Goal share one limit (XI-A-1-a), so the Goal clock starts with the shake. */
  readonly rollSharesGoalTime: boolean;
  readonly variationSeconds: number;
  readonly goalSeconds: number;
  readonly firstTurnSeconds: number;
  readonly turnSeconds: number;
  readonly stateSeconds: number;
  readonly writeSeconds: number;
  readonly checkSeconds: number;
  readonly countdownSeconds: number;
  readonly extraSeconds: number;
  readonly lastCubeImpossibleSeconds: number;
  readonly noGoalSeconds: number;
  readonly noGoalSetSeconds: number;
  readonly noGoalWriteSeconds: number;
  /** Two Solutions (XIII-D-14): what is added to writing, checking and the last-cube Impossible window. */
  readonly pairExtraSeconds: number;
  readonly correctionSeconds: number;
  readonly round: {
    readonly warningSeconds: number;
    readonly stopSeconds: number;
    readonly judgeTimeFrom: number | null;
  };

  readonly usesVariations: boolean;
  /** Divisions in which, with two players, the non-setter must pick two (II-C-3). */
  readonly mustPickTwo: readonly Division[];
  readonly mayPickTwo: readonly Division[];

  readonly goalWord: string;
  readonly goalSetOnTimeout: boolean;
  readonly noGoal: 'none' | 'write' | 'set';

  readonly leaderBonusFree: readonly Division[];
  readonly minResourcesForNow: number;
  /** Divisions in which challenging oneself costs nothing (WFF VI-B). */
  readonly selfChallengeFree: readonly Division[];
  readonly lateImpossiblePenalty: number;
  readonly tieMakesTwoChallengers: boolean;

  readonly thirdParty: 'sides' | 'may';
  readonly changeAfterPresenting: 'incorrect' | 'refused';
  /** `final`: failed regroupings close the objections; `open`: they only use up the attempt; `none`: no such procedure. */
  readonly ambiguity: 'final' | 'open' | 'none';
  readonly judgeEquals: boolean;
  readonly appeal: boolean;

  readonly nowThirdRightChallengerWrong: number;
  readonly absentScore: number;
  readonly oversightCorrectable: boolean;
  readonly immediatePenaltyByTwoJudges: boolean;
  readonly negativeWord: 'never' | 'impossible';
  /** Divisions in which each −1 waits for a judge's initials. */
  readonly initials: readonly Division[];
}
