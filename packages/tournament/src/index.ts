export {
  type EntryColumns,
  type EntryLineFault,
  type ReadEntries,
  type ReadEntry,
  readEntries,
} from './csv/entries.ts';
export { type CsvRow, csvRows } from './csv/rows.ts';
export { type ReadScript, readScript, type ScriptFault } from './csv/script.ts';
export { type HallList, hallList, LISTS, type ListName, listCsv } from './csv/tables.ts';
export { type ClockPhase, clockAt, type RoundClock, roundClock } from './event/clock.ts';
export { type Act, decide, EXAMINER, judgeAt, type Outcome, playerKey, SCREENS } from './event/decide.ts';
export { type EnteredSoFar, type EntryFault, entryFaults } from './event/entry-faults.ts';
export type { At, Happening, LogEntry } from './event/event.ts';
export { evolve } from './event/evolve.ts';
export type { PlayoffChoice } from './event/playoffs.ts';
export type { Refusal, RefusalCode } from './event/refusal.ts';
export {
  type Call,
  type Certificate,
  type Competition,
  type Conduct,
  DEPTHS,
  type Depth,
  type Entry,
  type EventState,
  emptyEvent,
  type HallRound,
  type HallTable,
  type Lately,
  NUMBERS_DIFFER,
  type Official,
  type Pending,
  PUBLIC_NAMES,
  type PublicNames,
  RESULTS_SHOWN,
  ROLES,
  type Role,
  type Settings,
  type Typed,
  type Undoable,
} from './event/state.ts';
export {
  type CompetitionView,
  type EventView,
  labelOf,
  madeUpName,
  type PlacesView,
  type RoundView,
  type Row,
  type Shown,
  type SweepstakesLine,
  type SweepstakesView,
  type TableView,
  type Viewer,
  viewEvent,
} from './event/view.ts';
export { isWholeEvent, type LogFault, type Replayed, replayEvent, type WholeEvent } from './event/whole.ts';
export { answerRequest, type RequestAnswer } from './requests/answer-request.ts';
export type { RequestKey } from './requests/fault.ts';
export { type Count, type SoftCount, softCountsOf } from './seating/count.ts';
export { LEFTOVERS, type Leftover, METHODS, type Method } from './seating/method.ts';
export { seatRound } from './seating/plan.ts';
export { checkSheet, type SheetFault, type SheetShake } from './sheet.ts';
export { METRICS, type Metric, TEAM_RULES, type TeamRule } from './standings/metric.ts';
