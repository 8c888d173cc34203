export {
  AccountCard,
  DeviceCode,
  DeviceCodeBody,
  NameBody,
  Passkey,
  PasskeyBody,
  PasskeyOptions,
  PasskeySignUpBody,
  RecoverBody,
  RecoveryCodes,
  SetPasswordBody,
  SignedUp,
} from './accounts.ts';
export { OfficialActs, PlayerActs, UntrustedAct, wordsIn } from './act.ts';
export { Json, Name, Seq, sought, TableId, Wall } from './basics.ts';
export { EntryBody, HallClock, HallPlace, LagGrant, RaceEvidence, Role, type Ruling, readBody } from './body.ts';
export { type Change, changesBetween, withChanges } from './changes.ts';
export {
  AddPupilsBody,
  CardsBody,
  ClassBoard,
  type Did,
  DidBody,
  LogInCards,
  MovePupilBody,
  PupilHome,
  SetWork,
  StartedTables,
  StartTablesBody,
  WORK_KINDS,
  Work,
  WorkBody,
} from './class.ts';
export { ClientMessage, TableMessage } from './client.ts';
export { Credits } from './credits.ts';
export { type Decoded, decode, decodeText } from './decode.ts';
export { commitment, diceFrom, hex, readCommitment, seedBlocks } from './dice.ts';
export {
  AllPuzzleProgress,
  CurvePoint,
  CurveQuery,
  DeviceMatchAnswer,
  DeviceMatchBody,
  HistoryAnswer,
  HistoryQuery,
  MatchLog,
  MatchParams,
  MissesAnswer,
  MissesQuery,
  PlayedMatch,
  Preferences,
  PuzzleParams,
  PuzzleProgressBody,
  RatingCard,
  ReviewBody,
} from './history.ts';
export { CODE_ALPHABET, LIMITS, PROTOCOL } from './limits.ts';
export { ListedQuery, MyTablesQuery } from './lists.ts';
export {
  type Ending,
  type Followed,
  type GameHistory,
  historyAfter,
  NO_HISTORY,
  stateAfter,
  viewOf,
} from './log-fold.ts';
export { betweenShakes, inOffice, notAgreed, type Official } from './officials.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { messageReference } from './reference.ts';
export {
  ClassBody,
  ClassCard,
  CodeBody,
  EnterClassBody,
  Fault,
  FindClassBody,
  FoundClass,
  GuestBody,
  InvitationAnswer,
  InvitationBody,
  JudgeAnswer,
  JudgeQuestion,
  MakeClassBody,
  MakeTableBody,
  Me,
  MyTableCard,
  PasswordBody,
  PupilAnswer,
  SignInBody,
  SignUpBody,
  TableAnswer,
  TableCard,
  TicketAnswer,
} from './rest.ts';
export {
  type Hold,
  LAG_BANK,
  type RoomState,
  roomAfter,
  type Sitter,
  type TableClock,
  tableTime,
  wallTime,
} from './room.ts';
export {
  BlockedName,
  BlockNameBody,
  DecideReportBody,
  OpenTable,
  PageQuery,
  PairAnswer,
  PairBody,
  RemovalCard,
  ReportBody,
  ReportCard,
  ReportParams,
  ReportsQuery,
  RetentionAnswer,
  StopPairingBody,
} from './safety.ts';
export { Attendance, Entry, Person, type Refused, ServerMessage, Viewer } from './server.ts';
export type { ClientStatus, LinePorts } from './server-line.ts';
export { Bot, configOf, Setup } from './setup.ts';
export { type Answer, type ClientPorts, TableClient } from './table-client.ts';
export { LegalAct, MatchLine, RecordAnswer, Summary, View } from './view.ts';
export { looksAlike, viewBody, viewRoom } from './viewer.ts';
