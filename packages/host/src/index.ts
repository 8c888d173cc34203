export type { Access } from './access.ts';
export { Attendees } from './attendees.ts';
export { BotSeats, type BotTable, type PlannedAct } from './bot-seats.ts';
export { type StoredCard, shownCard } from './card.ts';
export { type Command, type CommandResult, enter, type RefusalReason, type Reply } from './command.ts';
export { createTable, type NewTable } from './create-table.ts';
export { decideWithDice, plainDice, type SeededDecision, type TableDice } from './decide-with-dice.ts';
export { DelayedFeed } from './delayed-feed.ts';
export { frame, type Missed, missed } from './entry-frames.ts';
export { ExclusiveQueue } from './exclusive-queue.ts';
export type { Follower } from './follower.ts';
export { allGames, gamePackage, loadAdjudicator, loadGame } from './games.ts';
export { hallClockCommand, presenceCommand, startInHallCommand, warnedBeforeCommand } from './hall-commands.ts';
export { type ServerKey, serverSays } from './host-says.ts';
export { type Hosted, hostedAfter, viewerOf } from './hosted.ts';
export type { Arrival } from './lag.ts';
export { type LoggedBody, withNames } from './log-names.ts';
export { type AdmissionPolicy, type ClientSession, MessageRouter } from './message-router.ts';
export { NamedTimers } from './named-timers.ts';
export { type HeartbeatHooks, NodeHeartbeat } from './node-heartbeat.ts';
export { officialCommand, resignCommand } from './official-commands.ts';
export { type PlayerMove, playCommand, type RefereePorts } from './play-commands.ts';
export type { BotDriver, Cancel, Chance, Clock, Journal, Participant, Ports, Verdicts } from './ports.ts';
export { type AskingTable, QuestionAnswerer, undecided } from './question-answerer.ts';
export { type ReadLog, readLog } from './read-log.ts';
export { botCommand, sitCommand, standCommand, wishCommand } from './seating-commands.ts';
export type { Seeds, Sha256 } from './seeds.ts';
export { SETTINGS, type Settings } from './settings.ts';
export { StoreDown } from './store/store-down.ts';
export {
  type NewEntry,
  type RosterName,
  STREAM_KINDS,
  type StoredEntry,
  type StreamCreation,
  type StreamKind,
  type StreamRow,
  type StreamStore,
} from './store/streams.ts';
export type { Draft, Press, ServingNode, TableStore } from './store/tables.ts';
export { type Joined, type TableHooks, TableHost } from './table-host.ts';
export { type AppendedEntry, TableLog, TableMissing } from './table-log.ts';
export { type RegistryHooks, TableRegistry } from './table-registry.ts';
export { tableView } from './table-view.ts';
