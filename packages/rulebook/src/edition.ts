import type { ClauseRef, Division, EditionId, GameId } from './names.ts';
import type { Target } from './vocabulary.ts';

export const ADDRESSES = [
  'rollOff',
  'roll',
  'preset',
  'deal',
  'dealRange',
  'overdeal',
  'variationTurn',
  'variationTime',
  'variationIllegal',
  'variationLate',
  'variationTwo',
  'goal',
  'goalCubes',
  'goalFrozen',
  'goalBonus',
  'goalLeaderBonus',
  'leftoverDigits',
  'noGoal',
  'noGoalAgreed',
  'noGoalAfterBonus',
  'noGoalDisputed',
  'noGoalFailed',
  'turnOrder',
  'move',
  'moveStays',
  'bonus',
  'leaderBonus',
  'shift',
  'now',
  'nowTwoLeft',
  'nowPaired',
  'nowNeedsCube',
  'impossible',
  'challenge',
  'block',
  'invalid',
  'self',
  'beforeGoal',
  'afterStop',
  'withdraw',
  'tie',
  'nowRoles',
  'impossibleRoles',
  'thirdParty',
  'thirdDecides',
  'thirdRetract',
  'present',
  'presentChange',
  'checkTurn',
  'accept',
  'acceptTwo',
  'reasons',
  'solution',
  'ambiguity',
  'ambiguityJoint',
  'ambiguityFinal',
  'ambiguityMinute',
  'judgeEquals',
  'judgeEqualsFinal',
  'appeal',
  'lastCube',
  'lastCubeForbidden',
  'lastCubeTime',
  'lastCubeInvalid',
  'illegalProcedure',
  'illegalMove',
  'correctionTime',
  'chargeFails',
  'insulation',
  'conduct',
  'replay',
  'immediatePenalty',
  'voidShake',
  'scoreWho',
  'shakePoints',
  'scoreWrong',
  'scorePrincipal',
  'scoreThird',
  'scoreThirdFour',
  'scoreNoGoal',
  'scoreNoGoalThird',
  'scoreNoGoalSetter',
  'forceoutRight',
  'forceoutWrong',
  'absent',
  'late',
  'initials',
  'rollTime',
  'variationLimit',
  'goalTime',
  'firstTurnTime',
  'turnTime',
  'stateTime',
  'writeTime',
  'checkTime',
  'sand',
  'countdown',
  'blockTime',
  'round',
  'roundExtra',
  'roundStop',
  'judgeTime',
  'matchThree',
  'matchTwo',
  'scoresheet',
  'deceitLower',
  'deceitHigher',
] as const;

/** Where the same rule stands under another number in another edition: one name, four addresses. */
export type ClauseAddresses = Readonly<Record<(typeof ADDRESSES)[number], string>>;

/** A point that the text leaves open: a table settles it by an option of this name. */
export interface OpenReading {
  readonly name: 'middleGame' | 'emptyPremises' | 'oneLineSubProofs' | 'distinctLines' | 'aoFromLines';
  readonly clause: ClauseRef;
  readonly values: readonly (string | boolean)[];
  /** The reading we recommend; it holds where a table says nothing. */
  readonly default: string | boolean;
  readonly explains: string;
}

/** As an edition's folder writes it: the clause without the edition, so that an edition that extends it cites itself. */
export type ReadingRow = Omit<OpenReading, 'clause'> & { readonly clause: string };

/** Everything the referee reads of an edition. A change of rules is a change of this data. */
export interface EditionRules extends Omit<EditionValues, 'readings'> {
  readonly id: EditionId;
  readonly game: GameId;
  readonly season: string;
  readonly clauses: ClauseAddresses;
  readonly readings: readonly OpenReading[];
}

/** The limits, scores and procedures of an edition. */
export interface EditionValues {
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
  /** Where a cube of Permitted may go on to when a variation lets cubes be shifted. */
  readonly shiftTo: readonly Target[];
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
  readonly lateAfterRollIsAbsent: boolean;
  readonly oversightCorrectable: boolean;
  readonly immediatePenaltyByTwoJudges: boolean;
  /** WFF IX-C: after a judge's warning only the head judge takes points. */
  readonly penaltyByHeadJudge: boolean;
  readonly negativeWord: 'never' | 'impossible';
  /** Divisions in which each −1 waits for a judge's initials. */
  readonly initials: readonly Division[];
  /** On-Sets: what − means in the name of a Double Set while Symmetric Difference is in force (XIII-C-10 comment). */
  readonly minusInDoubleSet: 'symmetric' | 'as-when-chosen';
  readonly readings: readonly ReadingRow[];
}
