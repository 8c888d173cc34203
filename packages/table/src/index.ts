export {
  type Act,
  type Actor,
  type DirectorAct,
  type EngineAct,
  type JudgeAct,
  type PlayerAct,
  TARGETS,
  type Target,
} from './act.ts';
export type { ActDefinition, Definitions } from './acts/definition.ts';
export { ENGINE_ACTS } from './acts/engine-acts.ts';
export type { Field, FieldKind } from './acts/field.ts';
export { definitionOf } from './acts/index.ts';
export { OFFICIAL_ACTS } from './acts/official-acts.ts';
export { PLAYER_ACTS, WRITING } from './acts/player-acts.ts';
export { answer, type Dice, fillIn, positionOf, randomDeal, randomRoll, requirePosition } from './answer.ts';
export {
  BOT_LEVELS,
  BOT_NAMES,
  BOT_NICKNAMES,
  BOT_STYLES,
  type BotLevel,
  type BotNickname,
  type BotStyle,
  botLevelOf,
} from './bot-names.ts';
export type { RefereeKey, RefusalKey, RuledCode, ScoreCode, WhyCode } from './codes.ts';
export { CONFIG_FIELDS, readConfig, SANDS, type TableConfig, tableRules } from './config.ts';
export { CoverageAccount, type CoverageLine, coverageToJson, coversEverything } from './coverage.ts';
export { nextDeadline } from './deadline.ts';
export { type Decision, decide, open } from './decide.ts';
export type { Happening, TableEvent } from './event.ts';
export { evolve } from './evolve.ts';
export type {
  Adjudicator,
  Budget,
  Claim,
  Cube,
  CubeMove,
  CubeSpec,
  Equipment,
  Existence,
  Fewest,
  Game,
  Json,
  JudgeAnswer,
  MoveOutlook,
  MoveRuling,
  Objection,
  ObjectionVerdict,
  Position,
  Refused,
  Ruling,
  SafeMove,
  SubmittedSolution,
  TableRules,
  Variation,
  VariationSpec,
  Verdict,
} from './game.ts';
export { type LegalAct, legalActs } from './legal.ts';
export { claimOf } from './phases/challenge/write.ts';
export { betweenShakes } from './phases/match/round.ts';
export { signers } from './phases/match/sheet.ts';
export { judgeOverdueMs } from './phases/officials/call.ts';
export { FAULT_KINDS } from './phases/play/illegal-procedure.ts';
export type { PlantedTable } from './planted.ts';
export type { QuestionKey } from './question-codes.ts';
export { readAct } from './read.ts';
export { type Refusal, refusal } from './refusal.ts';
export { replay } from './replay.ts';
export { bonusIsFree, bonusLeavesAMove } from './rules/bonus.ts';
export { isMidTurn, mayBeChallengedBy } from './rules/challenge.ts';
export { lastCubeBarred } from './rules/last-cube.ts';
export type { MatCounts } from './rules/mat-counts.ts';
export { nowIsOpen } from './rules/now.ts';
export { shiftTargets } from './rules/shift.ts';
export { type Fact, type Facts, type Reason, type Said, saidBy } from './said.ts';
export { leads, requireShake, seatAt, seatsIn, totals } from './seats.ts';
export { isSettled, settled } from './settled.ts';
export {
  type Awaiting,
  type Block,
  CERTAIN,
  type Challenge,
  type Checker,
  type Checking,
  type Clock,
  type Fault,
  type Mat,
  type Moment,
  type Penalty,
  PHASES,
  type Phase,
  type Pick,
  type Question,
  type Role,
  type ScoreLine,
  SECTIONS,
  type Seat,
  type SeatVerdict,
  type Section,
  type Selecting,
  type Shake,
  type ShakeIn,
  type Stage,
  type State,
  type StateIn,
  TASKS,
  type Task,
  type Unsettled,
  type Viewer,
  type Writer,
} from './state.ts';
export { summary } from './summary.ts';
export { upcastEvent, upcastWhy } from './upcast.ts';
export { type TableView, view, viewEvent } from './view.ts';
