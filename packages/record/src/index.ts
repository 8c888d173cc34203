export { recordOf } from './log.ts';
export { type CodedPosition, type CodeFault, readPositionCode, writePositionCode } from './position-code.ts';
export { readRecord } from './read.ts';
export type { MatchRecord, RecordFault, RecordKey, RecordLine, Tag } from './record.ts';
export { replayRecord } from './replay.ts';
export { writeRecord } from './write.ts';
